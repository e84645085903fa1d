import { useLocation, useNavigate } from 'react-router';
import { placeAddress, type QuotePlace, readPlace } from '#catalog/flows/quote-place.ts';
import type { QuoteVariant } from '#catalog/flows/variants.ts';

/** Where the quotation stands, kept in the address, so that reload, back and forward work. */
export function useQuotePlace({ line, quotePath }: QuoteVariant) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const place = readPlace(line, new URLSearchParams(search));
  const cameFrom: unknown = (state as { readonly from?: unknown } | null)?.from;
  return {
    place,
    /** Moves on; whoever goes back in the browser comes back to where it was. */
    go: (next: QuotePlace) => navigate(placeAddress(quotePath, next), { state: { from: place.kind } }),
    /** Stands in place of what the address says now. */
    replace: (next: QuotePlace) => navigate(placeAddress(quotePath, next), { replace: true, state }),
    /** As the browser's own button does, where the visitor came from there; else it leads there. */
    back: (to: QuotePlace) =>
      cameFrom === to.kind ? navigate(-1) : navigate(placeAddress(quotePath, to), { replace: true }),
    navigate,
  };
}
