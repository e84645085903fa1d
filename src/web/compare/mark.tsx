import type { CellMark, ComparedCell } from '#catalog/coverages/compared.ts';
import { compareTexts as words } from '#messages/compare.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Told apart by their shapes; the colours only help. */
function Mark({ mark }: { readonly mark: CellMark }) {
  if (mark === 'yes') return <Icon name="check" className="size-5 shrink-0 text-success" />;
  if (mark === 'no') return <Icon name="close" className="size-5 shrink-0 text-error" />;
  return (
    <span aria-hidden="true" className="inline-block w-5 shrink-0 text-center font-bold text-ink-soft">
      ?
    </span>
  );
}

const tones = { strong: 'font-semibold', plain: '', faint: 'text-ink-soft' } as const;

/** What an offer says of one thing: a mark that is read aloud as words, or a limit. */
export function Cell({ cell: { text, mark, beside, tone } }: { readonly cell: ComparedCell }) {
  if (!mark) return <span className={tones[tone]}>{text}</span>;
  return (
    <span className={classNames('flex flex-wrap items-center gap-x-1', tones[tone])}>
      <Mark mark={mark} />
      <VisuallyHidden>{text}</VisuallyHidden>
      {beside && (
        <span aria-hidden="true" className="min-w-0">
          {beside}
        </span>
      )}
    </span>
  );
}

const marks: readonly CellMark[] = ['yes', 'no', 'unknown'];

/** What the marks mean, once. */
export function Legend() {
  return (
    <ul aria-label={words.legend.title} className="text-ink-soft text-small leading-5">
      {marks.map((mark) => (
        <li key={mark} className="flex items-center gap-1">
          <Mark mark={mark} />
          {words.legend[mark]}
        </li>
      ))}
    </ul>
  );
}
