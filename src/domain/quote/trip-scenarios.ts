import { coverageIn } from './equal-coverage.ts';
import {
  afterExcess,
  damage,
  excessPart,
  type Loss,
  ofOwn,
  othersPart,
  ownPart,
  type Part,
  type Scenario,
  totalOf,
} from './scenario-parts.ts';

export const tripScenarioKeys = ['emergencyAbroad', 'repatriation', 'lostBag'] as const;
type TripScenarioKey = (typeof tripScenarioKeys)[number];

/** Nothing limits a bill abroad but the sum insured, so that a bare yes tells nothing. */
const medicalPart = ({ damages, coverages }: Loss): Part =>
  othersPart(totalOf(damages), coverageIn(coverages, 'tibbiTedavi'));

function emergencyPart(loss: Loss): Part {
  const billed = totalOf(loss.damages);
  const kept = excessPart(billed, coverageIn(loss.coverages, 'seyahatMuafiyeti'), billed);
  return afterExcess(billed, medicalPart(loss), kept);
}

/** Transport that is merely included is paid out of the sum for treatment. */
function transportPart(loss: Loss): Part {
  const value = coverageIn(loss.coverages, 'tibbiNakil');
  return value.kind === 'included' ? medicalPart(loss) : ownPart(totalOf(loss.damages), value);
}

/** Examples about a journey, reckoned in euro as its sums insured are. */
export const tripScenarios: Readonly<Record<TripScenarioKey, Scenario>> = {
  emergencyAbroad: { currency: 'EUR', damages: () => [damage('treatment', 8000)], paid: emergencyPart },
  repatriation: { currency: 'EUR', damages: () => [damage('treatment', 15_000)], paid: transportPart },
  lostBag: { currency: 'EUR', damages: () => [damage('baggage', 900)], paid: ofOwn('bagajKaybi') },
};
