import { describe, expect, test } from 'vitest';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { waitOf } from '#catalog/coverages/waiting.ts';
import { decided, decisionDay, packagesOf, sellersOf } from '#testing/decided.ts';
import { phoneFields } from '#testing/pet-and-phone-fields.ts';
import type { Fields } from '../application.ts';
import { reasons } from '../reasons.ts';

const question = (fields: Fields) => ({ line: 'telefon' as const, fields: { ...phoneFields, ...fields } });
const ask = (code: string, fields: Fields = {}) => decided(code, question(fields));
const lira = (amount: number): Fields => ({ invoicePrice: `${Math.round(amount * 100)}` });
const prices = (code: string, fields: Fields = {}) =>
  packagesOf(code, question(fields)).map(({ gross }) => gross / 100);

describe('a phone’s price', () => {
  test.each([
    [1_000, 900, 1_100],
    [10_000, 900, 1_100],
    [10_000.01, 1_200, 2_200],
    [20_000, 1_200, 2_200],
    [35_000, 2_100, 3_850],
    [42_000, 3_000, 5_500],
    [50_000, 3_000, 5_500],
    [75_000, 4_500, 8_250],
    [100_000, 6_000, 11_000],
    [150_000, 9_000, 16_500],
  ])('of %d lira costs %d and %d lira at an insurer of the market’s price', (price, narrow, wide) => {
    expect(prices('912', lira(price))).toEqual([narrow, wide]);
  });

  test('each insurer has its own, and none goes below the least', () => {
    expect(prices('902')).toEqual([2_700, 4_950]);
    expect(prices('903')).toEqual([2_910, 5_335]);
    expect(prices('916')).toEqual([2_880, 5_280]);
    expect(prices('902', lira(8_000))).toEqual([900, 990]);
  });

  test('carries five per cent of tax', () => {
    for (const { net, gross } of packagesOf('912', question({})))
      expect(Math.abs(net * 1.05 - gross)).toBeLessThanOrEqual(1);
  });
});

describe('which phones', () => {
  test('five insurers sell; four offer at once, 914 after a look', () => {
    expect(sellersOf('telefon')).toEqual(['902', '903', '912', '914', '916']);
    expect(sellersOf('telefon').map((code) => ask(code).kind)).toEqual([
      'packages',
      'packages',
      'packages',
      'review',
      'packages',
    ]);
    expect(ask('901')).toEqual({ kind: 'declined', reason: reasons.lineNotSold });
  });

  test.each([
    ['902', { invoiceDate: '2025-11-15' }, reasons.phoneAge],
    ['916', { invoiceDate: '2025-11-15' }, reasons.phoneAge],
    ['903', { invoiceDate: '2024-11-15' }, reasons.phoneAge],
    ['912', { invoiceDate: '2024-11-15' }, reasons.phoneAge],
    ['914', { invoiceDate: '2024-11-15' }, reasons.phoneAge],
    ['902', { deviceBrand: 'Reeder' }, reasons.phoneBrand],
    ['916', { deviceBrand: 'Nothing' }, reasons.phoneBrand],
    ['902', lira(75_000.01), reasons.phonePrice],
    ['916', lira(100_000.01), reasons.phonePrice],
    ['914', lira(150_000.01), reasons.phonePrice],
    ['912', lira(250_000.01), reasons.phonePrice],
    ['912', { startDate: '2026-12-17', endDate: '2027-12-17' }, reasons.startTooFar],
  ] satisfies [string, Fields, string][])('%s declines %j', (code, fields, reason) => {
    expect(ask(code, fields)).toEqual({ kind: 'declined', reason });
  });

  test.each([
    ['902', { invoiceDate: '2025-11-16' }],
    ['916', { invoiceDate: '2025-11-16' }],
    ['912', { invoiceDate: '2024-11-16' }],
    ['902', lira(75_000)],
    ['912', lira(250_000)],
  ] satisfies [string, Fields][])('%s takes %j', (code, fields) => {
    expect(ask(code, fields).kind).toBe('packages');
  });

  test('a question without the IMEI names what is missing', () => {
    const { imei: _, ...bare } = phoneFields;
    expect(decided('912', { line: 'telefon', fields: bare })).toEqual({ kind: 'incomplete', fields: ['imei'] });
  });
});

describe('photos', () => {
  test.each([
    ['914', {}],
    ['914', { invoiceDate: decisionDay, ...lira(5_000) }],
    ['903', lira(50_000.01)],
    ['903', { invoiceDate: '2025-11-15' }],
  ] satisfies [string, Fields][])('%s wants to see the front and the back of %j', (code, fields) => {
    const decision = ask(code, fields);
    if (decision.kind !== 'review') throw new Error(decision.kind);
    expect(decision.look.wantedDocuments).toEqual(['Ekran açıkken ön yüz fotoğrafı', 'Arka yüz fotoğrafı']);
    expect(decision.packages).toHaveLength(2);
  });

  test('903 takes what is not dear and not old without them', () => {
    expect(ask('903', { invoiceDate: '2025-11-16', ...lira(50_000) }).kind).toBe('packages');
  });
});

describe('what is covered', () => {
  const coverage = (code: string, plan: 0 | 1, key: string) =>
    packagesOf(code, question({}))[plan]?.coverages.find((one) => one.code === key)?.value;

  test('the narrow package breaks twice a year for nothing, the wide one keeps 30 per cent', () => {
    expect(coverage('912', 0, 'ekranKirilmasi')).toEqual({ type: 'INCLUDED' });
    expect(coverage('912', 0, 'hirsizlikTelefon')).toEqual({ type: 'NOT_INCLUDED' });
    expect(coverage('912', 0, 'telefonMuafiyeti')).toEqual({ type: 'PERCENT', percent: 0 });
    expect(coverage('912', 0, 'hirsizlikBekleme')).toBeUndefined();
    expect(coverage('912', 1, 'hirsizlikTelefon')).toEqual({ type: 'AMOUNT', amount: 4_200_000 });
    expect(coverage('912', 1, 'esdegerCihaz')).toEqual({ type: 'INCLUDED' });
    expect(coverage('912', 1, 'telefonMuafiyeti')).toEqual({ type: 'PERCENT', percent: 30 });
    for (const plan of [0, 1] as const)
      expect(coverage('912', plan, 'yillikHasarAdedi')).toEqual({ type: 'COUNT', count: 2 });
  });

  test('theft waits for 15 or 30 days, and liquids are not paid for by everybody', () => {
    const waits = ['902', '903', '912', '916'].map((code) => coverage(code, 1, 'hirsizlikBekleme'));
    expect(waits).toEqual([30, 30, 15, 15].map((count) => ({ type: 'COUNT', count })));
    const liquids = ['902', '903', '912', '916'].map((code) => coverage(code, 1, 'siviTemasi')?.type);
    expect(liquids).toEqual(['NOT_INCLUDED', 'NOT_INCLUDED', 'INCLUDED', 'INCLUDED']);
  });

  test('the wide package tells everything that the line compares and its waits, and nothing else', () => {
    const told = packagesOf('912', question({}))[1]?.coverages.map(({ code }) => code);
    expect(told?.toSorted()).toEqual(
      coveragesOf('telefon')
        .rows.flatMap(({ key }) => [key, waitOf(key) ?? []].flat())
        .toSorted(),
    );
  });
});
