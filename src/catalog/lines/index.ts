import { type LineKey, lineKeys } from '#domain/lines.ts';
import { bireysel } from './bireysel.ts';
import { dask } from './dask.ts';
import { ferdikaza } from './ferdikaza.ts';
import { galericiferdikaza } from './galericiferdikaza.ts';
import { galericikisatrafik } from './galericikisatrafik.ts';
import { galericiseyahat } from './galericiseyahat.ts';
import { hukuksalkoruma } from './hukuksalkoruma.ts';
import { imm } from './imm.ts';
import { kasko } from './kasko.ts';
import { konut } from './konut.ts';
import type { Line } from './line.ts';
import { petsaglik } from './petsaglik.ts';
import { seyahat } from './seyahat.ts';
import { tamamlayici } from './tamamlayici.ts';
import { telefon } from './telefon.ts';
import { trafik } from './trafik.ts';
import { yabanci } from './yabanci.ts';
import { yabanciTrafik } from './yabanciTrafik.ts';
import { yesilKart } from './yesilKart.ts';

export type { Line, LineGroup } from './line.ts';

/** Every line, in the order of the menu. */
export const lines: Readonly<Record<LineKey, Line>> = {
  kasko,
  trafik,
  galericikisatrafik,
  imm,
  yesilKart,
  dask,
  konut,
  tamamlayici,
  bireysel,
  seyahat,
  yabanci,
  petsaglik,
  telefon,
  ferdikaza,
  hukuksalkoruma,
  galericiferdikaza,
  galericiseyahat,
  yabanciTrafik,
};

/** The keys in the order of the menu. */
export const linesOnMenu = Object.keys(lines) as readonly LineKey[];

const spellings = new Map(lineKeys.flatMap((key) => [key, ...lines[key].aliases].map((name) => [name as string, key])));

/** Resolves a key or one of its aliases; anything else is undefined. */
export function resolveLineKey(value: string): LineKey | undefined {
  return spellings.get(value);
}
