import { expect, test } from 'vitest';
import { isPersonalAddress } from './personal-address.ts';

const quotation = 'teklif=3f0c8a52-6f1e-4c0b-9d53-2b7a41c6e001';

test.each([
  `/trafik/kasko-teklif?${quotation}&adim=teklifler`,
  `/trafik/teklif?line=imm&${quotation}&adim=teklifler`,
  `/trafik/kasko-teklif?adim=teklifler&utm_source=posta&${quotation}`,
])('the offers of a quotation are drawn for one person: %s', (address) => {
  expect(isPersonalAddress(address)).toBe(true);
});

test.each([
  '/trafik/kasko-teklif',
  '/trafik/kasko-teklif?adim=teklifler',
  '/trafik/kasko-teklif?teklif=1&adim=teklifler',
  `/trafik/kasko-teklif?${quotation}&adim=odeme`,
  `/trafik/kasko-teklif?${quotation}&adim=karsilastir`,
  '/trafik/kasko-teklif?paylasim=b3JuZWstYmFnbGFudGktMDAwMQ',
  `/sss?${quotation}&adim=teklifler`,
  `//elsewhere/trafik/kasko-teklif?${quotation}&adim=teklifler`,
  `http://elsewhere/trafik/kasko-teklif?${quotation}&adim=teklifler`,
])('nothing else is: %s', (address) => {
  expect(isPersonalAddress(address)).toBe(false);
});
