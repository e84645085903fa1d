import { coverMark } from '#catalog/coverages/short-text.ts';
import type { CoverageRow } from '#catalog/coverages/vocabulary.ts';
import { coverageIn } from '#domain/quote/equal-coverage.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';

type ExcessLinesProps = { readonly offer: OpenOffer; readonly rows: readonly CoverageRow[] };

/** What stays with the insured, beside the price. Where nothing is covered, nothing stays. */
export function ExcessLines({ offer, rows }: ExcessLinesProps) {
  const told = rows.filter(({ key }) => coverageIn(offer.coverages, key).kind !== 'notIncluded');
  if (told.length === 0 || offer.coverageState !== 'told') return null;
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-0.5 @5xl:grid @5xl:self-end @5xl:[grid-area:excess]">
      {told.map((row) => {
        const { name, worth } = coverMark(row, offer.coverages);
        return (
          <div key={row.key}>
            <dt className="inline text-ink-soft">{name}: </dt>
            <dd className="inline font-semibold tabular-nums">{worth}</dd>
          </div>
        );
      })}
    </dl>
  );
}
