import { coverParts } from '#catalog/coverages/cover-text.ts';
import { coverageRowsWith } from '#catalog/coverages/lines.ts';
import { type CoverageRow, coverageGroups } from '#catalog/coverages/vocabulary.ts';
import { hasCoverage } from '#domain/quote/coverage-level.ts';
import { coverageIn } from '#domain/quote/equal-coverage.ts';
import { coverageAbouts } from '#messages/coverage-abouts.ts';
import { coverageGroupTexts, waitTexts } from '#messages/coverages.ts';
import { offerCardTexts as words } from '#messages/offers.ts';
import { classNames } from '../ui/class-names.ts';
import type { OfferView } from './offer-view.ts';

type RowsProps = { readonly offer: OfferView; readonly rows: readonly CoverageRow[] };

type WorthProps = { readonly offer: Pick<OfferView, 'coverages'>; readonly row: CoverageRow };

/** What a cover is worth and the wait for it; a narrow column breaks between the two. */
function CoverWorth({ offer, row }: WorthProps) {
  const [worth, wait] = coverParts(row, offer.coverages);
  if (wait === undefined) return worth;
  return (
    <>
      <span className="inline-block">{worth}</span>
      {waitTexts.beside}
      <span className="inline-block">{wait}</span>
    </>
  );
}

/** The coverages that decide, one line each. Their room is kept while the insurer has told only the price. */
export function DecisiveCoverages({ offer, rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-1 @xl:grid-cols-2">
      {rows.map((row) => {
        const value = coverageIn(offer.coverages, row.key);
        return (
          <div key={row.key} className="flex items-baseline justify-between gap-3 border-line border-b py-1 text-small">
            <dt className="text-ink-soft">{row.label}</dt>
            <dd
              className={classNames(
                'max-w-3/5 shrink-0 text-right tabular-nums',
                hasCoverage(row.sense, value) ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              {offer.coverageState === 'coming' ? '…' : <CoverWorth offer={offer} row={row} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type ToldCoverages = Pick<OfferView, 'line' | 'coverages' | 'coverageState'>;

/** Every coverage with a line on what it means, group by group. */
export function CoverageTable({ offer }: { readonly offer: ToldCoverages }) {
  if (offer.coverageState !== 'told')
    return (
      <p className="py-2 text-ink-soft text-small">
        {offer.coverageState === 'coming' ? words.coveragesComing : words.coveragesUntold}
      </p>
    );
  const rows = coverageRowsWith(offer.line, offer.coverages.keys());
  return (
    <div className="grid gap-x-10 gap-y-6 pt-2 @3xl:grid-cols-2">
      {coverageGroups
        .map((group) => ({ group, own: rows.filter((row) => row.group === group) }))
        .filter(({ own }) => own.length > 0)
        .map(({ group, own }) => (
          <div key={group}>
            <h4 className="font-semibold text-small">{coverageGroupTexts[group]}</h4>
            <dl className="mt-1">
              {own.map((row) => (
                <div key={row.key} className="flex justify-between gap-4 border-line border-b py-2 text-small">
                  <dt>
                    {row.label}
                    <span className="block text-ink-soft">{coverageAbouts[row.key]}</span>
                  </dt>
                  <dd className="max-w-2/5 shrink-0 text-right font-semibold tabular-nums">
                    <CoverWorth offer={offer} row={row} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
    </div>
  );
}
