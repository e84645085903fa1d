import { describe, expect, test } from 'vitest';
import { insurerConnectors } from '#connectors/insurers/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { daskGroupRows } from '#domain/tariffs/dask/groups.ts';
import { flatFields } from '#testing/flat-fields.ts';
import { districts } from '../../registries/records/districts.ts';
import { type Fields, readApplication } from '../application.ts';
import { decide } from '../decide.ts';
import { personalities } from '../personalities.ts';
import { reasons } from '../reasons.ts';

const today = '2026-11-16';

const sellers = insurerConnectors.flatMap(({ capabilities: { code, lines } }) =>
  (lines as readonly LineKey[]).includes('dask') ? [code as string] : [],
);

function ask(code: string, changes: Fields = {}) {
  const personality = personalities.find((one) => one.code === code);
  const application = readApplication({
    reference: 'q',
    product: 'dask',
    startDate: today,
    endDate: '2027-11-16',
    customerType: 'individual',
    identityNumber: '11111111110',
    firstName: 'DENİZ',
    lastName: 'ÖRNEK',
    mobilePhone: '5550000001',
    provinceCode: '34',
    ...flatFields,
    ...changes,
  });
  if ('kind' in application || !personality) throw new Error(JSON.stringify(application));
  return decide({ personality, application, today, seed: 'test' });
}

function answersOf(changes: Fields) {
  return sellers.map((code) => ask(code, changes));
}

const change = (...keys: (readonly [string, string])[]): Fields => Object.fromEntries(keys);

describe('compulsory earthquake coverage', () => {
  test('is sold by at least five, all of whom answer within its forty seconds', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(5);
    for (const { capabilities } of insurerConnectors)
      if (sellers.includes(capabilities.code)) expect(capabilities.quoteDeadlineMs).toBeLessThan(40_000);
  });

  test('costs the official price at every insurer: one package, one payment, no levy, no words of the insurer’s own', () => {
    for (const answer of answersOf({ previousDaskEnd: '2026-11-20' })) {
      if (answer.kind !== 'packages') throw new Error(JSON.stringify(answer));
      // 110 m² × 10,714 TL × 1.07 ‰ in group VI, a fifth less for the renewal.
      const gross = 100_900;
      expect(answer.packages).toEqual([
        expect.objectContaining({
          code: 'DASK',
          name: 'Zorunlu Deprem Sigortası',
          net: gross,
          gross,
          installments: [{ count: 1, gross }],
          warnings: [],
          coverages: [
            { code: 'daskDeprem', value: { type: 'AMOUNT', amount: 117_854_000 } },
            { code: 'daskYangin', value: { type: 'INCLUDED' } },
            { code: 'daskTsunami', value: { type: 'INCLUDED' } },
            { code: 'daskYerKaymasi', value: { type: 'INCLUDED' } },
            { code: 'daskMuafiyet', value: { type: 'PERCENT', percent: 2 } },
          ],
        }),
      ]);
    }
  });

  test.each([
    ['903', change(['propertyUse', 'shop']), reasons.propertyUse],
    ['914', change(['propertyUse', 'other']), reasons.propertyUse],
    ['906', change(['structure', 'other']), reasons.structure],
    ['907', change(['damageState', 'repaired'], ['repairDocument', '12']), reasons.damage],
    ['914', change(['lenderName', 'ÖRNEK BANK']), reasons.lender],
    ['907', change(['previousDaskEnd', '2027-05-01']), reasons.earthquakePolicyRuns],
    ['901', change(['addressCode', '9123456789']), reasons.addressCode],
    ['901', change(['startDate', '2026-12-17'], ['endDate', '2027-12-17']), reasons.startTooFar],
  ])('%s declines %o', (code, changes, reason) => {
    expect(ask(code, changes)).toEqual({ kind: 'declined', reason });
  });

  test('whatever the building, at least two insurers offer, and all offer one price', () => {
    for (const propertyUse of ['dwelling', 'office', 'shop', 'other'])
      for (const structure of ['concrete', 'other'])
        for (const damageState of ['none', 'slight', 'repaired'])
          for (const lender of [{}, { lenderName: 'ÖRNEK BANK' }]) {
            const prices = answersOf({ propertyUse, structure, damageState, ...lender }).flatMap((answer) =>
              answer.kind === 'packages' ? answer.packages.map(({ gross }) => gross) : [],
            );
            expect(prices.length).toBeGreaterThanOrEqual(2);
            expect(new Set(prices).size).toBe(1);
          }
  });

  test.each([
    [{ previousDaskEnd: '2027-05-01' }, 'Bu adres için 01.05.2027 tarihine kadar geçerli bir DASK poliçesi görünüyor.'],
    [{ grossArea: '300' }, 'Teminat azami tutarla sınırlandı; üstü için konut sigortası gerekir.'],
    [{ grossArea: '40' }, 'Asgari prim uygulandı.'],
    [{ damageState: 'repaired' }, 'Onarım belgesinin aslı hasarda istenir.'],
  ])('%o is told as a warning', (changes, warning) => {
    expect(ask('901', changes)).toMatchObject({ packages: [{ warnings: [warning] }] });
  });

  test('a question without the building names what is missing', () => {
    expect(ask('901', { grossArea: '0', floorBand: '7' })).toEqual({
      kind: 'incomplete',
      fields: ['grossArea', 'floorBand'],
    });
  });
});

test('districts with a group of their own carry the register’s codes and names', () => {
  const named = new Map(districts.map(({ districtCode, districtName }) => [`${districtCode}`, districtName]));
  for (const { value } of daskGroupRows)
    for (const byCode of Object.values(value.districts))
      for (const [code, name] of Object.entries(byCode)) expect(named.get(code)).toBe(name);
});
