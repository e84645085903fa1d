import type { ReactNode } from 'react';
import type { IllustrationName } from '#catalog/illustrations.ts';
import { BireyselIllustration } from './bireysel.tsx';
import { DaskIllustration } from './dask.tsx';
import { EmptyIllustration } from './empty.tsx';
import { GalericiIllustration } from './galerici.tsx';
import { HeroIllustration } from './hero.tsx';
import { IkinciElIllustration } from './ikinci-el.tsx';
import { ImmIllustration } from './imm.tsx';
import { KaskoIllustration } from './kasko.tsx';
import { KonutIllustration } from './konut.tsx';
import { NotFoundIllustration } from './not-found.tsx';
import { PetsaglikIllustration } from './petsaglik.tsx';
import { RehberIllustration } from './rehber.tsx';
import { SeyahatIllustration } from './seyahat.tsx';
import { TamamlayiciIllustration } from './tamamlayici.tsx';
import { TelefonIllustration } from './telefon.tsx';
import { TrafikIllustration } from './trafik.tsx';
import { YabanciIllustration } from './yabanci.tsx';
import { YesilKartIllustration } from './yesil-kart.tsx';

export const illustrations = {
  kasko: KaskoIllustration,
  trafik: TrafikIllustration,
  ikinciEl: IkinciElIllustration,
  rehber: RehberIllustration,
  galerici: GalericiIllustration,
  imm: ImmIllustration,
  yesilKart: YesilKartIllustration,
  dask: DaskIllustration,
  konut: KonutIllustration,
  tamamlayici: TamamlayiciIllustration,
  bireysel: BireyselIllustration,
  seyahat: SeyahatIllustration,
  yabanci: YabanciIllustration,
  petsaglik: PetsaglikIllustration,
  telefon: TelefonIllustration,
  hero: HeroIllustration,
  notFound: NotFoundIllustration,
  empty: EmptyIllustration,
} satisfies Record<IllustrationName, () => ReactNode>;
