import { coverageIn } from './equal-coverage.ts';
import {
  afterExcess,
  damage,
  excessPart,
  type Loss,
  ofOwn,
  ownPart,
  type Part,
  type Scenario,
  totalOf,
} from './scenario-parts.ts';

export const phoneScenarioKeys = ['screen', 'thirdScreen', 'phoneWater', 'phoneTheft'] as const;
type PhoneScenarioKey = (typeof phoneScenarioKeys)[number];

const third = 3;
const toPhone = (inLira: number) => () => [damage('phone', inLira)];
const ofScreen = ofOwn('ekranKirilmasi');

/** Whether a third damage of the year is still paid. */
function isThirdPaid({ coverages }: Loss): boolean | undefined {
  const value = coverageIn(coverages, 'yillikHasarAdedi');
  if (value.kind === 'unlimited') return true;
  return value.kind === 'count' ? value.count >= third : undefined;
}

function thirdScreenPart(loss: Loss): Part {
  const paid = ofScreen(loss);
  const isPaid = isThirdPaid(loss);
  if (paid === 0 || isPaid === false) return 0;
  return isPaid === undefined ? undefined : paid;
}

/** What is stolen is worth what it would fetch second-hand, and the excess is a share of that. */
function theftPart({ damages, coverages }: Loss): Part {
  const worth = totalOf(damages);
  return afterExcess(
    worth,
    ownPart(worth, coverageIn(coverages, 'hirsizlikTelefon')),
    excessPart(worth, coverageIn(coverages, 'telefonMuafiyeti'), worth),
  );
}

/** Examples about a phone. */
export const phoneScenarios: Readonly<Record<PhoneScenarioKey, Scenario>> = {
  screen: { damages: toPhone(9000), paid: ofScreen },
  thirdScreen: { damages: toPhone(9000), paid: thirdScreenPart },
  phoneWater: { damages: toPhone(12_000), paid: ofOwn('siviTemasi') },
  phoneTheft: { damages: toPhone(40_000), paid: theftPart },
};
