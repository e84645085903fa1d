import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleOffer } from '#contracts/calls/offer.ts';
import { readOffer } from '../../offer/offer-view.ts';
import { PriceScaleContext, priceScaleOf } from '../../offer/price-scale.ts';
import { CeilingNote } from '../official-price/ceiling-note.tsx';
import { PricePlace } from './price-place.tsx';

const ceiling = { Gross: 10_000, CapFrom: '2026-11-01', Published: false };
const priced = (lira: number) => readOffer({ ...exampleOffer, Line: 'trafik', GrossPremium: lira });
const scale = priceScaleOf(ceiling, [priced(9000), priced(8200)]);

const drawn = (lira: number) =>
  renderToStaticMarkup(
    <PriceScaleContext value={scale}>
      <PricePlace price={lira * 100} />
    </PriceScaleContext>,
  );

test('a price is told by its distance to the ceiling, in words and as a bar of six pixels', () => {
  expect(drawn(9100)).toContain('Yasal tavanın %9 altında');
  expect(drawn(9100)).toContain('Yasal tavan 10.000,00 TL. Bu fiyat: Yasal tavanın %9 altında.');
  expect(drawn(9100)).toMatch(/aria-hidden="true" class="h-1\.5 /);
  expect(drawn(9100)).toContain('width:50%');
});

test('the cheapest offer begins the bar, a price at the ceiling fills it', () => {
  expect(drawn(8200)).toContain('En ucuz, yasal tavanın %18 altında');
  expect(drawn(8200)).toContain('width:0%');
  expect(drawn(9990)).toContain('Yasal tavana çok yakın');
  expect(drawn(10_000)).toContain('Yasal tavan fiyatı');
  expect(drawn(10_000)).toContain('width:100%');
});

test('nothing is claimed of a price above our ceiling, nor where there is none', () => {
  expect(drawn(10_001)).toBe('');
  expect(priceScaleOf(ceiling, [priced(10_001)])).toBeUndefined();
  expect(priceScaleOf(undefined, [priced(9000)])).toBeUndefined();
  expect(priceScaleOf(ceiling, [])).toBeUndefined();
  expect(renderToStaticMarkup(<PricePlace price={900_000} />)).toBe('');
});

test('the ceiling is said once, with its month, and as our calculation where figures of it are estimated', () => {
  expect(renderToStaticMarkup(<CeilingNote ceiling={ceiling} scale={scale} />)).toContain(
    'Hesabımıza göre basamağınız ve iliniz için yasal tavan: 10.000,00 TL (Kasım 2026).',
  );
  const sure = { ...ceiling, CapFrom: '2026-02-01', Published: true };
  expect(renderToStaticMarkup(<CeilingNote ceiling={sure} scale={scale} />)).toContain(
    '>Basamağınız ve iliniz için yasal tavan: 10.000,00 TL (Şubat 2026).<',
  );
  expect(renderToStaticMarkup(<CeilingNote ceiling={ceiling} scale={undefined} />)).toBe('');
});
