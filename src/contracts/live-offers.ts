/** The API's socket on which a quotation's offers arrive; each message is one list of offers, see calls/offer.ts. */
export const liveOffersPath = '/list/Offers/live';

/** The same for browsers, on the site. */
export const siteLivePath = '/canli-teklifler';

/** Why the API closes the socket. */
export const liveCloseCodes = {
  /** Everything has been told. */
  complete: 1000,
  /** The visitor's own quotation, whose phone was proven too long ago. */
  proofOld: 4401,
  notFound: 4404,
  tooMany: 4429,
} as const;
