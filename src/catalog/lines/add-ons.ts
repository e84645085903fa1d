import type { LineKey } from '#domain/lines.ts';
import { lines } from './index.ts';

/** Lines offered beside a line, each added to or removed from the basket on its own. */
export function addOnsOf(line: LineKey): readonly LineKey[] {
  const { addOns } = lines[line];
  return addOns === 'none' ? [] : addOns;
}
