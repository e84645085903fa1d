/** So many travel under one policy. */
export const mostTravellers = 5;
/** One journey lasts no longer than so many days; beyond that a year is the better policy. */
export const longestTripDays = 180;
/** A journey is planned long before it, and its visa asks for the policy then. */
export const daysBeforeTrip = 180;
