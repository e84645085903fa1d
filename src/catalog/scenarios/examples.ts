import { lines } from '#catalog/lines/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { formatLira, type Kurus } from '#domain/money.ts';
import type { CoverageMap } from '#domain/quote/equal-coverage.ts';
import { formatForeignAmount } from '#domain/quote/foreign-amount.ts';
import { insuredHomeParts } from '#domain/quote/home-scenarios.ts';
import type { Damage, ScenarioCurrency, Stake } from '#domain/quote/scenario-parts.ts';
import {
  exampleCarValue,
  type ScenarioKey,
  type Shares,
  scenarioCurrency,
  scenarioDamages,
  sharesOf,
} from '#domain/quote/scenarios.ts';
import { scenarioTexts as words } from '#messages/compare.ts';
import { noteOf } from './note.ts';

/** Who pays what of one damage: nothing is told where an insurer did not tell what decides it. */
export type ExampleShares =
  | { readonly kind: 'known'; readonly you: string; readonly insurer: string; readonly yourPart: number }
  | { readonly kind: 'unknown' };

export type Example = {
  readonly key: ScenarioKey;
  /** What happens, and what it costs. */
  readonly title: string;
  /** One for each offer, in their order. */
  readonly shares: readonly ExampleShares[];
};

export type Examples = { readonly note: string; readonly examples: readonly Example[] };

const wholeLira = (kurus: Kurus) => formatLira(kurus).replace(',00', '');

const moneyText = (currency: ScenarioCurrency, amount: number) =>
  currency === 'TRY' ? wholeLira(amount) : formatForeignAmount(amount, currency);

const damageText = (currency: ScenarioCurrency, damages: readonly Damage[]) =>
  damages.map(({ to, amount }) => words.damaged[to](moneyText(currency, amount))).join(words.and);

function exampleShares(currency: ScenarioCurrency, shares: Shares): ExampleShares {
  if (shares.kind === 'unknown') return shares;
  const { you, insurer } = shares;
  return {
    kind: 'known',
    you: moneyText(currency, you),
    insurer: moneyText(currency, insurer),
    yourPart: you / (you + insurer),
  };
}

/**
 * Examples of damages, and who would pay what by the coverages of each offer; undefined where a line has none. The value
 * is that of what is insured, where a list knows it.
 */
export function examplesOf(
  line: LineKey,
  told: readonly CoverageMap[],
  insuredValue: Kurus | undefined,
): Examples | undefined {
  const { scenarios } = lines[line];
  if (scenarios === 'none') return undefined;
  const stake: Stake = { carValue: insuredValue ?? exampleCarValue, homeParts: insuredHomeParts(told) };
  const examples = scenarios.flatMap((key): readonly Example[] => {
    const damages = scenarioDamages(key, stake);
    const currency = scenarioCurrency(key);
    if (damages.length === 0) return [];
    const shares = told.map((coverages) => exampleShares(currency, sharesOf(key, coverages, stake)));
    return [{ key, title: words.names[key](damageText(currency, damages)), shares }];
  });
  const carValue = { text: wholeLira(stake.carValue), isOwn: insuredValue !== undefined };
  return { note: noteOf(line, carValue), examples };
}
