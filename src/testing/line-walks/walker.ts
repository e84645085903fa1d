import { addOnsOf } from '#catalog/lines/add-ons.ts';
import { lines, linesOnMenu } from '#catalog/lines/index.ts';
import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import type { LineKey, VariantKey } from '#domain/lines.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import type { ApiDoor, TestApi } from '../api-client.ts';
import { type Holder, joinHolder } from '../policy-holder.ts';
import { type QuotedWalk, variantWalks, walkTable } from './walk-table.ts';
import type { WalkedLine } from './walked-lines.ts';

/** Who walks a line: a member of their own, and the line that the quotation is opened for. */
export type Walker = {
  readonly api: TestApi;
  readonly door: ApiDoor;
  readonly line: LineKey;
  /** The line itself, or the one it is sold beside. */
  readonly main: LineKey;
  readonly kind: RiskKind;
  readonly ways: QuotedWalk;
  readonly holder: Holder;
};

/** The first line on the menu that offers it beside its own policies. */
function mainLineOf(addOn: LineKey): LineKey {
  const main = linesOnMenu.find((line) => lines[line].quote !== 'addOn' && addOnsOf(line).includes(addOn));
  if (!main) throw new Error(`${addOn} is offered beside no line`);
  return main;
}

/** The ways of the line, with what is different under its circumstances. */
function waysOf(line: LineKey, variant: VariantKey | undefined): QuotedWalk {
  const usual = walkTable[line];
  if ('addOnFor' in usual) throw new Error(`${line} is not quoted by itself`);
  if (variant === undefined) return usual;
  const other = variantWalks[variant];
  return {
    ...usual,
    opening: { ...usual.opening, ...other.opening },
    answers: { ...usual.answers, ...other.answers },
    anew: { ...usual.anew, ...other.anew },
  };
}

export async function joinWalker(api: TestApi, door: ApiDoor, { line, variant }: WalkedLine): Promise<Walker> {
  const main = lines[line].quote === 'addOn' ? mainLineOf(line) : line;
  const kind = quotedKind(main);
  if (kind === undefined) throw new Error(`${main} is not sold yet`);
  const ways = waysOf(main, variant);
  const own = walkTable[line];
  const who = 'addOnFor' in own ? own.addOnFor : ways.who;
  return { api, door, line, main, kind, ways, holder: await joinHolder(door, who) };
}
