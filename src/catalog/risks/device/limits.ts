/** A phone may have been bought so many days ago: 24 months, whichever years they fall in. */
export const oldestInvoiceDays = 731;
/** What an invoice may say, in lira. */
export const invoicePrices = { lowest: 1_000, highest: 250_000 } as const;
