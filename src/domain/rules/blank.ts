/** Nothing a person can see: spaces and invisible characters do not count as an answer. */
export function isBlank(value: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(value);
}
