import { describe, expect, test } from 'vitest';
import { insurerConnectors } from '#connectors/insurers/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { coverageKeys } from '#domain/quote/coverage.ts';
import { flatFields } from '#testing/flat-fields.ts';
import { between, pick, seeded } from '../../seeded.ts';
import { type Fields, readApplication } from '../application.ts';
import { coverageLabels, coverageShortCodes } from '../coverages.ts';
import { decide } from '../decide.ts';
import type { Decision, Package } from '../decision.ts';
import { personalities } from '../personalities.ts';
import { reasons } from '../reasons.ts';

const today = '2026-11-16';
const ground: Fields = { homeFloor: 'ground' };

const sellers = insurerConnectors.flatMap(({ capabilities: { code, lines } }) =>
  (lines as readonly LineKey[]).includes('konut') ? [code as string] : [],
);

function ask(code: string, changes: Fields = {}): Decision {
  const personality = personalities.find((one) => one.code === code);
  const application = readApplication({
    reference: 'q',
    product: 'konut',
    startDate: today,
    endDate: '2027-11-16',
    customerType: 'individual',
    identityNumber: '11111111110',
    firstName: 'DENİZ',
    lastName: 'ÖRNEK',
    mobilePhone: '5550000001',
    provinceCode: '6',
    ...flatFields,
    ...changes,
  });
  if ('kind' in application || !personality) throw new Error(JSON.stringify(application));
  return decide({ personality, application, today, seed: 'test' });
}

function packagesOf(code: string, changes: Fields = {}): readonly Package[] {
  const answer = ask(code, changes);
  if (answer.kind !== 'packages') throw new Error(JSON.stringify(answer));
  return answer.packages;
}

function packageOf(code: string, name: string, changes: Fields = {}): Package {
  const found = packagesOf(code, changes).find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
}

const worth = ({ coverages }: Package, key: string) => coverages.find(({ code }) => code === key)?.value;
const no = { type: 'NOT_INCLUDED' };
const lira = (amount: number) => ({ type: 'AMOUNT', amount: amount * 100 });

