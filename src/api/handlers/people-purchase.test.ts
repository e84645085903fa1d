import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import { fromLira } from '#domain/money.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { healthy, newcomer, openHealthQuotation, resident, themselves } from '#testing/health-quotation.ts';
import { readPdf } from '#testing/pdf-text.ts';
import { movementsOf } from '#testing/policy-holder.ts';
import { buy, type Offered, offerOf, readDetail, settledOffers } from '#testing/purchase.ts';
import { openTrip, openTripByPassport, selfRow } from '#testing/trip-quotation.ts';
import type { Quoting } from '#testing/vehicle-quotation.ts';
import { vehicleWords } from '#testing/vehicle-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

/** The sandbox's family of the customer. */
const husband = { individual: 1, Relation: '2', NationalNumber: '11100000104', ...healthy } as const;
const daughter = { individual: 1, Relation: '3', NationalNumber: '11100000272', ...healthy, Height: 140, Weight: 35 };
const travelling = [
  selfRow,
  { individual: 1, Relation: '2', NationalNumber: '11100000104' },
  { individual: 1, Relation: '3', NationalNumber: '11100000272' },
];

async function asked(quoting: Quoting, answers: object = {}): Promise<Offered> {
  expect((await quoting.update(answers)).envelope.Messages).toEqual(['Başarılı']);
  return { quoting, offers: await settledOffers(quoting) };
}

async function pdf({ browser }: Quoting, model: object) {
  const { envelope } = await browser.bySite(calls.getPdf.path, model);
  return readPdf(Buffer.from(calls.getPdf.data.parse(envelope.Data).Base64, 'base64')).text;
}

const sumOf = (prices: readonly { readonly GrossPremium: number }[]) =>
  prices.reduce((sum, { GrossPremium }) => sum + fromLira(GrossPremium), 0);

type Journey = {
  readonly line: 'tamamlayici' | 'bireysel' | 'yabanci' | 'seyahat';
  readonly insurer: string;
  readonly open: () => Promise<Offered>;
  readonly end: string;
  readonly start?: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly minimum?: { readonly Of: string; readonly State: string };
};

const journeys: readonly (readonly [name: string, Journey])[] = [
  [
    'a family of three by their numbers, supplementary',
    {
      line: 'tamamlayici',
      insurer: '901',
      open: async () => asked(await openHealthQuotation(api), { fam: [themselves, husband, daughter] }),
      end: '2027-11-20',
      title: '3 kişi',
      names: ['Deniz', 'Bora', 'Duru'],
    },
  ],
  [
    'a child alone, individual',
    {
      line: 'bireysel',
      insurer: '908',
      open: async () => asked(await openHealthQuotation(api, { QueryType: 'bireysel' }), { fam: [daughter] }),
      end: '2027-11-20',
      title: '1 kişi',
      names: ['Duru'],
    },
  ],
  [
    'a foreigner by number for two years',
    {
      line: 'yabanci',
      insurer: '908',
      open: async () => asked(await openHealthQuotation(api, resident), { TermYears: '2' }),
      end: '2028-11-20',
      title: '1 kişi',
      names: ['Katrin'],
      minimum: { Of: 'residencePermit', State: 'met' },
    },
  ],
  [
    'a foreigner by passport for a year',
    {
      line: 'yabanci',
      insurer: '903',
      open: async () => asked(await openHealthQuotation(api, newcomer)),
      end: '2027-11-20',
      title: '1 kişi',
      names: ['Ingrid'],
      minimum: { Of: 'residencePermit', State: 'met' },
    },
  ],
  [
    'a family of three for a week',
    {
      line: 'seyahat',
      insurer: '912',
      open: async () => asked(await openTrip(api), { fam: travelling }),
      start: '2026-12-01',
      end: '2026-12-08',
      title: 'Schengen ülkeleri, 3 kişi',
      names: ['Deniz', 'Bora', 'Duru'],
      minimum: { Of: 'schengen', State: 'met' },
    },
  ],
  [
    'a year of journeys by passport',
    {
      line: 'seyahat',
      insurer: '905',
      open: async () => asked(await openTripByPassport(api), { TripKind: '2' }),
      start: '2026-12-01',
      end: '2027-12-01',
      title: 'Schengen ülkeleri, 1 kişi',
      names: ['Erika'],
      minimum: { Of: 'schengen', State: 'met' },
    },
  ],
];

