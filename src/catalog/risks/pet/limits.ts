/** So many animals are insured under one policy. */
export const mostPets = 3;
/** From this age on, on the day the policy begins, the law wants every cat and dog to have a chip. */
export const chipFromMonths = 6;
/** Nobody insures an animal that is younger or older on the day the policy begins; insurers draw closer limits of their own. */
export const youngestMonths = 2;
export const oldestYears = 20;
