/** Where a vehicle quotation stands, as its address tells. */
export type QuotePlace =
  | { readonly kind: 'first' }
  | { readonly kind: 'search' }
  | { readonly kind: 'details'; readonly headerGuid: string }
  | { readonly kind: 'offers'; readonly headerGuid: string }
  | { readonly kind: 'shared'; readonly token: string };

const names = { quotation: 'teklif', step: 'adim', shared: 'paylasim' } as const;
const steps = { search: 'arac', offers: 'teklifler' } as const;

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const shareToken = /^[\w-]{22,64}$/;

const first: QuotePlace = { kind: 'first' };

/** Reads the place from a query string; what cannot be read is the first step. */
export function readPlace(query: URLSearchParams): QuotePlace {
  const token = query.get(names.shared);
  if (token !== null) return shareToken.test(token) ? { kind: 'shared', token } : first;
  const headerGuid = query.get(names.quotation);
  const step = query.get(names.step);
  if (headerGuid === null) return step === steps.search ? { kind: 'search' } : first;
  if (!guid.test(headerGuid)) return first;
  return { kind: step === steps.offers ? 'offers' : 'details', headerGuid };
}

function wordsOf(place: QuotePlace): readonly (readonly [string, string])[] {
  switch (place.kind) {
    case 'first':
      return [];
    case 'search':
      return [[names.step, steps.search]];
    case 'details':
      return [[names.quotation, place.headerGuid]];
    case 'offers':
      return [
        [names.quotation, place.headerGuid],
        [names.step, steps.offers],
      ];
    case 'shared':
      return [[names.shared, place.token]];
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
