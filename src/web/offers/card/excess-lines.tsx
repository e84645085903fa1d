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
    <dl className="offer-excess">
      {told.map((row) => {
        const { name, worth } = coverMark(row, offer.coverages);
        return (
          <div key={row.key}>
            <dt>{`${name}: `}</dt>
            <dd>{worth}</dd>
          </div>
        );
      })}
    </dl>
  );
}
