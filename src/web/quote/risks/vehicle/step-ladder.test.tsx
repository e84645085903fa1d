import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepLadder } from './step-ladder.tsx';

const drawn = (step: number | null) => renderToStaticMarkup(<StepLadder step={step} today="2026-11-15" />);

test('nine steps are told in words, one’s own is marked, and what a year changes stands below', () => {
  const html = drawn(6);
  expect(html.match(/<li/g)).toHaveLength(9);
  expect(html).toMatch(/aria-current="step"[^>]*><span class="sr-only">6\. basamak: %20 indirim</);
  expect(html).toContain('0. basamak: %200 artırım');
  expect(html).toContain('4. basamak: temel fiyat');
  expect(html).toContain('Hasarsız bir yıl sizi 7. basamağa çıkarır, tavan fiyat %25 düşer.');
  expect(html).toContain('5. basamakta tavan fiyat %19 artar.');
});

test('the ends of the ladder promise nothing beyond it, and a first entry stands on step 4', () => {
  expect(drawn(8)).toContain('En yüksek basamaktasınız');
  expect(drawn(8)).not.toContain('9. basama');
  expect(drawn(0)).not.toMatch(/Hasarlı bir yıl|1\. basamağa çıkarır/);
  expect(drawn(0)).toContain('0. basamaktan çıkmak iki yıl sürebilir');
  expect(drawn(null)).toMatch(/aria-current="step"[^>]*><span class="sr-only">4\. basamak/);
});
