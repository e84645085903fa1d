/** Limits in lira of what a home policy pays neighbours, and the owner of a rented home. */
export const homeLiabilityLimits = ['100000', '250000', '500000', '1000000'] as const;
