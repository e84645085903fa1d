import type { Coverage, CoverageValue } from '../coverages.ts';
import type { TripTaste } from './trip-taste.ts';

const planKeys = ['ekonomik', 'gumus', 'altin', 'platin'] as const;
export type TripPlanKey = (typeof planKeys)[number];

/** The factors of the plans are ours; domain §6.4 names the plans alone. */
export const tripPlans: Readonly<
  Record<
    TripPlanKey,
    { readonly code: string; readonly name: string; readonly factor: number; readonly medical: number }
  >
> = {
  ekonomik: { code: 'G0', name: 'Ekonomik', factor: 0.8, medical: 15_000 },
  gumus: { code: 'G1', name: 'Gümüş', factor: 1, medical: 30_000 },
  altin: { code: 'G2', name: 'Altın', factor: 1.3, medical: 50_000 },
  platin: { code: 'G3', name: 'Platin', factor: 1.7, medical: 100_000 },
};

/** What a Schengen visa wants for treatment, in euro (Reg. 810/2009, domain §6.4 [S86]). */
export const leastForSchengen = 30_000;

type ByPlan = readonly [ekonomik: CoverageValue, gumus: CoverageValue, altin: CoverageValue, platin: CoverageValue];

const no: CoverageValue = { type: 'NOT_INCLUDED' };
const included: CoverageValue = { type: 'INCLUDED' };
const euro = (amount: number): CoverageValue => ({ type: 'FOREIGN_AMOUNT', currency: 'EUR', amount: amount * 100 });
const days = (count: number): CoverageValue => ({ type: 'COUNT', count });

/** Sums for each traveller, from the narrowest plan to the widest. */
const covered: Readonly<Record<string, ByPlan>> = {
  tibbiTedavi: [
    euro(tripPlans.ekonomik.medical),
    euro(tripPlans.gumus.medical),
    euro(tripPlans.altin.medical),
    euro(tripPlans.platin.medical),
  ],
  tibbiNakil: [euro(15_000), euro(30_000), euro(50_000), euro(100_000)],
  cenazeNakli: [euro(10_000), euro(30_000), euro(50_000), euro(100_000)],
  taburcuDonus: [no, included, included, included],
  refakatci: [no, euro(750), euro(1_500), euro(3_000)],
  konaklamaUzatma: [no, days(5), days(7), days(10)],
  bagajKaybi: [no, euro(300), euro(600), euro(1_200)],
  bagajGecikmesi: [no, euro(100), euro(200), euro(300)],
  seyahatIptali: [no, no, euro(500), euro(1_500)],
  hirsizlikGasp: [no, no, euro(300), euro(600)],
  ilacGonderimi: [no, included, included, included],
  hukukiDanismanlik: [no, no, euro(1_000), euro(2_500)],
  kefalet: [no, no, euro(2_500), euro(5_000)],
  acilMesaj: [included, included, included, included],
};

export function tripCoverages(plan: TripPlanKey, { visaRefund, excess }: TripTaste): readonly Coverage[] {
  const column = planKeys.indexOf(plan);
  return [
    ...Object.entries(covered).map(([code, byPlan]) => ({ code, value: byPlan[column] ?? no })),
    { code: 'seyahatMuafiyeti', value: euro(excess) },
    { code: 'vizeReddiIade', value: visaRefund ? included : no },
  ];
}
