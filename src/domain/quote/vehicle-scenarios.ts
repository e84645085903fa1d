import { coverageIn } from './equal-coverage.ts';
import {
  afterExcess,
  damage,
  excessPart,
  type Loss,
  ofOthers,
  ofOwn,
  ownPart,
  type Part,
  type Scenario,
  type Stake,
  toOthers,
  totalOf,
} from './scenario-parts.ts';

export const vehicleScenarioKeys = [
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
type VehicleScenarioKey = (typeof vehicleScenarioKeys)[number];

/** The excess is a share of the car. */
function earthquakePart({ damages, stake, coverages }: Loss): Part {
  const damaged = totalOf(damages);
  return afterExcess(
    damaged,
    ownPart(damaged, coverageIn(coverages, 'dogalAfetler')),
    excessPart(damaged, coverageIn(coverages, 'depremMuafiyeti'), stake.carValue),
  );
}

/** The excess is a share of the damage. */
function glassPart({ damages, coverages }: Loss): Part {
  const damaged = totalOf(damages);
  const kept = excessPart(damaged, coverageIn(coverages, 'camKirilmaMuafiyeti'), damaged);
  return kept === undefined ? undefined : damaged - kept;
}

const wholeCar = ({ carValue }: Stake) => [{ to: 'car', amount: carValue } as const];
/** No car is damaged by more than it is worth. */
const toCar = (inLira: number) => {
  const { to, amount } = damage('car', inLira);
  return ({ carValue }: Stake) => [{ to, amount: Math.min(amount, carValue) }];
};

/** Examples about a car and what it does to others. */
export const vehicleScenarios: Readonly<Record<VehicleScenarioKey, Scenario>> = {
  glass: { damages: toCar(12_000), paid: glassPart },
  ownFault: { damages: toCar(60_000), paid: ofOwn('carpma') },
  earthquake: { damages: toCar(150_000), paid: earthquakePart },
  theft: { damages: wholeCar, paid: ofOwn('hirsizlik') },
  theftWithKey: { damages: wholeCar, paid: ofOwn('anahtarlaCalinma') },
  aboveLimit: { damages: toOthers(1_500_000), paid: ofOthers('immLimitiAyrimsiz') },
  moral: { damages: toOthers(200_000), paid: ofOthers('maneviTazminat') },
  othersCar: { damages: toOthers(600_000), paid: ofOthers('maddiAracBasi') },
  othersLife: { damages: toOthers(5_000_000), paid: ofOthers('olumSakatlikKisiBasi') },
};
