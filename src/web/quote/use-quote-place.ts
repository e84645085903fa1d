import { useLocation, useNavigate } from 'react-router';
import { quoteAddress } from '#catalog/flows/quote-address.ts';
import type { QuotePlace } from '#catalog/flows/quote-place.ts';
import { readPlace } from '#catalog/flows/read-quote-address.ts';
import type { LineVariant } from '#catalog/flows/variants.ts';
import { ledToIn } from './questions/led-to.ts';
import { trailIn, trailPast, wayBack } from './trail.ts';

/** Where the quotation stands, kept in the address, so that reload, back and forward work. */
export function useQuotePlace(quoted: LineVariant) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const place = readPlace(quoted.line, query);
  const address = quoteAddress(quoted, place);
  const trail = trailIn(state);
  return {
    place,
    address,
    addressOf: (at: QuotePlace) => quoteAddress(quoted, at),
    /** Names of the fields that somebody was led to. */
    ledTo: ledToIn(state),
    /** Moves on; whoever goes back in the browser comes back to where it was. */
    go: (next: QuotePlace, ledTo?: readonly string[]) =>
      navigate(quoteAddress(quoted, next), {
        state: { trail: trailPast(trail, address), ...(ledTo ? { ledTo } : {}) },
      }),
    /** Stands in place of what the address says now. */
    replace: (next: QuotePlace) => navigate(quoteAddress(quoted, next), { replace: true, state }),
    /** As the browser's own button does, where that lies behind; else it leads there. */
    back(to: QuotePlace) {
      const target = quoteAddress(quoted, to);
      const way = wayBack(trail, target);
      return way === undefined ? navigate(target, { replace: true, state: { trail } }) : navigate(way);
    },
    /** To a quotation of any line, in place of this one. */
    leadTo: (line: LineVariant, next: QuotePlace) => navigate(quoteAddress(line, next), { replace: true }),
    /** The address names a quotation of another line: it is read as one of that line. */
    moveTo: (line: LineVariant) => navigate(quoteAddress(line, readPlace(line.line, query)), { replace: true }),
  };
}
