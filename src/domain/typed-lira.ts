import { fromLira, isLira, type Kurus } from './money.ts';

const grouped = /^\d{1,3}(\.\d{3})+,\d{1,2}$/;

/**
 * A sum as people type it: 1234, 1234,5, 1234.50 or 1.234,50. Undefined for anything else, and for 1.234, which may be a
 * thousand or one.
 */
export function readTypedLira(text: string): Kurus | undefined {
  const typed = text.trim().replace(/\s*(TL|₺)$/i, '');
  const plain = (grouped.test(typed) ? typed.replaceAll('.', '') : typed).replace(',', '.');
  return isLira(plain) && !plain.startsWith('-') ? fromLira(plain) : undefined;
}
