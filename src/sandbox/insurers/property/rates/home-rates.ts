import type { Kurus } from '#domain/money.ts';
import type { DaskGroup } from '#domain/tariffs/dask/groups.ts';
import type { Dated } from '#domain/tariffs/dated.ts';
import type { HomeGrade } from '../home-taste.ts';
import type { Property } from '../property.ts';

export type HomeRates = {
  /** Per mille of a sum. */
  readonly perMille: {
    readonly buildingFire: number;
    readonly contentsFire: Readonly<Record<Property['structure'], number>>;
    /** Before the group's factor, on the part above compulsory coverage and on contents. */
    readonly earthquake: number;
    readonly water: number;
    readonly flood: number;
    readonly theft: number;
    readonly valuables: number;
    readonly liability: number;
  };
  readonly earthquakeFactors: Readonly<Record<DaskGroup, number>>;
  /** Percent of a sum. */
  readonly percent: { readonly glass: number; readonly electronics: number };
  /** Percent added to theft, below zero for a reduction. */
  readonly theftAdditions: { readonly nearGround: number; readonly noSteelDoor: number; readonly alarm: number };
  readonly summerHouse: number;
  /** What assistance and the small coverages cost. */
  readonly services: Readonly<Record<HomeGrade, Kurus>>;
  readonly leastGross: Kurus;
};

export const homeRateRows: readonly Dated<HomeRates>[] = [
  {
    from: '2025-01-01',
    value: {
      perMille: {
        buildingFire: 0.45,
        contentsFire: { concrete: 1.1, other: 1.8 },
        earthquake: 0.9,
        water: 0.15,
        flood: 0.1,
        theft: 0.8,
        valuables: 4,
        liability: 0.3,
      },
      earthquakeFactors: { 1: 1.6, 2: 1.4, 3: 1.2, 4: 1, 5: 0.8, 6: 0.6, 7: 0.4 },
      percent: { glass: 3, electronics: 1.5 },
      theftAdditions: { nearGround: 25, noSteelDoor: 10, alarm: -10 },
      summerHouse: 1.2,
      services: { dar: 15_000, genis: 40_000, tam: 90_000 },
      leastGross: 150_000,
    },
    source: 'domain §5.3; water, flood, valuables, electronics, liability and services are ours',
    certainty: 'placeholder',
  },
];
