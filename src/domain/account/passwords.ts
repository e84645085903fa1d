export const shortestPassword = 8;
export const longestPassword = 128;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'guessable';

const keyOf = (text: string) => text.toLowerCase().replace(/\s/g, '');

/** A new password is long enough and does not repeat what others know of its owner. */
export function judgePassword(password: string, known: readonly string[]): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < shortestPassword) return 'tooShort';
  if (length > longestPassword) return 'tooLong';
  return known.some((text) => keyOf(text) === keyOf(password)) ? 'guessable' : undefined;
}

/** Letters and digits nobody takes for one another; 32 of them carry five bits each. */
export const temporaryAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const temporaryMinutes = 10;
const temporaryForm = new RegExp(`^[${temporaryAlphabet}]{4}(?:-[${temporaryAlphabet}]{4}){2}$`);

/** The form tells a temporary password from a chosen one, so that one comparison is enough for either. */
export function looksTemporary(password: string): boolean {
  return temporaryForm.test(password);
}

/** Twelve numbers below 32 as 'ABCD-EFGH-JKLM'. */
export function writeTemporary(numbers: readonly number[]): string {
  const letters = numbers.map((number) => temporaryAlphabet[number % temporaryAlphabet.length] ?? '').join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`;
}
