import type { CoverageKey } from './coverage.ts';
import { type CoverageMap, coverageIn } from './equal-coverage.ts';
import {
  afterCopay,
  damage,
  excessPart,
  type Loss,
  ofOthers,
  ownPart,
  type Part,
  type Scenario,
  toOthers,
  totalOf,
  withinBoth,
} from './scenario-parts.ts';

export const petScenarioKeys = ['petSwallowed', 'petIll', 'petIllSoon', 'petBite'] as const;
type PetScenarioKey = (typeof petScenarioKeys)[number];

/** How long after the policy began the animal of the example falls ill. */
const soon = 10;

function treated(cover: CoverageKey, { damages, coverages }: Loss): Part {
  const billed = totalOf(damages);
  return ownPart(billed, coverageIn(coverages, cover));
}

/** A share of every bill stays with who keeps the animal. */
function less({ damages, coverages }: Loss, paid: Part): Part {
  const billed = totalOf(damages);
  return afterCopay(billed, paid, excessPart(billed, coverageIn(coverages, 'petKatilimPayi'), billed));
}

/** An operation that an insurer names no limit for by itself is paid as the rest of the treatment is. */
function operated(loss: Loss): Part {
  const accident = treated('kazaTedavisi', loss);
  const isNamed = coverageIn(loss.coverages, 'vetAmeliyati').kind !== 'unknown';
  return less(loss, isNamed ? withinBoth(accident, treated('vetAmeliyati', loss)) : accident);
}

const ill = (loss: Loss): Part => less(loss, treated('vetTedavisi', loss));

function hasBegun(coverages: CoverageMap): boolean | undefined {
  const wait = coverageIn(coverages, 'hastalikBekleme');
  return wait.kind === 'count' ? wait.count <= soon : undefined;
}

/** An illness that begins during the wait is not paid, whatever the limit. */
function illSoon(loss: Loss): Part {
  const paid = ill(loss);
  const begun = hasBegun(loss.coverages);
  if (paid === 0 || begun === false) return 0;
  return begun === undefined ? undefined : paid;
}

/** Examples about a cat or a dog. */
export const petScenarios: Readonly<Record<PetScenarioKey, Scenario>> = {
  petSwallowed: { damages: () => [damage('treatment', 30_000)], paid: operated },
  petIll: { damages: () => [damage('treatment', 12_000)], paid: ill },
  petIllSoon: { damages: () => [damage('treatment', 12_000)], paid: illSoon },
  petBite: { damages: toOthers(60_000), paid: ofOthers('ucuncuKisiSorumluluk') },
};
