import { z } from 'zod';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

export const networks = ['narrow', 'standard', 'wide', 'full'] as const;
export type Network = (typeof networks)[number];

/** Visits in a year; nought stands for any number. */
const visitSteps = [4, 6, 8, 10, 0] as const;
export type Visits = (typeof visitSteps)[number];

const visits = z.custom<Visits>((count) => visitSteps.some((step) => step === count));

export const planSchema = z
  .object({
    treatment: z.enum(['inpatient', 'inAndOutpatient']),
    outpatientVisits: z.coerce.number().pipe(visits).optional(),
    network: z.enum(networks),
    birthCoverage: flag,
    dentalCoverage: flag,
    checkUpCoverage: flag,
  })
  .transform(({ treatment, outpatientVisits = 10, network, birthCoverage, dentalCoverage, checkUpCoverage }) => ({
    /** Undefined where treatment is in hospital beds only. */
    visits: treatment === 'inpatient' ? undefined : outpatientVisits,
    network,
    birth: birthCoverage,
    dental: dentalCoverage,
    checkUp: checkUpCoverage,
  }));

export type Plan = z.infer<typeof planSchema>;

function nextVisits(now: Plan['visits']): Visits {
  if (now === undefined) return 10;
  return visitSteps[visitSteps.indexOf(now) + 1] ?? 0;
}

/** The next better plan among some networks; undefined where the wanted one is the best. */
export function richerPlan(plan: Plan, sold: readonly Network[]): Plan | undefined {
  const wider = networks.find((network) => sold.includes(network) && isWider(network, plan.network));
  const visits = nextVisits(plan.visits);
  if (wider === undefined && visits === plan.visits && plan.checkUp) return undefined;
  return { ...plan, visits, network: wider ?? plan.network, checkUp: true };
}

function isWider(one: Network, other: Network): boolean {
  return networks.indexOf(one) > networks.indexOf(other);
}
