import type { Rule } from './rule.ts';

/** The confirmation repeats the password letter by letter. */
export function passwordMatch(password: string): Rule {
  return (confirmation) => (confirmation === password ? undefined : { message: 'passwordsDiffer' });
}
