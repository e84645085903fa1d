/** A calendar month may have a day more than the term sold for it. */
const tolerance = 3;

/** The shortest term sold that reaches so many days. */
export function termReaching(terms: readonly number[], days: number): number | undefined {
  return terms.find((term) => days > 0 && days <= term + tolerance);
}
