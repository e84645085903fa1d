import type { Coverage, CoverageValue } from '../coverages.ts';

/** From the narrowest to the widest. */
const planKeys = ['accident', 'illness', 'wide'] as const;
export type PetPlanKey = (typeof planKeys)[number];

/** The factors of the plans are ours; domain §6.5 names what can be covered. */
export const petPlans: Readonly<
  Record<PetPlanKey, { readonly code: string; readonly name: string; readonly factor: number }>
> = {
  accident: { code: 'P1', name: 'Kaza', factor: 0.6 },
  illness: { code: 'P2', name: 'Kaza ve Hastalık', factor: 1 },
  wide: { code: 'P3', name: 'Geniş', factor: 1.35 },
};

const no: CoverageValue = { type: 'NOT_INCLUDED' };
const included: CoverageValue = { type: 'INCLUDED' };
const lira = (amount: number): CoverageValue => ({ type: 'AMOUNT', amount: amount * 100 });
const percent = (value: number): CoverageValue => ({ type: 'PERCENT', percent: value });
const days = (count: number): CoverageValue => ({ type: 'COUNT', count });

type ByPlan = readonly [accident: CoverageValue, illness: CoverageValue, wide: CoverageValue];

/** What does not follow from the wishes of the owner, for each animal. */
const covered: Readonly<Record<string, ByPlan>> = {
  vetAmeliyati: [included, included, included],
  tahlilGoruntuleme: [included, included, included],
  ilac: [no, included, included],
  asiCheckUp: [no, no, percent(20)],
  ucuncuKisiSorumluluk: [lira(25_000), lira(50_000), lira(100_000)],
  kayipIlani: [no, lira(1_500), lira(3_000)],
  cenaze: [no, no, lira(3_000)],
};

export type PetCover = {
  readonly treatmentLimit: number;
  readonly copayPercent: number;
  readonly illnessWaiting: number;
};

export function petCoverages(plan: PetPlanKey, cover: PetCover): readonly Coverage[] {
  const { treatmentLimit, copayPercent, illnessWaiting } = cover;
  const limit: CoverageValue = { type: 'AMOUNT', amount: treatmentLimit };
  const column = planKeys.indexOf(plan);
  const illness = plan !== 'accident';
  return [
    { code: 'kazaTedavisi', value: limit },
    { code: 'vetTedavisi', value: illness ? limit : no },
    ...Object.entries(covered).map(([code, byPlan]) => ({ code, value: byPlan[column] ?? no })),
    { code: 'petKatilimPayi', value: percent(copayPercent) },
    { code: 'kazaBekleme', value: days(0) },
    ...(illness ? [{ code: 'hastalikBekleme', value: days(illnessWaiting) }] : []),
  ];
}
