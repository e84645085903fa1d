import type { Coverage, CoverageValue } from '../coverages.ts';
import type { Care, Scheme } from './care.ts';
import type { Network, Plan } from './plan.ts';

const no: CoverageValue = { type: 'NOT_INCLUDED' };
const limitless: CoverageValue = { type: 'LIMITLESS' };
const included: CoverageValue = { type: 'INCLUDED' };
const lira = (amount: number): CoverageValue => ({ type: 'AMOUNT', amount: amount * 100 });
const percent = (value: number): CoverageValue => ({ type: 'PERCENT', percent: value });
const times = (count: number): CoverageValue => ({ type: 'COUNT', count });
const where = (holds: boolean, value: CoverageValue): CoverageValue => (holds ? value : no);

/** Hospitals in a network, and what care outside it is worth to who pays for all of their care, in lira. */
const byNetwork: Readonly<Record<Network, { readonly hospitals: number; readonly outside: number }>> = {
  narrow: { hospitals: 140, outside: 0 },
  standard: { hospitals: 320, outside: 100_000 },
  wide: { hospitals: 610, outside: 250_000 },
  full: { hospitals: 940, outside: 750_000 },
};

const liraPerVisit = 4_000;

export type PlanCare = {
  readonly scheme: Scheme;
  readonly plan: Plan;
  readonly care: Care;
  /** Whether birth coverage is wanted and somebody can have it. */
  readonly birth: boolean;
};

/** What only people without social security need to know. */
function ownCare({ plan: { visits, network } }: PlanCare): Readonly<Record<string, CoverageValue>> {
  const { outside } = byNetwork[network];
  return {
    ayaktaLimit: visits === undefined ? no : visits === 0 ? limitless : lira(visits * liraPerVisit),
    anlasmaDisiLimit: where(outside > 0, lira(outside)),
    anlasmaDisiKatilim: where(outside > 0, percent(20)),
    yurtDisiTedavi: where(network === 'full', lira(500_000)),
  };
}

export function planCoverages(facts: PlanCare): readonly Coverage[] {
  const { scheme, plan, care, birth } = facts;
  const outpatient = plan.visits !== undefined;
  const values: Readonly<Record<string, CoverageValue>> = {
    yatarakTedavi: limitless,
    ameliyat: limitless,
    yogunBakim: limitless,
    odaYemek: included,
    ayaktaTedavi: plan.visits === undefined ? no : plan.visits === 0 ? limitless : times(plan.visits),
    yatarakKatilim: percent(care.inpatientShare),
    muayeneKatilim: where(outpatient, percent(care.outpatientShare[scheme])),
    tetkik: where(outpatient, included),
    fizikTedavi: where(outpatient, times(20)),
    dogumSaglik: where(birth, lira(scheme === 'individual' ? 120_000 : 60_000)),
    disPaketi: where(plan.dental, included),
    checkUpHakki: where(plan.checkUp, times(1)),
    ambulans: included,
    anlasmaliKurum: times(Math.round(byNetwork[plan.network].hospitals * care.hospitals)),
    omurBoyuYenileme: { type: care.lifelongRenewal },
    beklemeSuresi: times(care.waitingMonths),
    ...(scheme === 'individual' ? ownCare(facts) : {}),
  };
  return Object.entries(values).map(([code, value]) => ({ code, value }));
}
