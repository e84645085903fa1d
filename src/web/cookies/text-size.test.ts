import { expect, test } from 'vitest';
import { parseTextSize } from './text-size.ts';

test('a stored text size is read, anything else is normal', () => {
  expect(parseTextSize('large')).toBe('large');
  expect(parseTextSize('larger')).toBe('larger');
  for (const odd of [undefined, '', 'huge', '"><script>']) expect(parseTextSize(odd)).toBe('normal');
});
