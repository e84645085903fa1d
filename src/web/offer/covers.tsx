import { coveragesOf } from '#catalog/coverages/lines.ts';
import { coverageText } from '#catalog/coverages/value-text.ts';
import { type CoverageRow, coverageGroups, coverageRow } from '#catalog/coverages/vocabulary.ts';
import { hasCover } from '#domain/quote/cover-level.ts';
import { coverIn } from '#domain/quote/equal-cover.ts';
import { coverageGroupTexts } from '#messages/coverages.ts';
import { offerCardTexts as words } from '#messages/offers.ts';
import { classNames } from '../ui/class-names.ts';
import type { OfferView } from './offer-view.ts';

type RowsProps = { readonly offer: OfferView; readonly rows: readonly CoverageRow[] };

/** The covers that decide, one line each. Their room is kept while the insurer has told only the price. */
export function DecisiveCovers({ offer, rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-1 @xl:grid-cols-2">
      {rows.map((row) => {
        const value = coverIn(offer.covers, row.key);
        return (
          <div key={row.key} className="flex items-baseline justify-between gap-3 border-line border-b py-1 text-small">
            <dt className="text-ink-soft">{row.label}</dt>
            <dd
              className={classNames(
                'shrink-0 text-right tabular-nums',
                hasCover(row.sense, value) ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              {offer.coverState === 'coming' ? '…' : coverageText(row, value)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What stays with the insured, beside the price. Where nothing is covered, nothing stays. */
export function Excesses({ offer, rows }: RowsProps) {
  const told = rows.filter(({ key }) => coverIn(offer.covers, key).kind !== 'notIncluded');
  if (told.length === 0 || offer.coverState !== 'told') return null;
  return (
    <dl className="text-small">
      {told.map((row) => (
        <div key={row.key} className="flex gap-1.5">
          <dt className="text-ink-soft">{row.label}:</dt>
          <dd className="font-semibold tabular-nums">{coverageText(row, coverIn(offer.covers, row.key))}</dd>
        </div>
      ))}
    </dl>
  );
}

type ToldCovers = Pick<OfferView, 'line' | 'covers' | 'coverState'>;

/** The line's covers, and whatever else the insurer told. */
function allRows({ line, covers }: ToldCovers): readonly CoverageRow[] {
  const known = coveragesOf(line).rows;
  const further = [...covers.keys()].filter((key) => known.every((row) => row.key !== key));
  return [...known, ...further.map(coverageRow)];
}

/** Every cover with a line on what it means, group by group. */
export function CoverTable({ offer }: { readonly offer: ToldCovers }) {
  if (offer.coverState !== 'told')
    return (
      <p className="py-2 text-ink-soft text-small">
        {offer.coverState === 'coming' ? words.coversComing : words.coversUntold}
      </p>
    );
  const rows = allRows(offer);
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
                    <span className="block text-ink-soft">{row.about}</span>
                  </dt>
                  <dd className="shrink-0 text-right font-semibold tabular-nums">
                    {coverageText(row, coverIn(offer.covers, row.key))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
    </div>
  );
}
