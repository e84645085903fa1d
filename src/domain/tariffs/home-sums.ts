import type { Day } from '../dates.ts';
import type { Kurus } from '../money.ts';
import type { HomeSums } from '../risks/property.ts';
import { type Dated, inForceOrLatest } from './dated.ts';

/** What a square metre of a usual home is worth. */
type HomeSquareMetre = { readonly building: Kurus; readonly contents: Kurus };

export const homeSquareMetreRows: readonly Dated<HomeSquareMetre>[] = [
  {
    from: '2025-01-01',
    value: { building: 2_800_000, contents: 500_000 },
    source: 'domain §5.3: building at 28,000 TL; contents at 5,000 TL are ours',
    certainty: 'placeholder',
  },
];

export type SumLimit = { readonly least: Kurus; readonly most: Kurus };

export const homeSumLimitRows: readonly Dated<Readonly<Record<keyof HomeSums, SumLimit>>>[] = [
  {
    from: '2025-01-01',
    value: {
      building: { least: 20_000_000, most: 10_000_000_000 },
      contents: { least: 5_000_000, most: 2_000_000_000 },
      glass: { least: 100_000, most: 50_000_000 },
      electronics: { least: 500_000, most: 200_000_000 },
      valuables: { least: 500_000, most: 100_000_000 },
    },
    source: 'no source: what a form may ask without doubting a usual home',
    certainty: 'placeholder',
  },
];

/** The least and the most each sum may be where it is insured at all. */
export const sumLimits = inForceOrLatest(homeSumLimitRows, undefined).value;

const step: Kurus = 10_000 * 100;

/** Nobody knows a sum to the lira, so a proposal is round, and never outside what may be insured. */
function proposed(area: number, squareMetre: Kurus, { least, most }: SumLimit): Kurus {
  return Math.min(most, Math.max(least, Math.round((area * squareMetre) / step) * step));
}

/** What building and contents of a home of so many square metres are usually worth. */
export function proposedSums(area: number, on?: Day): Pick<HomeSums, 'building' | 'contents'> {
  const { building, contents } = inForceOrLatest(homeSquareMetreRows, on).value;
  return {
    building: proposed(area, building, sumLimits.building),
    contents: proposed(area, contents, sumLimits.contents),
  };
}
