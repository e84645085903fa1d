import { foldTurkish } from '../turkish-text.ts';

type PersonName = { readonly name: string; readonly surname: string };

const wordsOf = (text: string) =>
  foldTurkish(text.normalize('NFKC'))
    .split(/[^\p{Letter}]+/u)
    .filter((word) => word !== '');

/** One of them may leave out second names, or write two as one word. */
function fits(typed: string, registered: string): boolean {
  const [one, other] = [wordsOf(typed), wordsOf(registered)];
  if (one.length === 0 || other.length === 0) return false;
  const [shorter, longer] = one.length <= other.length ? [one, new Set(other)] : [other, new Set(one)];
  return one.join('') === other.join('') || shorter.every((word) => longer.has(word));
}

/** Whether a name is the register's, whatever its case and marks and with or without second names. */
export function nameFits(typed: PersonName, registered: PersonName): boolean {
  return fits(typed.name, registered.name) && fits(typed.surname, registered.surname);
}
