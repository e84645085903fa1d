import { quoteTexts } from '#messages/quote.ts';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type QuoteProgressProps = { readonly steps: readonly string[]; readonly current: number };

/** Names of all steps; they share the width by their length, so all stay readable on a phone. */
export function QuoteProgress({ steps, current }: QuoteProgressProps) {
  return (
    <nav aria-label={quoteTexts.progress}>
      <ol className="flex gap-2 desktop:gap-3">
        {steps.map((name, index) => (
          <li key={name} aria-current={index === current ? 'step' : undefined} className="min-w-0 flex-auto">
            <span
              className={classNames('block h-1.5 rounded-full', index <= current ? 'bg-brand' : 'bg-line')}
              aria-hidden="true"
            />
            <span
              className={classNames(
                'mt-2 block text-small leading-tight',
                index === current ? 'font-semibold text-brand' : 'text-ink-soft',
              )}
            >
              <VisuallyHidden>{`${quoteTexts.stepOf(index + 1, steps.length)}: `}</VisuallyHidden>
              {name}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