describe.each(journeys)('%s', (_name, journey) => {
  const { line, insurer, start = '2026-11-20', end, title, names } = journey;
  const email = `${line}-${insurer}@example.com`;
  let found: Offered;
  let main: Offer;
  let bought: OrderStatus;
  beforeAll(async () => {
    found = await journey.open();
    main = offerOf(found, insurer, line);
  });

  test('is told before paying: the people, the period, the price of each, and what to read', async () => {
    const told = await readDetail(found.quoting, { main, email });
    expect(told).toMatchObject({
      PriceCheck: { State: 'same' },
      Insured: { Title: title },
      GrossPremium: main.GrossPremium,
      Items: [{ Line: line, PolicyStart: start, PolicyEnd: end }],
    });
    const [item] = told.Items;
    expect(item?.PersonPrices.map(({ Name }) => Name)).toEqual(names);
    expect(sumOf(item?.PersonPrices ?? [])).toBe(fromLira(told.GrossPremium));
    if (journey.minimum) expect(item?.Minimum).toMatchObject(journey.minimum);
    else expect(item?.Minimum).toBeNull();
    expect(told.Documents.filter(({ MustAccept }) => MustAccept).map(({ Key }) => Key.split(':')[0])).toEqual([
      'informationForm',
      'distanceSales',
    ]);
    expect(item?.ForeignPrice).toEqual(main.ForeignPrice);
    expect(item?.ForeignPrice !== null).toBe(line === 'seyahat');
  });

  test('[C-15] is paid once and becomes a policy of that period', async () => {
    bought = await buy(found.quoting, { main, email });
    expect(bought).toMatchObject({
      State: 'done',
      Money: 'taken',
      CapturedPremium: main.GrossPremium,
      LicensePlateNumber: null,
      Insured: { Title: title },
      Items: [{ Line: line, State: 'issued', PolicyStart: start, PolicyEnd: end, ForeignPrice: main.ForeignPrice }],
    });
    expect(bought.Items[0]?.PersonPrices.map(({ Name }) => Name)).toEqual(names);
    const sum = fromLira(bought.GrossPremium);
    expect(await movementsOf(api, bought.OrderReference)).toEqual([`PreAuth ${sum}`, `PostAuth ${sum}`]);
  });

  test('[C-20] the policy and its summary name who is insured', async () => {
    const PolicyGuid = bought.Items[0]?.PolicyGuid;
    for (const DocumentKey of ['policy', 'summary']) {
      const text = await pdf(found.quoting, { PolicyGuid, DocumentKey });
      for (const name of names)
        expect(text.toLocaleLowerCase('tr'), DocumentKey).toContain(name.toLocaleLowerCase('tr'));
      for (const day of [start, end]) expect(text).toContain(day.split('-').reverse().join('.'));
      expect(text).not.toMatch(/aracın|plaka|riziko adresi/i);
    }
  });

  test('one mail brings both, with the period and nobody’s number', async () => {
    await deliverPolicies(api.ports, { reference: bought.OrderReference, again: false });
    const [mail, ...more] = await api.sandbox.mails(email);
    expect(more).toEqual([]);
    expect(mail?.attachments.length).toBeGreaterThanOrEqual(2);
    const days = [start, end].map((day) => day.split('-').reverse().join('.'));
    expect(mail?.text).toContain(`poliçe no ${bought.Items[0]?.PolicyNo}, ${days.join(' – ')}`);
    expect(mail?.text).not.toMatch(/\b\d{11}\b|C01X00T47|N1234567/i);
    expect(mail?.text).not.toMatch(vehicleWords);
  });
});
