import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { OfferList } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openQuotation, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true });
});
afterAll(() => api.close());

async function ceilingOf({ browser, headerGuid }: Quoting) {
  const { envelope } = await browser.bySite(calls.vehicleQuotation.path, { HeaderGuid: headerGuid });
  return calls.vehicleQuotation.data.parse(envelope.Data).PriceCeiling;
}

function settled({ browser, headerGuid }: Quoting): Promise<OfferList> {
  return vi.waitFor(
    async () => {
      const reply = await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid });
      const list = calls.listOffers.data.parse(reply.envelope.Data);
      expect(list.Offers.filter(({ State }) => State === 'waiting')).toEqual([]);
      return list;
    },
    { timeout: 10_000, interval: 50 },
  );
}

async function asked(model: object, answers: object = {}): Promise<Quoting> {
  const quoting = await openQuotation(api, model);
  expect((await quoting.update(answers)).envelope.Success).toBe(true);
  return quoting;
}

describe('the legal ceiling of a traffic quotation', () => {
  test('is told once insurers are asked, for the step and province that the registers tell, and no price is above it', async () => {
    const quoting = await openQuotation(api, { QueryType: 'trafik' });
    expect(await ceilingOf(quoting)).toBeNull();
    await quoting.update();
    const ceiling = await ceilingOf(quoting);
    expect(ceiling).toMatchObject({ CapFrom: '2026-11-01', Published: false });
    const prices = (await settled(quoting)).Offers.filter(({ Line }) => Line === 'trafik').flatMap(
      ({ GrossPremium }) => GrossPremium ?? [],
    );
    expect(prices.length).toBeGreaterThan(3);
    expect(Math.max(...prices)).toBeLessThanOrEqual(ceiling?.Gross ?? 0);
    expect(Math.min(...prices)).toBeGreaterThan((ceiling?.Gross ?? 0) * 0.7);
  });

  test('follows the province that the owner moves to, and stands for a used car too', async () => {
    const istanbul = await ceilingOf(await asked({ QueryType: 'trafik' }, { CityCode: 34 }));
    const izmir = await ceilingOf(await asked({ QueryType: 'trafik' }, { CityCode: 35 }));
    expect((istanbul?.Gross ?? 0) / (izmir?.Gross ?? 1)).toBeCloseTo(1.06, 3);
    const used = await asked({ QueryType: 'trafik', SecondHand: true }, { NotarySaleDate: '2026-11-10' });
    expect((await ceilingOf(used))?.Gross).toBeGreaterThan(0);
  });

  test('is not told of another line, nor where the plate is not the one the registers were asked about', async () => {
    expect(await ceilingOf(await asked({ QueryType: 'kasko' }))).toBeNull();
    const other = await asked(
      { QueryType: 'trafik' },
      {
        LicensePlateNumber: '06 ABD 321',
        BrandCode: '702',
        VehicleType: '1001',
        ModelYear: 2021,
        FuelType: 'Benzin',
        UsageType: '111-10',
      },
    );
    expect(await ceilingOf(other)).toBeNull();
  });
});

test('an insurer that wants the profession says so by its cause, and offers once it is told', async () => {
  const quoting = await asked({ QueryType: 'kasko' });
  const wants = ({ Offers }: OfferList) =>
    Offers.filter(({ InsuranceFirm, Line }) => InsuranceFirm === '904' && Line === 'kasko');
  expect(wants(await settled(quoting))).toMatchObject([
    { State: 'declined', ReasonKey: 'profession', Reason: 'Otorizasyon gerekli: meslek kodu bildirilmedi' },
  ]);
  await quoting.update({ ProfessionCode: 'doktor' });
  const offered = wants(await settled(quoting));
  expect(offered.length).toBeGreaterThan(0);
  for (const { State, ReasonKey } of offered)
    expect({ State, ReasonKey }).toEqual({ State: 'active', ReasonKey: null });
});
