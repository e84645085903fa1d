import { plainCapitals, plainDigits } from '../turkish-text.ts';
import type { Mask } from './mask.ts';

type Given = Pick<Mask, 'name' | 'slots' | 'inputMode'> & Partial<Mask>;

const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '');
const lettersOf = (text: string) => plainCapitals(text).replace(/[^A-Z]/g, '');

function fill(slots: string, raw: string): string {
  let display = '';
  let used = 0;
  for (const slot of slots) {
    if (used >= raw.length) break;
    display += slot === '#' || slot === 'A' ? raw[used++] : slot;
  }
  return display;
}

/** A mask whose slots all take the same kind of character. */
export function fixedMask(given: Given): Mask {
  const characters = given.slots.includes('A') ? lettersOf : digitsOf;
  const maxRaw = given.slots.replace(/[^#A]/g, '').length;
  return {
    minRaw: maxRaw,
    maxRaw,
    characters,
    rawFrom: characters,
    format: (raw) => fill(given.slots, raw) + raw.slice(maxRaw),
    ...given,
  };
}
