import type { ReactNode } from 'react';
import { compareTexts as words } from '#messages/compare.ts';
import { Details } from '../ui/details.tsx';
import type { ComparedRows } from './compare-rows.ts';
import { Cell } from './mark.tsx';
import type { Fold } from './view-store.ts';

type FoldedProps = Pick<ComparedRows, 'same' | 'untold'> & {
  readonly open: readonly Fold[];
  readonly onToggle: (fold: Fold, open: boolean) => void;
};

/** What does not tell the offers apart: out of the way, counted, and one press away. */
export function Folded({ same, untold, open, onToggle }: FoldedProps) {
  const panel = (fold: Fold, summary: string, children: ReactNode) => (
    <Details
      summary={summary}
      open={open.includes(fold)}
      onToggle={(isOpen) => onToggle(fold, isOpen)}
      className="border-line border-b"
      summaryClassName="scroll-mt-52 px-1 sm:px-2"
    >
      {children}
    </Details>
  );
  return (
    <div className="mt-2">
      {same.length > 0 && panel('same', words.same(same.length), <SameRows rows={same} />)}
      {untold.length > 0 &&
        panel(
          'untold',
          words.untold(untold.length),
          <div className="grid max-w-text gap-1 px-1 pb-4 text-small sm:px-2">
            <p className="text-ink-soft">{words.untoldNote}</p>
            <ul className="list-disc pl-5">
              {untold.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </div>,
        )}
    </div>
  );
}

function SameRows({ rows }: { readonly rows: ComparedRows['same'] }) {
  return (
    <dl className="grid gap-x-8 px-1 pb-4 text-small desktop:grid-cols-3 sm:grid-cols-2 sm:px-2">
      {rows.map(({ key, label, cell }) => (
        <div key={key} className="flex items-start justify-between gap-3 border-line border-b py-1.5">
          <dt>{label}</dt>
          <dd className="shrink-0 text-right tabular-nums">
            <Cell cell={cell} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
