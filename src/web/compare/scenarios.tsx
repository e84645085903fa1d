import { type ExampleShares, examplesOf } from '#catalog/scenarios/examples.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { CoverageMap } from '#domain/quote/equal-coverage.ts';
import { scenarioTexts as words } from '#messages/compare.ts';
import { offerName } from '../offer/offer-view.ts';
import { Icon } from '../ui/icon.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';
import type { Column } from './columns.ts';
import { Bar, Swatch } from './share-bar.tsx';

type ScenariosProps = {
  readonly line: LineKey;
  readonly columns: readonly Column[];
  /** What is insured is worth this; undefined where no list knows it. */
  readonly insuredValue: Kurus | undefined;
};

const noCoverages: CoverageMap = new Map();

/** Examples of damages, one by one, and who would pay what by each offer's coverages. */
export function Scenarios({ line, columns, insuredValue }: ScenariosProps) {
  const id = useElementId();
  const told = columns.map(({ offer }) => (offer.coverageState === 'told' ? offer.coverages : noCoverages));
  const reckoned = examplesOf(line, told, insuredValue);
  if (!reckoned) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-h3">
        {words.title}
      </h2>
      <p className="mt-2 flex max-w-text gap-2 text-ink-soft text-small">
        <Icon name="info" className="mt-0.5 size-4 shrink-0 text-brand" />
        <span>{reckoned.note}</span>
      </p>
      <ul className="mt-4 grid gap-4 desktop:grid-cols-2">
        {reckoned.examples.map(({ key, title, shares }) => (
          <li key={key} className="break-inside-avoid rounded-card border border-line p-4">
            <h3 className="font-semibold">{title}</h3>
            <ul className="mt-3 grid gap-3">
              {columns.map(({ offer }, index) => (
                <li key={offer.id}>
                  <Paid name={offerName(offer)} shares={shares[index] ?? { kind: 'unknown' }} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What one offer makes of an example. The figures tell all that the bar shows. */
function Paid({ name, shares }: { readonly name: string; readonly shares: ExampleShares }) {
  return (
    <>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <p className="min-w-0">{name}</p>
        {shares.kind === 'unknown' ? (
          <p className="text-ink-soft">{words.unknown}</p>
        ) : (
          <dl className="flex flex-wrap gap-x-4 tabular-nums">
            <Share whose="you" money={shares.you} />
            <Share whose="insurer" money={shares.insurer} />
          </dl>
        )}
      </div>
      <Bar yourPart={shares.kind === 'unknown' ? undefined : shares.yourPart} />
    </>
  );
}

function Share({ whose, money }: { readonly whose: 'you' | 'insurer'; readonly money: string }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt className="flex items-center gap-1.5 text-ink-soft">
        <Swatch whose={whose} />
        {words[whose]}
      </dt>
      <dd className="font-semibold">{money}</dd>
    </div>
  );
}
