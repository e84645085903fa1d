import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CoverageValue } from '#domain/quote/coverage.ts';
import { anOffer } from '#testing/sample-offers.ts';
import { AskedMinimumContext } from '../../offer/asked-minimum.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { MinimumNote } from '../minimum-note.tsx';
import { OfferCard } from './offer-card.tsx';

const euro = (whole: number): CoverageValue => ({ kind: 'foreignAmount', currency: 'EUR', amount: whole * 100 });

function card(medical: number, asked: boolean, change: Partial<OfferView> = {}, isOpen = true): string {
  const offer = {
    ...anOffer('a', {
      line: 'seyahat',
      coverages: new Map([
        ['tibbiTedavi', euro(medical)],
        ['tibbiNakil', { kind: 'included' }],
        ['cenazeNakli', { kind: 'included' }],
      ]),
    }),
    ...change,
    price: 100_000,
  };
  return renderToStaticMarkup(
    <AskedMinimumContext value={asked ? { of: 'schengen', day: '2026-12-01' } : undefined}>
      <OfferCard offer={offer} shortfalls={[]} isOpen={isOpen} onToggle={() => undefined} />
    </AskedMinimumContext>,
  );
}

test('an offer says whether it reaches the minimum of a visa, and what it lacks', () => {
  expect(card(30_000, true)).toContain('Schengen asgari teminatını karşılıyor');
  expect(card(15_000, true)).toContain('Schengen asgari teminatını karşılamıyor: tıbbi tedavi (en az 30.000 €)');
});

test('a closed card has a mark for it', () => {
  expect(card(30_000, true, {}, false)).toContain('Schengen asgarisi: tamam');
  expect(card(15_000, true, {}, false)).toContain('Schengen asgarisi: eksik');
  expect(card(15_000, true, {}, false)).not.toContain('30.000 €');
});

test('nothing is said where nobody asks, and nothing before the coverages are told', () => {
  expect(card(30_000, false)).not.toContain('asgari');
  expect(card(30_000, true, { coverageState: 'coming' })).not.toContain('asgari');
});

test('the list tells what is asked for and what a refused visa means', () => {
  const html = renderToStaticMarkup(<MinimumNote minimum={{ of: 'schengen', day: '2026-12-01' }} />);
  expect(html).toContain('en az 30.000 €');
  expect(html).toContain('Vizeniz reddedilirse');
  expect(renderToStaticMarkup(<MinimumNote minimum={undefined} />)).toBe('');
});
