import type { Kurus } from '../money.ts';
import type { CoverageMap } from './equal-coverage.ts';
import { healthScenarioKeys, healthScenarios } from './health-scenarios.ts';
import { homeScenarioKeys, homeScenarios } from './home-scenarios.ts';
import { petScenarioKeys, petScenarios } from './pet-scenarios.ts';
import { phoneScenarioKeys, phoneScenarios } from './phone-scenarios.ts';
import {
  coveragesIn,
  type Damage,
  type Scenario,
  type ScenarioCurrency,
  type Stake,
  totalOf,
} from './scenario-parts.ts';
import { tripScenarioKeys, tripScenarios } from './trip-scenarios.ts';
import { vehicleScenarioKeys, vehicleScenarios } from './vehicle-scenarios.ts';

/** The car of the examples where the value of the own one is not known. */
export const exampleCarValue: Kurus = 120_000_000;

export const scenarioKeys = [
  ...vehicleScenarioKeys,
  ...homeScenarioKeys,
  ...healthScenarioKeys,
  ...tripScenarioKeys,
  ...petScenarioKeys,
  ...phoneScenarioKeys,
] as const;
export type ScenarioKey = (typeof scenarioKeys)[number];

const scenarios: Readonly<Record<ScenarioKey, Scenario>> = {
  ...vehicleScenarios,
  ...homeScenarios,
  ...healthScenarios,
  ...tripScenarios,
  ...petScenarios,
  ...phoneScenarios,
};

/** Who pays how much of a damage, in the currency of the example; unknown where an insurer did not tell what decides it. */
export type Shares =
  | { readonly kind: 'known'; readonly insurer: Kurus; readonly you: Kurus }
  | { readonly kind: 'unknown' };

/** In which currency an example reckons. */
export const scenarioCurrency = (key: ScenarioKey): ScenarioCurrency => scenarios[key].currency ?? 'TRY';

/** What an example damages; nothing where it is about something that is not insured. */
export function scenarioDamages(key: ScenarioKey, stake: Stake): readonly Damage[] {
  return scenarios[key].damages(stake);
}

/** Who pays what of an example, by the coverages as the insurer told them. */
export function sharesOf(key: ScenarioKey, coverages: CoverageMap, stake: Stake): Shares {
  const damages = scenarioDamages(key, stake);
  const told = coveragesIn(scenarioCurrency(key), coverages);
  const insurer = scenarios[key].paid({ damages, stake, coverages: told });
  return insurer === undefined ? { kind: 'unknown' } : { kind: 'known', insurer, you: totalOf(damages) - insurer };
}
