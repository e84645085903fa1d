/** A phone may have been bought so many days ago: 24 months, whichever years they fall in. */
export const oldestInvoiceDays = 731;
/** No insurer begins a policy for a phone that was bought longer ago. */
export const oldestPhoneYears = 2;
/** What an invoice may say, in lira. */
export const invoicePrices = { lowest: 1_000, highest: 250_000 } as const;
