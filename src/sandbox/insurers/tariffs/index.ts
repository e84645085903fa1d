import type { LineKey } from '#domain/lines.ts';
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
import { petsaglik } from './petsaglik.ts';
import { seyahat } from './seyahat.ts';
import { tamamlayici } from './tamamlayici.ts';
import type { Tariff } from './tariff.ts';
import { telefon } from './telefon.ts';
import { trafik } from './trafik.ts';
import { yabanci } from './yabanci.ts';
import { yabanciTrafik } from './yabanciTrafik.ts';
import { yesilKart } from './yesilKart.ts';

/** Every line, with all the sandbox's insurers need to sell it. */
export const tariffs: Readonly<Record<LineKey, Tariff>> = {
  trafik,
  kasko,
  imm,
  ferdikaza,
  yesilKart,
  yabanciTrafik,
  galericikisatrafik,
  hukuksalkoruma,
  galericiferdikaza,
  galericiseyahat,
  dask,
  konut,
  tamamlayici,
  bireysel,
  seyahat,
  yabanci,
  petsaglik,
  telefon,
};

const sold: ReadonlyMap<string, Tariff> = new Map(Object.entries(tariffs));

export function tariffOf(product: string): Tariff | undefined {
  return sold.get(product);
}

const linesByBranch = new Map([...sold].map(([line, { branch }]) => [`${branch}`, line]));

/** The line behind a branch number; one that nobody sells stays a number. */
export function lineOfBranch(number: string): string {
  return linesByBranch.get(number) ?? number;
}
