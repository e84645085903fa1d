import { fromLira, isLira, type Kurus } from './money.ts';

/** A sum as people write it: 1234,56 or 1.234,56, with or without its TL. */
export function liraOf(text: string): Kurus | undefined {
  const bare = text.replace(/\s*TL$/i, '').trim();
  const whole = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare) ? bare.replaceAll('.', '') : bare;
  const plain = whole.replace(',', '.');
  return isLira(plain) && !plain.startsWith('-') ? fromLira(plain) : undefined;
}
