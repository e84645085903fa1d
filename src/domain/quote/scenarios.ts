import type { Kurus } from '../money.ts';
import type { CoverageKey, CoverageValue } from './coverage.ts';
import { type CoverageMap, coverageIn } from './equal-coverage.ts';

const lira = 100;

/** The car of the examples where the value of the own one is not known. */
export const exampleCarValue: Kurus = 1_200_000 * lira;

export const scenarioKeys = [
  'glass',
  'ownFault',
  'earthquake',
  'theft',
  'theftWithKey',
  'aboveLimit',
  'moral',
  'othersCar',
  'othersLife',
] as const;
export type ScenarioKey = (typeof scenarioKeys)[number];

/** Who pays how much of a damage; unknown where an insurer did not tell what decides it. */
export type Shares =
  | { readonly kind: 'known'; readonly insurer: Kurus; readonly you: Kurus }
  | { readonly kind: 'unknown' };

/** What a coverage pays of a damage, or what an excess leaves; undefined where nobody can tell. */
type Part = Kurus | undefined;

/** Coverages of the own car reach to its value; a bare yes to them is that. */
function carPart(damage: Kurus, value: CoverageValue): Part {
  switch (value.kind) {
    case 'notIncluded':
      return 0;
    case 'included':
    case 'marketValue':
    case 'unlimited':
      return damage;
    case 'amount':
      return Math.min(damage, value.amount);
    default:
      return undefined;
  }
}

/** Of what is owed to others a bare yes tells no limit, so it tells nothing. */
function othersPart(damage: Kurus, value: CoverageValue): Part {
  return value.kind === 'included' || value.kind === 'marketValue' ? undefined : carPart(damage, value);
}

/** Not included means that what the excess belongs to is not covered at all. */
function excessPart(damage: Kurus, value: CoverageValue, percentOf: Kurus): Part {
  switch (value.kind) {
    case 'notIncluded':
      return damage;
    case 'percent':
      return Math.min(damage, Math.round((percentOf * value.percent) / 100));
    case 'amount':
      return Math.min(damage, value.amount);
    default:
      return undefined;
  }
}

type Loss = { readonly damage: Kurus; readonly carValue: Kurus; readonly coverages: CoverageMap };

/** The excess is a share of the car. Where nothing is paid at all, an excess that nobody told changes nothing. */
function earthquakePart({ damage, carValue, coverages }: Loss): Part {
  const paid = carPart(damage, coverageIn(coverages, 'dogalAfetler'));
  if (paid === 0) return 0;
  const kept = excessPart(damage, coverageIn(coverages, 'depremMuafiyeti'), carValue);
  if (kept === damage) return 0;
  return paid === undefined || kept === undefined ? undefined : Math.max(0, paid - kept);
}

/** The excess is a share of the damage. */
function glassPart({ damage, coverages }: Loss): Part {
  const kept = excessPart(damage, coverageIn(coverages, 'camKirilmaMuafiyeti'), damage);
  return kept === undefined ? undefined : damage - kept;
}

type Scenario = { readonly damage: (carValue: Kurus) => Kurus; readonly paid: (loss: Loss) => Part };

const ofCar =
  (key: CoverageKey): Scenario['paid'] =>
  ({ damage, coverages }) =>
    carPart(damage, coverageIn(coverages, key));
const ofOthers =
  (key: CoverageKey): Scenario['paid'] =>
  ({ damage, coverages }) =>
    othersPart(damage, coverageIn(coverages, key));

const wholeCar = (carValue: Kurus) => carValue;
/** No car is damaged by more than it is worth. */
const toCar = (damage: number) => (carValue: Kurus) => Math.min(damage * lira, carValue);
const toOthers = (damage: number) => () => damage * lira;

const scenarios: Readonly<Record<ScenarioKey, Scenario>> = {
  glass: { damage: toCar(12_000), paid: glassPart },
  ownFault: { damage: toCar(60_000), paid: ofCar('carpma') },
  earthquake: { damage: toCar(150_000), paid: earthquakePart },
  theft: { damage: wholeCar, paid: ofCar('hirsizlik') },
  theftWithKey: { damage: wholeCar, paid: ofCar('anahtarlaCalinma') },
  aboveLimit: { damage: toOthers(1_500_000), paid: ofOthers('immLimitiAyrimsiz') },
  moral: { damage: toOthers(200_000), paid: ofOthers('maneviTazminat') },
  othersCar: { damage: toOthers(600_000), paid: ofOthers('maddiAracBasi') },
  othersLife: { damage: toOthers(5_000_000), paid: ofOthers('olumSakatlikKisiBasi') },
};

export function scenarioDamage(key: ScenarioKey, carValue: Kurus): Kurus {
  return scenarios[key].damage(carValue);
}

/** Who pays what of an example, by the coverages as the insurer told them. */
export function sharesOf(key: ScenarioKey, coverages: CoverageMap, carValue: Kurus): Shares {
  const damage = scenarioDamage(key, carValue);
  const insurer = scenarios[key].paid({ damage, carValue, coverages });
  return insurer === undefined ? { kind: 'unknown' } : { kind: 'known', insurer, you: damage - insurer };
}
