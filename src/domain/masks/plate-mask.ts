import { plainCapitals } from '../turkish-text.ts';
import type { Mask } from './mask.ts';

const parts = /^(\d{0,2})([A-Z]{0,3})(\d{0,4})$/;
const runs = /\d+|[A-Z]+/g;

const characters = (text: string) => plainCapitals(text).replace(/[^A-Z\d]/g, '');

/** Province, letters and digits with single spaces between them; the blue TR band is no part of a plate. */
export const plateMask: Mask = {
  name: 'plaka',
  slots: '## AAA ####',
  inputMode: 'text',
  minRaw: 7,
  maxRaw: 8,
  characters,
  rawFrom: (text) => characters(text).replace(/^TR(?=\d)/, ''),
  format: (raw) => (parts.exec(raw)?.slice(1) ?? raw.match(runs) ?? []).filter((part) => part !== '').join(' '),
};
