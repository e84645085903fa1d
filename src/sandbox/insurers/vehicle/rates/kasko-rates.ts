import type { Dated } from '#domain/tariffs/dated.ts';
import type { ProfessionCode } from '#domain/vehicle-lists.ts';

export type KaskoRates = {
  /** Rate on the value, in percent, up to and including an age in years. */
  readonly byAge: readonly { readonly oldest: number; readonly percent: number }[];
  readonly provinces: {
    readonly istanbul: number;
    readonly ankaraOrIzmir: number;
    readonly metropolitan: number;
    readonly other: number;
  };
  /** Factor by the first three digits of the usage style; private use is 1. */
  readonly usages: Readonly<Record<string, number>>;
  readonly taxi: number;
  readonly rentACar: number;
  readonly lpg: number;
  readonly electric: number;
  readonly youngDriver: { readonly below: number; readonly factor: number };
  /** How much of the no-claims percentage reaches the price. */
  readonly noClaimWeight: number;
  /** Discount by profession, in percent. */
  readonly professions: Readonly<Record<ProfessionCode, number>>;
};

/** Provinces with a metropolitan municipality, İstanbul, Ankara and İzmir aside. */
export const metropolitanProvinces: readonly number[] = [
  1, 7, 9, 10, 16, 20, 21, 25, 26, 27, 31, 33, 38, 41, 42, 44, 45, 46, 47, 48, 52, 54, 55, 59, 61, 63, 65,
];

export const kaskoRateRows: readonly Dated<KaskoRates>[] = [
  {
    from: '2025-01-01',
    value: {
      byAge: [
        { oldest: 1, percent: 1.55 },
        { oldest: 5, percent: 1.75 },
        { oldest: 10, percent: 2.1 },
        { oldest: 15, percent: 2.9 },
        { oldest: Number.POSITIVE_INFINITY, percent: 3.6 },
      ],
      provinces: { istanbul: 1.15, ankaraOrIzmir: 1.08, metropolitan: 1, other: 0.92 },
      usages: { 111: 1, 121: 1.05, 311: 1.2, 411: 1.25, 421: 1.3, 511: 1.15, 521: 1.3, 523: 1.5, 526: 1.4, 711: 1.4 },
      taxi: 1.5,
      rentACar: 1.6,
      lpg: 1.08,
      electric: 1.12,
      youngDriver: { below: 25, factor: 1.25 },
      noClaimWeight: 0.75,
      professions: { doktor: 15, eczaci: 12, ogretmen: 10, memur: 5 },
    },
    source: 'domain §3.3 formula; usage factors, the rate above 15 years and the professions’ percentages are ours',
    certainty: 'placeholder',
  },
];
