/** Steps that every line has, each loaded when it is reached. */
export const stepParts = {
  offers: async () => (await import('../offers/offers.tsx')).Offers,
  mailed: async () => (await import('../offers/mailed-offers.tsx')).MailedOffers,
  compare: async () => (await import('../compare/compare.tsx')).Compare,
  addOns: async () => (await import('../offers/add-ons/add-ons-page.tsx')).AddOnsPage,
  payment: async () => (await import('../checkout/checkout.tsx')).Checkout,
  result: async () => (await import('../result/result.tsx')).Result,
  lostResult: async () => (await import('../result/not-here.tsx')).NotHere,
  renewal: async () => (await import('../renewal/renewal.tsx')).Renewal,
  proof: async () => (await import('../verification/proof-card.tsx')).ProofCard,
  own: async () => (await import('../offers/keep/own-link.tsx')).OwnLink,
  shared: async () => (await import('../offers/shared-offers.tsx')).SharedOffers,
} as const;
