import { describe, expect, test } from 'vitest';
import { read as ayazma } from './ayazma/map-in.ts';
import { read as bozkir } from './bozkir/map-in.ts';
import { read as cinaralti } from './cinaralti/map-in.ts';
import { fixtureReply } from './default/fixture-reply.ts';
import type { MapIn } from './default/wire.ts';
import { read as demirkazik } from './demirkazik/map-in.ts';
import { read as gelincik } from './gelincik/map-in.ts';
import { read as kehribar } from './kehribar/map-in.ts';
import { read as kirlangic } from './kirlangic/map-in.ts';
import { read as patika } from './patika/map-in.ts';
import {
  codePairs,
  commaXml,
  english,
  pascalInWrapping,
  pointXml,
  screenTables,
  snakeWithTexts,
  turkish,
  turkishContributions,
  turkishSnake,
} from './price-fixtures.ts';
import { read as sarnic } from './sarnic/map-in.ts';
import { read as turna } from './turna/map-in.ts';

const told: readonly (readonly [string, MapIn, unknown])[] = [
  ['English JSON', cinaralti, english],
  ['snake case with amounts as text', gelincik, snakeWithTexts],
  ['pascal case inside a wrapping', ayazma, pascalInWrapping],
  ['Turkish JSON', turna, turkish],
  ['Turkish JSON of contributions', kehribar, turkishContributions],
  ['Turkish snake case', patika, turkishSnake],
  ['XML with commas', kirlangic, commaXml],
  ['SOAP', sarnic, pointXml],
  ['pairs of code and text', bozkir, codePairs],
  ['a screen', demirkazik, screenTables],
];

function offerIn(read: MapIn, body: unknown) {
  const answer = read.quote(fixtureReply(body));
  if (answer.kind !== 'offers' || !answer.offers[0]) throw new Error(JSON.stringify(answer));
  return answer.offers[0];
}

describe('prices by person and in euro', () => {
  test.each(told)('are read in %s', (_, read, body) => {
    const offer = offerIn(read, body);
    expect(offer.personPrices).toEqual([
      { gross: 60_000, loadingPercent: 15, exclusions: ['Beyan edilen mevcut rahatsızlıklar kapsam dışıdır'] },
      { gross: 57_363, loadingPercent: undefined, exclusions: [] },
    ]);
    expect(offer.foreignPrice).toEqual({ currency: 'EUR', gross: 2400, rate: 48.9012, rateDay: '2026-11-16' });
  });

  test.each(told.slice(0, 8))('come with coverages in euro in %s', (_, read, body) => {
    expect(offerIn(read, body).coverages).toEqual([
      { key: 'ferdiKazaTedavi', value: { kind: 'foreignAmount', currency: 'EUR', amount: 3_000_000 } },
    ]);
  });

  test.each([
    ['another currency', { currency: 'XYZ' }],
    ['no rate', { rate: undefined }],
    ['a rate of nothing', { rate: 0 }],
    ['a day that is none', { rateDay: '2026-02-30' }],
  ])('with %s are unreadable: nothing is converted by guess', (_, changes) => {
    const [offer] = english.proposals;
    const foreignPrice = { ...offer?.foreignPrice, ...changes };
    expect(() => offerIn(cinaralti, { ...english, proposals: [{ ...offer, foreignPrice }] })).toThrow();
  });

  test('a coverage in a currency nobody knows is of unknown worth', () => {
    const [offer] = english.proposals;
    const coverages = [{ code: 'ferdiKazaTedavi', type: 'FOREIGN_AMOUNT', value: 30_000, currency: 'XYZ' }];
    expect(offerIn(cinaralti, { ...english, proposals: [{ ...offer, coverages }] }).coverages).toEqual([
      { key: 'ferdiKazaTedavi', value: { kind: 'unknown' } },
    ]);
    const pairs = { sonucKodu: '0', sonucMesaji: '', cevaplar: [{ soruKodu: 'T13', cevap: '30.000,00 XYZ' }] };
    expect(bozkir.coverage(fixtureReply(pairs))).toEqual({
      kind: 'coverages',
      coverages: [{ key: 'ferdiKazaTedavi', value: { kind: 'unknown' } }],
    });
  });
});
