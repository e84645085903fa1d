import type { LineVariant } from '#catalog/flows/variants.ts';
import type { LineKey } from '#domain/lines.ts';

/** A line as calls name it: its variant has a field of its own. */
export type WireLine = { readonly QueryType: LineKey; readonly SecondHand: boolean };

export function lineVariantOf({ QueryType, SecondHand }: WireLine): LineVariant {
  return { line: QueryType, variant: SecondHand ? 'secondHand' : undefined };
}

export function wireLineOf({ line, variant }: LineVariant): WireLine {
  return { QueryType: line, SecondHand: variant === 'secondHand' };
}
