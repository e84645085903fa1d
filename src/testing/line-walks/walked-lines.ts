import { lines } from '#catalog/lines/index.ts';
import { type LineKey, lineKeys, type VariantKey } from '#domain/lines.ts';

/** A line as it is walked: by itself, or under the circumstances in which it is sold in another way. */
export type WalkedLine = { readonly name: string; readonly line: LineKey; readonly variant: VariantKey | undefined };

function waysToSell(line: LineKey): readonly WalkedLine[] {
  const { quote } = lines[line];
  const variants = quote === 'addOn' || quote.variants === 'none' ? [] : quote.variants;
  return [
    { name: line, line, variant: undefined },
    ...variants.map(({ key }) => ({ name: `${line} ${key}`, line, variant: key })),
  ];
}

/** Every key of the specification, and every other way in which it is sold. */
export const walkedLines = lineKeys.flatMap(waysToSell);