describe('home insurance', () => {
  test('is sold by at least five, in two or three packages that cost more the more they cover', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(5);
    for (const code of sellers) {
      const packages = packagesOf(code);
      expect([2, 3]).toContain(packages.length);
      const prices = packages.map(({ gross }) => gross);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      const excluded = packages.map(
        ({ coverages }) => coverages.filter(({ value }) => value.type === 'NOT_INCLUDED').length,
      );
      expect(excluded).toEqual(excluded.toSorted((one, other) => other - one));
    }
  });

  test('the market’s price of an ordinary flat follows from the dated rates', () => {
    // Fire 1,386 and 605, water 544.50, flood 363, earthquake 0.54 ‰ of 1,901,460 above DASK and of 550,000 contents,
    // theft 440, glass 600, electronics 750, liability 150, services 400; 5 % tax on all, 10 % on fire.
    const net = 1386 + 605 + 544.5 + 363 + (1_901_460 + 550_000) * 0.00054 + 440 + 600 + 750 + 150 + 400;
    const gross = net * 1.05 + (1386 + 605) * 0.1;
    expect(packageOf('901', 'Geniş Konut').gross / 100 / gross).toBeGreaterThan(0.979);
    expect(packageOf('901', 'Geniş Konut').gross / 100 / gross).toBeLessThan(1.021);
  });

  test('what is wanted is covered up to its sum, earthquake only above the compulsory one', () => {
    const wide = packageOf('901', 'Tam Konut');
    expect(worth(wide, 'binaYangin')).toEqual(lira(3_080_000));
    expect(worth(wide, 'esyaYangin')).toEqual(lira(550_000));
    expect(worth(wide, 'binaDeprem')).toEqual(lira(3_080_000 - 1_178_540));
    expect(worth(wide, 'degerliEsya')).toEqual(lira(30_000));
    expect(worth(wide, 'komsuMesuliyet')).toEqual(lira(500_000));
    expect(worth(wide, 'kiraciMesuliyet')).toEqual(no);
    expect(worth(packageOf('901', 'Dar Konut'), 'hirsizlikEv')).toEqual(no);
  });

  test('a building that compulsory coverage insures in full has no earthquake above it', () => {
    const changes = { homeScope: 'building', buildingSum: '100000000' };
    const offered = packageOf('901', 'Geniş Konut', changes);
    expect([worth(offered, 'binaDeprem'), worth(offered, 'depremMuafiyetiEv')]).toEqual([no, no]);
    expect(offered.warnings).toEqual(['Bina bedeli DASK teminatını aşmadığından binaya ek deprem teminatı verilmez.']);
  });

  test('earthquake above the compulsory sum wants a compulsory policy that runs', () => {
    const without = 'Binanın deprem teminatı DASK teminatının üzerini öder; geçerli bir DASK poliçesi gerekir.';
    expect(packageOf('901', 'Geniş Konut').warnings).toEqual([without]);
    expect(packageOf('901', 'Geniş Konut', { previousDaskEnd: '2026-11-16' }).warnings).toEqual([without]);
    expect(packageOf('901', 'Geniş Konut', { previousDaskEnd: '2027-03-01' }).warnings).toEqual([]);
  });

  test('a tenant insures contents and answers to the owner', () => {
    const tenant = { occupant: 'tenant', homeScope: 'contents', insuredRole: 'tenant' };
    const offered = packageOf('901', 'Geniş Konut', tenant);
    expect(worth(offered, 'binaYangin')).toEqual(no);
    expect(worth(offered, 'esyaDeprem')).toEqual(lira(550_000));
    expect(worth(offered, 'kiraciMesuliyet')).toEqual(lira(500_000));
    expect(offered.gross).toBeLessThan(packageOf('901', 'Geniş Konut').gross);
    for (const code of sellers)
      expect(ask(code, { ...tenant, homeScope: 'both' })).toEqual({ kind: 'declined', reason: reasons.tenantBuilding });
  });

  test.each([
    ['ground floor', ground, 1],
    ['no steel door', { steelDoor: 'false' }, 1],
    ['an alarm', { alarm: 'true' }, -1],
    ['a summer house', { homeType: 'summerHouse' }, 1],
    ['a structure that is not concrete', { structure: 'other' }, 1],
    ['a dearer earthquake group', { propertyProvinceCode: '35', propertyDistrictCode: '3507' }, 1],
    ['no glass', { glassSum: '0' }, -1],
    ['no electronics', { electronicsSum: '0' }, -1],
    ['no liability', { liabilityLimit: '0' }, -1],
  ] satisfies [string, Fields, number][])('%s changes the price', (_, changes, sign) => {
    const difference = packageOf('901', 'Geniş Konut', changes).gross - packageOf('901', 'Geniş Konut').gross;
    expect(Math.sign(difference)).toBe(sign);
  });

  test('nothing costs less than 1,500 TL', () => {
    const tiny = { homeScope: 'contents', contentsSum: '5000000', glassSum: '0', electronicsSum: '0' };
    const [cheapest] = packagesOf('901', { ...tiny, liabilityLimit: '0' });
    expect(cheapest?.gross).toBe(150_000);
    expect(cheapest?.net).toBeLessThan(150_000);
    expect(cheapest?.installments[0]).toEqual({ count: 1, gross: 150_000 });
  });

  test.each([
    ['904', { buildYear: '1980', buildPeriod: '2' }, reasons.buildingAge],
    ['905', { buildYear: '1990', buildPeriod: '2' }, reasons.buildingAge],
    ['916', { buildYear: '2000', buildPeriod: '4' }, reasons.buildingAge],
    ['904', { emptyMonths: '4' }, reasons.emptyMonths],
    ['904', { homeType: 'summerHouse' }, reasons.summerHouse],
    ['914', { structure: 'other' }, reasons.structure],
    ['905', { roof: 'metal' }, reasons.roof],
    ['904', { roof: 'wood' }, reasons.roof],
    ['905', ground, reasons.windowBars],
    ['914', { damageState: 'repaired' }, reasons.damage],
    ['916', { buildingSum: '1600000000' }, reasons.authorisation],
    ['901', { propertyUse: 'shop' }, reasons.dwellingOnly],
    ['901', { contentsSum: '0' }, reasons.sums],
    ['901', { addressCode: '9123456789' }, reasons.addressCode],
  ] satisfies [string, Fields, string][])('%s declines %o', (code, changes, reason) => {
    expect(ask(code, changes)).toEqual({ kind: 'declined', reason });
  });

  test.each([
    ['901', { buildYear: '1972', buildPeriod: '1' }, []],
    ['907', { emptyMonths: '8' }, ['Konutun içten ve dıştan fotoğrafları']],
  ] satisfies [string, Fields, readonly string[]][])('%s looks first at %o', (code, changes, wantedDocuments) => {
    const answer = ask(code, changes);
    expect(answer).toMatchObject({ kind: 'review', look: { wantedDocuments } });
    expect(ask(code)).toMatchObject({ kind: 'packages' });
  });

  test('905 takes a ground floor behind bars, with the excesses of the next package', () => {
    const [wide] = packagesOf('905', { ...ground, windowBars: 'true' });
    expect(wide && worth(wide, 'depremMuafiyetiEv')).toEqual({ type: 'PERCENT', percent: 2 });
    expect(worth(packageOf('901', 'Geniş Konut'), 'depremMuafiyetiEv')).toEqual({ type: 'PERCENT', percent: 5 });
  });

  test('916 sells no earthquake in the dearest groups and says so, 907 loads it', () => {
    const dear = { propertyProvinceCode: '35', propertyDistrictCode: '3507' };
    const closed = packageOf('916', 'Geniş Konut', dear);
    expect([worth(closed, 'binaDeprem'), worth(closed, 'esyaDeprem'), worth(closed, 'depremMuafiyetiEv')]).toEqual([
      no,
      no,
      no,
    ]);
    expect(closed.warnings).toContain('Bu bölgede deprem teminatı verilmiyor.');
    const rise = (code: string) =>
      packageOf(code, 'Geniş Konut', dear).net / packageOf(code, 'Geniş Konut', { propertyProvinceCode: '6' }).net;
    expect(rise('907')).toBeGreaterThan(rise('901'));
  });

  test('a thousand dwellings get at least two answers with a price each', () => {
    for (let index = 0; index < 1000; index += 1) {
      const random = seeded(`home/${index}`);
      const tenant = random() < 0.3;
      const province = between(random, 1, 81);
      const home: Fields = {
        addressCode: `${between(random, 1_000_000_000, 8_999_999_999)}`,
        propertyProvinceCode: `${province}`,
        propertyDistrictCode: `${province * 100 + 1}`,
        structure: pick(random, ['concrete', 'concrete', 'other']),
        buildYear: `${between(random, 1970, 2026)}`,
        homeScope: tenant ? 'contents' : pick(random, ['both', 'contents', 'building']),
        occupant: tenant ? 'tenant' : 'owner',
        homeType: pick(random, ['flat', 'house', 'summerHouse', 'villa', 'duplex', 'residence']),
        homeFloor: pick(random, ['basement', 'ground', 'first', 'middle', 'top', 'detached']),
        roof: pick(random, ['tile', 'concrete', 'metal', 'shingle', 'wood', 'other']),
        emptyMonths: `${between(random, 0, 6)}`,
        buildingSum: `${between(random, 20, 2000) * 1_000_000}`,
        contentsSum: `${between(random, 5, 300) * 1_000_000}`,
      };
      const priced = sellers.filter((code) => ask(code, home).kind === 'packages');
      expect(priced.length, JSON.stringify(home)).toBeGreaterThanOrEqual(2);
    }
  });

  test('every coverage told has a key of ours, a label and a short code', () => {
    const keys = new Set<string>(coverageKeys);
    for (const { coverages } of packagesOf('901'))
      for (const { code } of coverages)
        expect([keys.has(code), coverageLabels.has(code), coverageShortCodes.has(code)]).toEqual([true, true, true]);
    expect(new Set(coverageShortCodes.values()).size).toBe(coverageShortCodes.size);
    expect(new Set(coverageLabels.values()).size).toBe(coverageLabels.size);
  });
});
