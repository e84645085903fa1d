import type { Day } from '../dates.ts';
import { foldPassword, isCommonPassword } from './password-habits.ts';

export const shortestPassword = 8;
export const longestPassword = 128;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'guessable' | 'common';

/** What others may know of who chooses a password. */
export type PasswordOwner = {
  readonly nationalNumber: string;
  readonly phone: string;
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  readonly birthdate: Day | undefined;
};

const shortestPart = 3;
/** With less than this beside what is known, a password is known. */
const fewestOfOnesOwn = 5;

function datesOf(birthdate: Day | undefined): readonly string[] {
  const [year = '', month = '', day = ''] = birthdate?.split('-') ?? [];
  return [`${day}${month}${year}`, `${year}${month}${day}`, `${day}${month}${year.slice(2)}`, year];
}

function knownParts({ nationalNumber, phone, email, name, surname, birthdate }: PasswordOwner): readonly string[] {
  const words = [
    email,
    email.split('@')[0] ?? '',
    ...email.split(/[@._+-]/),
    ...name.split(' '),
    ...surname.split(' '),
  ];
  return [nationalNumber, phone, ...datesOf(birthdate), ...words]
    .map((part) => foldPassword(part).replace(/[^a-z0-9]/g, ''))
    .filter((part) => part.length >= shortestPart)
    .sort((one, other) => other.length - one.length);
}

/** Whether hardly anything stands beside what others know of its owner. */
function repeatsOwner(password: string, owner: PasswordOwner): boolean {
  const whole = foldPassword(password).replace(/[^a-z0-9]/g, '');
  const left = knownParts(owner).reduce((text, part) => text.replaceAll(part, ''), whole);
  return left !== whole && left.length < fewestOfOnesOwn;
}

/** A new password is long enough, does not repeat what others know of its owner, and is not one that many have. */
export function judgePassword(
  password: string,
  { owner, siteWords }: { readonly owner: PasswordOwner; readonly siteWords: readonly string[] },
): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < shortestPassword) return 'tooShort';
  if (length > longestPassword) return 'tooLong';
  if (repeatsOwner(password, owner)) return 'guessable';
  return isCommonPassword(password, siteWords) ? 'common' : undefined;
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
