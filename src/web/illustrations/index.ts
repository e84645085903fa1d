import type { IllustrationName } from '#catalog/illustrations.ts';
import bireysel from './bireysel.svg?url';
import dask from './dask.svg?url';
import empty from './empty.svg?url';
import galerici from './galerici.svg?url';
import hero from './hero.svg?url';
import ikinciEl from './ikinci-el.svg?url';
import imm from './imm.svg?url';
import kasko from './kasko.svg?url';
import konut from './konut.svg?url';
import notFound from './not-found.svg?url';
import petsaglik from './petsaglik.svg?url';
import rehber from './rehber.svg?url';
import seyahat from './seyahat.svg?url';
import tamamlayici from './tamamlayici.svg?url';
import telefon from './telefon.svg?url';
import trafik from './trafik.svg?url';
import yabanci from './yabanci.svg?url';
import yesilKart from './yesil-kart.svg?url';

/** Addresses of the drawings, all four wide to three high. */
export const illustrations = {
  kasko,
  trafik,
  ikinciEl,
  rehber,
  galerici,
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
  hero,
  notFound,
  empty,
} satisfies Record<IllustrationName, string>;
