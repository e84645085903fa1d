import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceRange } from './price-range.tsx';
import { SampleOffer } from './sample-offer.tsx';

test('the range names its days, the line and how many offers it is read from; without one nothing is said', () => {
  const range = { Low: 12_400.4, High: 38_900, OfferCount: 214, Days: 30 };
  expect(renderToStaticMarkup(<PriceRange line="kasko" range={range} />)).toContain(
    'Son 30 günde bu sitede görülen kasko fiyatları: 12.400 – 38.900 TL (214 teklif)',
  );
  expect(renderToStaticMarkup(<PriceRange line="trafik" range={range} />)).toContain(
    'zorunlu trafik sigortası fiyatları',
  );
  expect(renderToStaticMarkup(<PriceRange line="kasko" range={null} />)).toBe('');
});

test('the sample offer says that it is a drawing, names no price and holds nothing to press', () => {
  const covered = ['Çarpma', 'Yangın', 'Hırsızlık', 'Deprem'].map((Title) => ({ Title, Text: '' }));
  const html = renderToStaticMarkup(<SampleOffer covered={covered} />);
  expect(html).toContain('>Örnek<');
  expect(html).toContain('Bu bir çizimdir');
  expect(html).toContain('Hırsızlık');
  expect(html).not.toContain('Deprem');
  expect(html).not.toMatch(/<button|<a |\d TL/);
});
