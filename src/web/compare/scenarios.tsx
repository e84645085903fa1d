import { useId } from 'react';
import { lines } from '#catalog/lines/index.ts';
import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import { vehicleColumns } from '#catalog/risks/vehicle/lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { formatLira, type Kurus } from '#domain/money.ts';
import type { CoverageMap } from '#domain/quote/equal-coverage.ts';
import { formatForeignAmount } from '#domain/quote/foreign-amount.ts';
import { insuredHomeParts } from '#domain/quote/home-scenarios.ts';
import type { Damage, ScenarioCurrency, Stake } from '#domain/quote/scenario-parts.ts';
import { exampleCarValue, type Shares, scenarioCurrency, scenarioDamages, sharesOf } from '#domain/quote/scenarios.ts';
import { scenarioTexts as words } from '#messages/compare.ts';
import { offerName } from '../offer/offer-view.ts';
import { Icon } from '../ui/icon.tsx';
import type { Column } from './columns.ts';
import { CompareTable } from './compare-table.tsx';

type ScenariosProps = {
  readonly line: LineKey;
  readonly columns: readonly Column[];
  /** What is insured is worth this; undefined where no list knows it. */
  readonly insuredValue: Kurus | undefined;
};

const noCoverages: CoverageMap = new Map();
const wholeLira = (kurus: Kurus) => formatLira(kurus).replace(',00', '');
const coveragesOf = ({ offer }: Pick<Column, 'offer'>) =>
  offer.coverageState === 'told' ? offer.coverages : noCoverages;

const moneyText = (currency: ScenarioCurrency, amount: number) =>
  currency === 'TRY' ? wholeLira(amount) : formatForeignAmount(amount, currency);

const damageText = (currency: ScenarioCurrency, damages: readonly Damage[]) =>
  damages.map(({ to, amount }) => words.damaged[to](moneyText(currency, amount))).join(words.and);

/** That the figures are no promise, and what decides in earnest. */
function noteOf(line: LineKey): string {
  const kind = quotedKind(line);
  return kind === undefined || kind === 'vehicle' || kind === 'property' ? words.note.damage : words.note[kind];
}

/** What the figures were reckoned with, where it is not in the examples themselves. */
function basisOf(line: LineKey, { carValue }: Stake, insuredValue: Kurus | undefined): string | undefined {
  const { risk } = lines[line];
  switch (risk.kind) {
    case 'property':
      return words.home;
    case 'health':
      return risk.asks === 'supplementary' ? words.supplementary : words.contracted;
    case 'trip':
    case 'pet':
    case 'device':
      return words[risk.kind];
    case 'vehicle':
      if (vehicleColumns(line)?.insuresCar !== true) return undefined;
      return (insuredValue === undefined ? words.exampleCar : words.ownCar)(wholeLira(carValue));
  }
}

/** Examples of damages, and who would pay what by each offer's coverages. */
export function Scenarios({ line, columns, insuredValue }: ScenariosProps) {
  const id = useId();
  const { scenarios } = lines[line];
  if (scenarios === 'none') return null;
  const stake: Stake = {
    carValue: insuredValue ?? exampleCarValue,
    homeParts: insuredHomeParts(columns.map(coveragesOf)),
  };
  const examples = scenarios
    .map((key) => ({ key, currency: scenarioCurrency(key), damages: scenarioDamages(key, stake) }))
    .filter(({ damages }) => damages.length > 0);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h3 id={id} className="text-h3">
        {words.title}
      </h3>
      <p className="mt-2 flex max-w-text gap-2 text-ink-soft text-small">
        <Icon name="info" className="mt-0.5 size-4 shrink-0 text-brand" />
        <span>
          {noteOf(line)} {basisOf(line, stake, insuredValue)}
        </span>
      </p>
      <div className="mt-3">
        <CompareTable
          caption={words.title}
          columns={columns}
          head={({ offer }) => <span className="font-semibold">{offerName(offer)}</span>}
          groups={[
            {
              key: 'scenarios',
              title: undefined,
              highlighted: false,
              rows: examples.map(({ key, currency, damages }) => ({
                key,
                label: words.names[key](damageText(currency, damages)),
                cell: (offer) => (
                  <SharesCell currency={currency} shares={sharesOf(key, coveragesOf({ offer }), stake)} />
                ),
              })),
            },
          ]}
        />
      </div>
    </section>
  );
}

type SharesCellProps = { readonly currency: ScenarioCurrency; readonly shares: Shares };

function SharesCell({ currency, shares }: SharesCellProps) {
  if (shares.kind === 'unknown') return <span className="text-ink-soft">{words.unknown}</span>;
  return (
    <dl>
      <Share name={words.insurer} money={moneyText(currency, shares.insurer)} strong={shares.insurer > 0} />
      <Share name={words.you} money={moneyText(currency, shares.you)} strong={shares.you > 0} />
    </dl>
  );
}

type ShareProps = { readonly name: string; readonly money: string; readonly strong: boolean };

function Share({ name, money, strong }: ShareProps) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className={strong ? 'font-semibold' : ''}>{money}</dd>
    </div>
  );
}
