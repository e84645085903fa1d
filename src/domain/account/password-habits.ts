import { foldTurkish } from '../turkish-text.ts';
import { commonWords } from './common-words.ts';

/** Digits and signs that people write for letters. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** Keys and letters in the order a finger or a child goes through them: Turkish Q and F, plain Q, and the columns. */
const orders = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'abccdefgghiijklmnooprsstuuvyz',
  'qwertyuiopgu',
  'asdfghjklsi',
  'zxcvbnmoc',
  'fggiodrnhpqw',
  'uieautkmlysx',
  'jovcczsb',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujmikolp',
  'a1b2c3d4e5f6g7h8i9',
].flatMap((order) => [order, [...order].reverse().join('')]);

const shortestWalk = 3;
/** A word with more than this around it is no longer just a word. */
const mostAround = 8;
const mostBesideWalks = 2;
/** Shorter runs of digits are dates, phones and other numbers of a life. */
const shortestNumber = 12;
const fewestDifferent = 4;

const plate = /^(?:0[1-9]|[1-7]\d|8[01])[a-z]{1,3}\d{2,5}$/;
const repeated = /^(.{1,4}?)\1+.{0,2}$/;

export const foldPassword = (text: string) => foldTurkish(text.normalize('NFKC'));
const plain = (text: string) => text.replace(/[^a-z0-9]/g, '');

function lettersFor(text: string, one: 'i' | 'l' = 'i'): string {
  return [...text].map((sign) => (sign === '1' ? one : (lookalikes[sign] ?? sign))).join('');
}

/** What is left of a password without the digits and signs around it, in each way it can be read. */
function coresOf(folded: string): readonly string[] {
  const ahead = folded.replace(/[^a-z]+$/, '');
  const inner = ahead.replace(/^[^a-z]+/, '');
  const letters = folded.replace(/[^a-z]/g, '');
  const stripped = [folded, ahead, inner, letters].filter((core) => folded.length - core.length <= mostAround);
  const read = stripped.flatMap((core) => [core, lettersFor(core), lettersFor(core, 'l')]);
  return [...new Set(read.map(plain))].filter((core) => core.length >= shortestWalk);
}

function isWordOrTwo(core: string, known: ReadonlySet<string>): boolean {
  const isKnown = (word: string) => known.has(word) || commonWords.has(word);
  if (isKnown(core)) return true;
  return Array.from(core).some((_, at) => isKnown(core.slice(0, at)) && isKnown(core.slice(at)));
}

/** How many signs at this place follow one of the orders. */
function walkAt(text: string, from: number): number {
  let length = 0;
  while (from + length < text.length && orders.some((order) => order.includes(text.slice(from, from + length + 1)))) {
    length += 1;
  }
  return length;
}

function isWalked(text: string): boolean {
  let beside = 0;
  let at = 0;
  while (at < text.length) {
    const length = walkAt(text, at);
    if (length < shortestWalk) beside += 1;
    at += length < shortestWalk ? 1 : length;
  }
  return beside <= mostBesideWalks && beside < text.length;
}

/** Whether a password is one that many others have, or made as others make theirs. Words of the site count as common. */
export function isCommonPassword(password: string, siteWords: readonly string[] = []): boolean {
  const folded = foldPassword(password);
  const text = plain(folded);
  if (/^\d*$/.test(text) && text.length < shortestNumber) return true;
  if (new Set(folded).size < fewestDifferent || repeated.test(text) || plate.test(text) || isWalked(text)) return true;
  const known = new Set(siteWords.map((word) => plain(foldPassword(word))));
  return coresOf(folded).some((core) => isWordOrTwo(core, known) || isWalked(core) || isRepeatedWord(core, known));
}

function isRepeatedWord(core: string, known: ReadonlySet<string>): boolean {
  const unit = /^(.{3,}?)\1+$/.exec(core)?.[1];
  return unit !== undefined && isWordOrTwo(unit, known);
}
