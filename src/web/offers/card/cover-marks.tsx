import { type CoverMark, coverMark } from '#catalog/coverages/short-text.ts';
import type { CoverageRow } from '#catalog/coverages/vocabulary.ts';
import { waitTexts } from '#messages/coverages.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type CoverMarksProps = { readonly offer: OpenOffer; readonly rows: readonly CoverageRow[] };

const looks = { has: 'has', not: 'not', unknown: undefined } as const satisfies Record<
  CoverMark['kind'],
  string | undefined
>;

/** The covers that decide, as marks with words. Their room is kept while the insurer has told only the price. */
export function CoverMarks({ offer, rows }: CoverMarksProps) {
  if (rows.length === 0) return null;
  return (
    <dl className="offer-covers">
      {rows.map((row) => (
        <Mark key={row.key} mark={coverMark(row, offer.coverages)} isComing={offer.coverageState === 'coming'} />
      ))}
    </dl>
  );
}

function Mark({ mark, isComing }: { readonly mark: CoverMark; readonly isComing: boolean }) {
  return (
    <div className={isComing ? undefined : looks[mark.kind]}>
      <dt>{`${mark.name} `}</dt>
      <dd>{isComing ? '…' : <Worth mark={mark} />}</dd>
    </div>
  );
}

function Worth({ mark: { worth, isSaid, wait } }: { readonly mark: CoverMark }) {
  return (
    <>
      {isSaid ? <VisuallyHidden>{worth}</VisuallyHidden> : <b>{worth}</b>}
      {wait !== undefined && (
        <>
          {waitTexts.beside}
          {wait}
        </>
      )}
    </>
  );
}
