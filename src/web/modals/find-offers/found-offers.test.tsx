import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import { calls } from '#contracts/index.ts';
import { FoundOffers } from './found-offers.tsx';

const [own] = calls.confirmFindMyOffers.data.parse(calls.confirmFindMyOffers.example.data);

function draw(...quotations: readonly OwnQuotation[]): string {
  const element = <FoundOffers quotations={quotations} onLeave={() => undefined} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return html.replaceAll('&amp;', '&');
}

test('what was found is told with line, plate, day, the lowest price and how many, and leads to its list', () => {
  if (!own) throw new Error('The example lists nothing');
  const html = draw(own);
  for (const words of [
    '1 teklif listeniz var',
    'Kasko',
    '34 ABC 123',
    '15.11.2026',
    '12 teklif, en düşüğü 18.450,50 TL',
  ])
    expect(html).toContain(words);
  expect(html).toContain(`href="/trafik/kasko-teklif?teklif=${own.HeaderGuid}&adim=teklifler"`);
  expect(draw({ ...own, Stage: 'expired', OfferCount: 0, LowestPremium: null, ValidUntil: null })).not.toContain(
    'en düşüğü',
  );
});

test('where nothing was found it says how far back it looked and where to begin', () => {
  expect(draw()).toMatch(/Bu numarayla teklif bulunamadı.*Son 30 günde.*href="\/"/s);
});
