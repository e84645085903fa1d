import { addDays, type Day, daysBetween } from '#domain/dates.ts';
import { isPlate, normalisePlate } from '#domain/rules/plate.ts';
import { lateRenewalPercent } from '#domain/tariffs/late-renewal.ts';
import { stepFactor } from '#domain/tariffs/traffic/steps.ts';
import { noClaimPercent } from '../../insurers/vehicle/rates/no-claims.ts';
import { between, pick, seeded } from '../../seeded.ts';
import { type PersonaHistory, personaVehicles } from './personas.ts';
import { isUnknownPlate } from './plates.ts';
import type { Circumstances } from './vehicles.ts';

export type RecordedPolicy = {
  readonly companyCode: string;
  readonly policyNumber: string;
  readonly start: Day;
  readonly end: Day;
};

export type RecordedHistory = {
  readonly step: number;
  readonly claims: number;
  readonly kaskoDiscount: number | undefined;
  readonly traffic: RecordedPolicy | undefined;
  readonly kasko: RecordedPolicy | undefined;
};

export type HistoryQuestion = { readonly identityNumber: string; readonly plate: string };

const trafficInsurers = ['901', '902', '903', '904', '906', '910', '914', '916'] as const;
const kaskoInsurers = ['901', '902', '903', '904', '905', '910', '914', '915'] as const;
const yearDays = 365;

function policy(
  key: string,
  { end, insurers }: { end: Day; insurers: readonly [string, ...string[]] },
): RecordedPolicy {
  const random = seeded(key);
  return {
    companyCode: pick(random, insurers),
    policyNumber: String(between(random, 100_000_000, 999_999_999)),
    start: addDays(end, -yearDays),
    end,
  };
}

type Driver = { readonly step: number; readonly claims: number };

/** Step and claims follow the owner, not the car: a further car takes them over. */
function driverOf(identityNumber: string, seed: string): Driver {
  const own = personaVehicles.find(({ owner }) => owner === identityNumber)?.vehicle.history;
  if (own !== undefined) return { step: own.step, claims: own.claims };
  const random = seeded(`${seed}/driver/${identityNumber}`);
  const step = pick(random, [8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 2]);
  return { step, claims: step <= 3 ? between(random, 1, 2) : 0 };
}

type Ends = { readonly traffic: Day | undefined; readonly kasko: Day | undefined };

function policiesEnding(key: string, { traffic, kasko }: Ends): Pick<RecordedHistory, 'traffic' | 'kasko'> {
  return {
    traffic: traffic === undefined ? undefined : policy(`${key}/traffic`, { end: traffic, insurers: trafficInsurers }),
    kasko: kasko === undefined ? undefined : policy(`${key}/kasko`, { end: kasko, insurers: kaskoInsurers }),
  };
}

function personaHistory(key: string, { history, today }: { history: PersonaHistory; today: Day }): RecordedHistory {
  const { step, claims, kaskoDiscount, trafficEndsIn, kaskoEndsIn } = history;
  const end = (days: number | undefined): Day | undefined => (days === undefined ? undefined : addDays(today, days));
  return {
    step,
    claims,
    kaskoDiscount,
    ...policiesEnding(key, { traffic: end(trafficEndsIn), kasko: end(kaskoEndsIn) }),
  };
}

/** The next day, today included, that carries the month and day of a seed: policies renew on their own day each year. */
function nextAnniversary(random: () => number, today: Day): Day {
  const monthDay = `${String(between(random, 1, 12)).padStart(2, '0')}-${String(between(random, 1, 28)).padStart(2, '0')}`;
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthDay}`;
  return thisYear >= today ? thisYear : `${year + 1}-${monthDay}`;
}

function seededHistory(key: string, { driver, today }: { driver: Driver; today: Day }): RecordedHistory {
  const random = seeded(key);
  const hasKasko = random() < 0.6;
  return {
    ...driver,
    kaskoDiscount: hasKasko ? noClaimPercent(Math.max(0, driver.step - 4)) : undefined,
    ...policiesEnding(key, {
      traffic: nextAnniversary(random, today),
      kasko: hasKasko ? nextAnniversary(random, today) : undefined,
    }),
  };
}

/** Past policies of an owner and a plate. A car without a plate has none, but its owner keeps the step. */
export function historyOf(question: HistoryQuestion, { seed, today }: Circumstances): RecordedHistory | undefined {
  const plate = normalisePlate(question.plate);
  const driver = driverOf(question.identityNumber, seed);
  if (/^\d{2}YK$/.test(plate)) return { ...driver, kaskoDiscount: undefined, traffic: undefined, kasko: undefined };
  if (!isPlate(plate) || isUnknownPlate(plate)) return undefined;
  const key = `${seed}/history/${question.identityNumber}/${plate}`;
  const owned = personaVehicles.find(({ vehicle }) => vehicle.plate === plate);
  if (owned === undefined) return seededHistory(key, { driver, today });
  const { owner, vehicle } = owned;
  if (owner !== question.identityNumber || vehicle.history === undefined) return undefined;
  return personaHistory(key, { history: vehicle.history, today });
}

export type StepTerms = {
  readonly discountPercent: number;
  readonly surchargePercent: number;
  readonly latePercent: number;
};

/** What the centre says must be applied to the next policy. */
export function termsOf({ step, traffic }: RecordedHistory, today: Day): StepTerms {
  const factor = stepFactor({ step, firstEntry: false, day: today });
  const change = Math.round((factor - 1) * 100);
  return {
    discountPercent: Math.max(0, -change),
    surchargePercent: Math.max(0, change),
    latePercent: traffic === undefined ? 0 : lateRenewalPercent(daysBetween(traffic.end, today), today),
  };
}
