/** How far back a phone finds what was asked with it: it changes hands, and what is older may be somebody else's. */
export const foundDays = 30;
