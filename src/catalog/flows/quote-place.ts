import type { LineKey } from '#domain/lines.ts';
import { isVehicleLine } from '../risks/vehicle/lines.ts';
import { renewalName } from './variants.ts';

/** Where a vehicle quotation stands, as its address tells. */
export type QuotePlace =
  | { readonly kind: 'first' }
  | { readonly kind: 'search' }
  | { readonly kind: 'details'; readonly headerGuid: string }
  | { readonly kind: 'offers'; readonly headerGuid: string }
  | { readonly kind: 'compare'; readonly headerGuid: string }
  | { readonly kind: 'payment'; readonly headerGuid: string }
  | { readonly kind: 'result'; readonly headerGuid: string; readonly reference: string }
  /** It means a result, and names none. */
  | { readonly kind: 'lostResult' }
  | { readonly kind: 'shared'; readonly token: string }
  | { readonly kind: 'renewal'; readonly token: string };

const names = {
  quotation: 'teklif',
  step: 'adim',
  shared: 'paylasim',
  renewal: renewalName,
  order: 'siparis',
} as const;
const steps = {
  search: 'arac',
  offers: 'teklifler',
  compare: 'karsilastir',
  payment: 'odeme',
  result: 'sonuc',
} as const;

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const shareToken = /^[\w-]{22,64}$/;
const orderReference = /^[A-Z0-9]{12,20}$/;

/** Steps that a link in a message or from a friend names. */
const behindLinks = ['shared', 'renewal'] as const;

/** Steps that the quotation alone names. */
const atQuotation = ['offers', 'compare', 'payment'] as const;

const first: QuotePlace = { kind: 'first' };

/** Whoever follows such an address may have paid: it is never taken for the first step. */
function readResult(query: URLSearchParams): QuotePlace {
  const [headerGuid, reference] = [query.get(names.quotation) ?? '', query.get(names.order) ?? ''];
  const isWhole = guid.test(headerGuid) && orderReference.test(reference);
  return isWhole ? { kind: 'result', headerGuid, reference } : { kind: 'lostResult' };
}

/** Reads the place from a query string; what cannot be read is the first step, as is all of a line without vehicle. */
export function readPlace(line: LineKey, query: URLSearchParams): QuotePlace {
  const step = query.get(names.step);
  if (step === steps.result || (step === null && query.has(names.order))) return readResult(query);
  if (!isVehicleLine(line)) return first;
  for (const kind of behindLinks) {
    const token = query.get(names[kind]);
    if (token !== null) return shareToken.test(token) ? { kind, token } : first;
  }
  const headerGuid = query.get(names.quotation);
  if (headerGuid === null) return step === steps.search ? { kind: 'search' } : first;
  if (!guid.test(headerGuid)) return first;
  return { kind: atQuotation.find((kind) => steps[kind] === step) ?? 'details', headerGuid };
}

function wordsOf(place: QuotePlace): readonly (readonly [string, string])[] {
  switch (place.kind) {
    case 'first':
      return [];
    case 'search':
      return [[names.step, steps.search]];
    case 'lostResult':
      return [[names.step, steps.result]];
    case 'details':
      return [[names.quotation, place.headerGuid]];
    case 'offers':
    case 'compare':
    case 'payment':
      return [
        [names.quotation, place.headerGuid],
        [names.step, steps[place.kind]],
      ];
    case 'result':
      return [
        [names.quotation, place.headerGuid],
        [names.step, steps.result],
        [names.order, place.reference],
      ];
    case 'shared':
    case 'renewal':
      return [[names[place.kind], place.token]];
    default:
      return place satisfies never;
  }
}

/** The address of a place, beginning with that of its line. */
export function placeAddress(quotePath: string, place: QuotePlace): string {
  const [path = '', query = ''] = quotePath.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of wordsOf(place)) params.set(name, value);
  return params.size === 0 ? path : `${path}?${params}`;
}
