import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { anOffer, noOffer } from '#testing/sample-offers.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { emptyList, type ListState, loadingList } from '../../lists/list-slice.ts';
import { UserProvider } from '../../user/user-context.tsx';
import { cheapestOffers } from './cheapest.ts';
import { loadOffers } from './load-offers.ts';
import { OffersPage } from './offers-page.tsx';

const [example] = calls.myOffers.data.parse(calls.myOffers.example.data);
if (!example) throw new Error('The example lists nothing');
const own: OwnQuotation = example;
const over = { OfferCount: 0, LowestPremium: null, ValidUntil: null } as const;
const today = '2026-11-16';

function draw(offers: ListState<OwnQuotation>): string {
  const element = (
    <UserProvider user={null}>
      <OffersPage loaded={{ offers, today }} />
    </UserProvider>
  );
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return html.replaceAll('&amp;', '&');
}
const drawOne = (change: Partial<OwnQuotation>) => draw({ ...emptyList, data: [{ ...own, ...change }] });
const offersOf = `/trafik/kasko-teklif?teklif=${own.HeaderGuid}&adim=teklifler`;

describe('[T-10] the list of offers', () => {
  test('says that it is loading, that it failed and how to go on, or that there is nothing yet and where to begin', () => {
    expect(draw(loadingList)).toContain('Teklifleriniz getiriliyor');
    const failed = draw({ ...emptyList, hasErrors: true, message: 'Şu anda yoğunluk var.' });
    expect(failed).toContain('Şu anda yoğunluk var.');
    expect(failed).toContain('Yeniden dene');
    expect(draw(emptyList)).toMatch(/Henüz teklif istemediniz.*href="\/trafik\/kasko-teklif".*href="\/"/s);
  });

  test('fails with the sentence of the reply, and without one where none came', async () => {
    const http = (reply: unknown): HttpLayer => ({ call: async () => reply as never });
    expect((await loadOffers(http(envelope('ok', [own])))).offers).toEqual({ ...emptyList, data: [own] });
    expect((await loadOffers(http(envelope('tokenControl', null)))).offers.hasErrors).toBe(true);
    expect((await loadOffers(http(undefined))).offers).toEqual({ ...emptyList, hasErrors: true });
  });
});

describe('one quotation', () => {
  test('that is open names what it is for, the lowest price and until when, and leads to its list', () => {
    const html = drawOne({});
    for (const words of ['Kasko', '34 ABC 123', '18.450,50 TL', '12 teklif', '22.11.2026 12:30', 'En ucuzları'])
      expect(html).toContain(words);
    expect(html).toContain(`href="${offersOf}"`);
    expect(drawOne({ OfferCount: 1 })).not.toContain('karşılaştır');
  });

  test('that ran out is asked again; one whose first day is over begins at its questions', () => {
    const html = drawOne({ Stage: 'expired', ...over });
    expect(html).toContain('Yeniden fiyat al');
    expect(html).toContain(`href="${offersOf}"`);
    const past = drawOne({ Stage: 'expired', ...over, PolicyStart: '2026-11-15' });
    expect(past).not.toContain('Yeniden fiyat al');
    expect(past).toContain('Yeni başlangıç günü seç');
    expect(past).toContain(`href="/trafik/kasko-teklif?teklif=${own.HeaderGuid}"`);
  });

  test('of a line without further questions begins anew', () => {
    const past = drawOne({ Line: 'yabanci', Stage: 'expired', ...over, PolicyStart: '2026-11-15' });
    expect(past).toContain('Yeni teklif al');
    expect(past).not.toContain(own.HeaderGuid);
  });

  test('that is looked at, was bought or found nobody says so, and what an insurer wants', () => {
    expect(drawOne({ Stage: 'waiting', ...over })).toMatch(/Şirketler inceliyor.*haber veririz/s);
    expect(drawOne({ Stage: 'waiting', ...over, DocumentsWanted: true })).toMatch(
      /sizden belge istiyor.*Belgeyi gönder/s,
    );
    expect(drawOne({ Stage: 'bought', ...over })).toContain('href="/hesabim?page=policelerim"');
    expect(drawOne({ Stage: 'none', ...over })).toContain('Bilgileri değiştir');
  });
});

test('the cheapest offers of three insurers that sell stand side by side', () => {
  const offer = (id: string, insurer: string, price: number) => ({ ...anOffer(id), id, insurer, price });
  const offers = [
    offer('a', '901', 300),
    offer('b', '901', 200),
    offer('c', '903', 250),
    offer('d', '904', 100),
    offer('e', '905', 400),
    { ...offer('f', '906', 1), mode: 'quoteOnly' as const },
    { ...offer('g', '907', 1), line: 'ferdikaza' as const },
    noOffer('h', { state: 'declined' }),
  ];
  expect(cheapestOffers(offers, 'kasko')).toEqual(['d', 'b', 'c']);
});
