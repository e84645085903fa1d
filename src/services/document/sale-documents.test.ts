import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { OfferRow } from '#ports/quotations.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { offered, offerOf } from '#testing/purchase.ts';
import { offerDocument } from './offer-document.ts';
import { saleDocuments } from './sale-documents.ts';

let api: TestApi;
let basket: readonly OfferRow[];
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true });
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

async function newBasket(): Promise<readonly OfferRow[]> {
  const offers = await offered(api);
  const ids = [offerOf(offers, '902').OfferGuid, offerOf(offers, '912', 'ferdikaza').OfferGuid];
  const rows = await api.ports.quotations.offers(ids);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

const behave = (insurer: string, mode: 'ok' | 'error') =>
  api.sandbox.world.behaviours.change(`insurers/${insurer}`, { mode });

describe('the texts of a sale', () => {
  beforeAll(async () => {
    basket = await newBasket();
  });

  test('are the form of every insurer and our contract, which must be accepted, and the offers', async () => {
    const [main, addOn] = basket.map(({ id }) => id);
    const answer = await saleDocuments(api.ports, basket);
    if (answer.kind !== 'documents') throw new Error(answer.offer.insurer);
    expect(answer.documents.map(({ key, title, mustAccept }) => [key, title, mustAccept])).toEqual([
      [`informationForm:${main}`, 'Bilgilendirme formu: Lodos Sigorta, Kasko', true],
      [`informationForm:${addOn}`, 'Bilgilendirme formu: Patika Sigorta, Ferdi kaza', true],
      ['distanceSales', 'Mesafeli satış sözleşmesi', true],
      [`offer:${main}`, 'Teklif: Lodos Sigorta, Kasko', false],
      [`offer:${addOn}`, 'Teklif: Patika Sigorta, Ferdi kaza', false],
    ]);
    for (const { hash } of answer.documents) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const [row] = basket;
    const form = row && (await offerDocument(api.ports, row, 'informationForm'));
    if (form?.kind !== 'document') throw new Error('no form');
    expect(createHash('sha256').update(form.document.content).digest('hex')).toBe(answer.documents[0]?.hash);
  });

  test('stay the same when they are asked for again, even while the insurers are down', async () => {
    const before = await saleDocuments(api.ports, basket);
    behave('902', 'error');
    behave('912', 'error');
    expect(await saleDocuments(api.ports, basket)).toEqual(before);
  });
});

test('without the form of an insurer nothing is sold: it is named and can be tried again', async () => {
  const fresh = await newBasket();
  behave('912', 'error');
  expect(await saleDocuments(api.ports, fresh)).toMatchObject({ kind: 'unavailable', offer: { insurer: '912' } });
  behave('912', 'ok');
  expect((await saleDocuments(api.ports, fresh)).kind).toBe('documents');
});

test("an insurer's offer PDF that is missing holds up no sale", async () => {
  const fresh = await newBasket();
  const [row] = fresh;
  const insurer = api.ports.insurers.get('902');
  if (!row || !insurer) throw new Error('no offer');
  await offerDocument(api.ports, row, 'informationForm');
  behave('902', 'error');
  const answer = await saleDocuments(api.ports, [row]);
  expect(answer.kind === 'documents' && answer.documents.map(({ key }) => key)).toEqual([
    `informationForm:${row.id}`,
    'distanceSales',
  ]);
});
