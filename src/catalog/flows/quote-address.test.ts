import { describe, expect, test } from 'vitest';
import { stepHeading } from '#web/quote/step-heading.ts';
import { quoteAddress } from './quote-address.ts';
import type { QuotePlace } from './quote-place.ts';
import { quotedAt, readPlace } from './read-quote-address.ts';

const headerGuid = '9a7d3c14-2e5b-4f60-8b1a-5c4d6e7f8001';
const token = 'b3JuZWstYmFnbGFudGktMDAwMQ';
const quoted = { line: 'trafik', variant: 'secondHand' } as const;
const secondHand = '/trafik/teklif?line=trafik&secondHand=1';

describe('the place of a quotation in its address', () => {
  test.each<[QuotePlace, string]>([
    [{ kind: 'first' }, secondHand],
    [{ kind: 'questions', step: 'vehicle', headerGuid: undefined }, `${secondHand}&adim=arac`],
    [{ kind: 'questions', step: 'vehicle', headerGuid }, `${secondHand}&teklif=${headerGuid}`],
    [{ kind: 'offers', headerGuid }, `${secondHand}&teklif=${headerGuid}&adim=teklifler`],
    [{ kind: 'compare', headerGuid }, `${secondHand}&teklif=${headerGuid}&adim=karsilastir`],
    [{ kind: 'addOns', headerGuid }, `${secondHand}&teklif=${headerGuid}&adim=ek-teminatlar`],
    [{ kind: 'payment', headerGuid }, `${secondHand}&teklif=${headerGuid}&adim=odeme`],
    [
      { kind: 'result', headerGuid, reference: 'K7Q2M4X9R1T5' },
      `${secondHand}&teklif=${headerGuid}&adim=sonuc&siparis=K7Q2M4X9R1T5`,
    ],
    [
      { kind: 'result', headerGuid, reference: 'K7Q2M4X9R1T5', token },
      `${secondHand}&teklif=${headerGuid}&adim=sonuc&siparis=K7Q2M4X9R1T5&listem=${token}`,
    ],
    [{ kind: 'lostResult' }, `${secondHand}&adim=sonuc`],
    [{ kind: 'shared', token }, `${secondHand}&paylasim=${token}`],
    [{ kind: 'own', token }, `${secondHand}&listem=${token}`],
    [{ kind: 'renewal', token }, `${secondHand}&yenileme=${token}`],
  ])('%o keeps the line and is read back', (place, address) => {
    expect(quoteAddress(quoted, place)).toBe(address);
    const { pathname, searchParams } = new URL(address, 'https://site');
    expect(readPlace('trafik', searchParams)).toEqual(place);
    expect(quotedAt(pathname, searchParams)).toMatchObject(quoted);
  });

  test.each([
    `teklif=${headerGuid}&adim=sonuc`,
    `teklif=${headerGuid}&adim=sonuc&siparis=%3Cb%3E`,
    `teklif=${headerGuid}&adim=sonuc&siparis=k7q2m4x9r1t5`,
    'adim=sonuc&siparis=K7Q2M4X9R1T5',
    'teklif=1&adim=sonuc&siparis=K7Q2M4X9R1T5',
    'siparis=K7Q2M4X9R1T5',
  ])('%j means a result that cannot be found, and is never the first step', (query) => {
    for (const line of ['trafik', 'dask'] as const)
      expect(readPlace(line, new URLSearchParams(query))).toEqual({ kind: 'lostResult' });
  });

  test('a result whose link was cut short is the result all the same', () => {
    const query = new URLSearchParams(`teklif=${headerGuid}&adim=sonuc&siparis=K7Q2M4X9R1T5&listem=b3J`);
    expect(readPlace('trafik', query)).toEqual({ kind: 'result', headerGuid, reference: 'K7Q2M4X9R1T5' });
  });

  test('a link that an older page wrote opens the same place', () => {
    const query = new URLSearchParams(`secondHand=1&teklif=${headerGuid}&adim=sonuc&siparis=K7Q2M4X9R1T5`);
    expect(quotedAt('/trafik/teklif', query)).toMatchObject(quoted);
    expect(readPlace('trafik', query)).toEqual({ kind: 'result', headerGuid, reference: 'K7Q2M4X9R1T5' });
  });

  test('of two steps with questions, the one at which no quotation opens is named', () => {
    const travel = { line: 'seyahat', variant: undefined } as const;
    const at = (step: 'people' | 'trip') => quoteAddress(travel, { kind: 'questions', step, headerGuid });
    expect([at('people'), at('trip')]).toEqual([
      `/outgoing/teklif?teklif=${headerGuid}`,
      `/outgoing/teklif?teklif=${headerGuid}&adim=seyahat`,
    ]);
    expect(() => quoteAddress(travel, { kind: 'questions', step: 'vehicle', headerGuid })).toThrow(RangeError);
  });

  test('a page of one line has no query in its first step', () => {
    expect(quoteAddress({ line: 'kasko', variant: undefined }, { kind: 'first' })).toBe('/trafik/kasko-teklif');
  });

  test.each([
    '',
    'adim=teklifler',
    'adim=ek-teminatlar',
    'adim=odeme',
    'teklif=1',
    'teklif=../../x',
    `teklif=${headerGuid}x&adim=teklifler`,
    'paylasim=kisa',
    'yenileme=kisa',
    'paylasim=%3Cscript%3E%3C%2Fscript%3E0000000000',
  ])('%j is the first step', (query) => {
    expect(readPlace('trafik', new URLSearchParams(query))).toEqual({ kind: 'first' });
  });
});

describe('what the page is called', () => {
  const at = (query: string) => stepHeading('kasko', new URLSearchParams(query));

  test('questions leave the heading of the line, later steps have their own', () => {
    const quotation = `teklif=${headerGuid}`;
    expect([at(''), at('adim=arac'), at(quotation), at(`yenileme=${token}`)]).toEqual(Array(4).fill(undefined));
    expect(at(`${quotation}&adim=teklifler`)).toBe('Kasko teklifleri');
    expect(at(`${quotation}&adim=karsilastir`)).toBe('Kasko tekliflerini karşılaştırın');
    expect(at(`paylasim=${token}`)).toBe('Kasko teklifleri');
    expect(at(`${quotation}&adim=ek-teminatlar`)).toBe('Ek teminatlar');
    expect(at(`${quotation}&adim=odeme`)).toBe('Ödeme');
    expect(at(`${quotation}&adim=sonuc&siparis=K7Q2M4X9R1T5`)).toBe('Ödeme sonucu');
    expect(at('adim=sonuc')).toBe('Ödeme sonucu');
  });
});
