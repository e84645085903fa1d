import type { LineKey } from '#domain/lines.ts';
import type { Pricing } from '../decision.ts';
import { kasko } from './kasko.ts';
import { imm, yesilKart } from './liability.ts';
import { ferdikaza, galericiferdikaza, galericiseyahat, hukuksalkoruma } from './side-covers.ts';
import { galericikisatrafik, trafik, yabanciTrafik } from './traffic.ts';

/** How each line is priced; a line without a row is not sold in the sandbox yet. */
export const pricings: Partial<Record<LineKey, Pricing>> = {
  kasko,
  trafik,
  imm,
  yesilKart,
  yabanciTrafik,
  galericikisatrafik,
  ferdikaza,
  hukuksalkoruma,
  galericiferdikaza,
  galericiseyahat,
};
