import { type CoverMark, coverMark } from '#catalog/coverages/short-text.ts';
import type { CoverageRow } from '#catalog/coverages/vocabulary.ts';
import { waitTexts } from '#messages/coverages.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type CoverMarksProps = { readonly offer: OpenOffer; readonly rows: readonly CoverageRow[] };

const looks = {
  has: { icon: 'check', className: 'text-success' },
  not: { icon: 'close', className: 'text-error' },
  unknown: { icon: 'minus', className: 'text-ink-soft' },
} as const satisfies Record<CoverMark['kind'], { icon: IconName; className: string }>;

/** The covers that decide, as marks with words. Their room is kept while the insurer has told only the price. */
export function CoverMarks({ offer, rows }: CoverMarksProps) {
  if (rows.length === 0) return null;
  return (
    <dl className="grid content-start gap-x-3 @min-[18rem]:grid-cols-2 gap-y-0.5 text-small leading-tight">
      {rows.map((row) => (
        <Mark key={row.key} mark={coverMark(row, offer.coverages)} isComing={offer.coverageState === 'coming'} />
      ))}
    </dl>
  );
}

function Mark({ mark, isComing }: { readonly mark: CoverMark; readonly isComing: boolean }) {
  const { icon, className } = looks[isComing ? 'unknown' : mark.kind];
  return (
    <div className={classNames('relative min-w-0 pl-5', mark.kind === 'has' ? '' : 'text-ink-soft')}>
      <dt className="inline">
        <Icon name={icon} className={classNames('absolute top-0.5 left-0 size-4', className)} />
        {mark.name}{' '}
      </dt>
      <dd className="inline tabular-nums">{isComing ? '…' : <Worth mark={mark} />}</dd>
    </div>
  );
}

function Worth({ mark: { worth, isSaid, wait } }: { readonly mark: CoverMark }) {
  return (
    <>
      {isSaid ? (
        <VisuallyHidden>{worth}</VisuallyHidden>
      ) : (
        <span className="whitespace-nowrap font-semibold">{worth}</span>
      )}
      {wait !== undefined && (
        <>
          {waitTexts.beside}
          {wait}
        </>
      )}
    </>
  );
}
