import type { HealthPlan, HealthRisk, HospitalNetwork, Treatment } from '#domain/risks/health.ts';
import { chosen } from './field.ts';
import type { RiskTable } from './risk-table.ts';

const treatments = { inpatient: 'YATARAK', inAndOutpatient: 'YATARAKAYAKTA' } as const satisfies Record<
  Treatment,
  string
>;
const networks = {
  narrow: 'DAR',
  standard: 'STANDART',
  wide: 'GENIS',
  full: 'TAM',
} as const satisfies Record<HospitalNetwork, string>;

/** Any number of visits is told as nought. */
function visitsOf(plan: HealthPlan | undefined): number | undefined {
  return plan?.visits === 'unlimited' ? 0 : plan?.visits;
}

/** What insurers are told of the care that is wanted; the people and what they declare stand beside it. */
export const health: RiskTable<HealthRisk> = {
  fields: [
    ['treatment', 'tedaviTuru', 'S601', 'choice', ({ plan }) => chosen(treatments, plan?.treatment)],
    ['outpatientVisits', 'muayeneAdedi', 'S602', 'number', ({ plan }) => visitsOf(plan)],
    ['network', 'hastaneAgi', 'S603', 'choice', ({ plan }) => chosen(networks, plan?.network)],
    ['birthCoverage', 'dogumTeminati', 'S604', 'flag', ({ plan }) => plan?.birth],
    ['dentalCoverage', 'disTeminati', 'S605', 'flag', ({ plan }) => plan?.dental],
    ['checkUpCoverage', 'checkUp', 'S606', 'flag', ({ plan }) => plan?.checkUp],
    ['termYears', 'sigortaYili', 'S607', 'number', ({ years }) => years],
  ],
  groups: [],
  options: () => ({}),
};
