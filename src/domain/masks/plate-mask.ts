import { plainCapitals } from '../turkish-text.ts';
import type { Mask } from './mask.ts';

const maxRaw = 8;
const parts = /^(\d{0,2})([A-Z]{0,3})(\d{0,4})$/;
const typedInOrder = /^(?:\d{0,2}|\d{2}[A-Z]{1,3}\d{0,4})$/;

const stands = (raw: string) => raw.length <= maxRaw && parts.test(raw);
const characters = (text: string) => plainCapitals(text).replace(/[^A-Z\d]/g, '');

/** A part may be short while somebody mends it, but what is typed goes to the part whose turn it is. */
function fits({ before, character, after }: Parameters<Mask['fits']>[0]): boolean {
  const inTurn = typedInOrder.test(before + character) || !typedInOrder.test(before);
  return inTurn && stands(before + character + after);
}

/** Province, letters and digits with single spaces between them; the blue TR band is no part of a plate. */
export const plateMask: Mask = {
  name: 'plaka',
  slots: '## AAA ####',
  inputMode: 'text',
  minRaw: 7,
  maxRaw,
  characters,
  rawFrom: (text) =>
    [...characters(text).replace(/^TR(?=\d)/, '')].reduce((raw, next) => (stands(raw + next) ? raw + next : raw), ''),
  format: (raw) => (parts.exec(raw)?.slice(1) ?? [raw]).filter((part) => part !== '').join(' '),
  fits,
};
