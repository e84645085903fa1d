import type { Kurus } from '#domain/money.ts';
import type { Scheme } from './care.ts';
import type { CoveredPerson } from './people.ts';
import type { Plan } from './plan.ts';
import { birthAges, type PlanRates } from './rates/plan-rates.ts';

/** Whether birth coverage can be had: by women of certain ages, beside treatment without a stay. */
export function canHaveBirth({ visits }: Plan, { gender, age }: CoveredPerson): boolean {
  return visits !== undefined && gender === 'female' && age >= birthAges.youngest && age <= birthAges.oldest;
}

function bandOf({ bands }: PlanRates, age: number): Kurus {
  const band = bands.find(({ upTo }) => age <= upTo);
  if (!band) throw new RangeError(`no price for the age of ${age}`);
  return band.gross;
}

/** Year's gross market price of one person in kuruş, not yet rounded; undefined where the scheme has no such network. */
export function personGross(
  rates: PlanRates,
  { scheme, plan, person, people }: { scheme: Scheme; plan: Plan; person: CoveredPerson; people: number },
): number | undefined {
  const network = rates.networks[scheme][plan.network];
  if (network === undefined) return undefined;
  const visits = plan.visits === undefined ? rates.inpatientOnly : rates.visits[plan.visits];
  const extras =
    (plan.birth && canHaveBirth(plan, person) ? rates.birth : 0) +
    (plan.dental ? rates.dental : 0) +
    (plan.checkUp ? rates.checkUp : 0);
  const family = people >= rates.family.from ? rates.family.factor : 1;
  return (bandOf(rates, person.age) * network * visits + extras) * family;
}
