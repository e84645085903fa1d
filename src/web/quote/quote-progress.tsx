import type { PropsWithChildren } from 'react';
import { isReached, type Way } from '#catalog/flows/steps.ts';
import type { StepKey } from '#catalog/lines/steps.ts';
import { quoteTexts } from '#messages/quote.ts';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type QuoteProgressProps = {
  readonly way: Way;
  readonly current: StepKey;
  /** Undefined for a step that nobody can go back to. */
  readonly addressOf: (step: StepKey) => string | undefined;
};

/** Names of all steps, each as wide as the others as long as its longest word fits; those behind lead back. */
export function QuoteProgress({ way, current, addressOf }: QuoteProgressProps) {
  return (
    <nav aria-label={quoteTexts.progress}>
      <ol className="flex gap-2 desktop:gap-3">
        {way.steps.map(({ key, title }, index) => (
          <li key={key} aria-current={key === current ? 'step' : undefined} className="min-w-min flex-1">
            <StepLink to={addressOf(key)}>
              <span
                className={classNames(
                  'block h-1.5 rounded-full',
                  isReached(way, key, current) ? 'bg-brand' : 'bg-line',
                )}
                aria-hidden="true"
              />
              <span
                className={classNames(
                  'mt-2 block text-small leading-tight group-hover:underline',
                  key === current ? 'font-semibold text-brand' : 'text-ink-soft',
                )}
              >
                <VisuallyHidden>{`${quoteTexts.stepOf(index + 1, way.steps.length)}: `}</VisuallyHidden>
                {title}
              </span>
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepLink({ to, children }: PropsWithChildren<{ readonly to: string | undefined }>) {
  if (to === undefined) return children;
  return (
    <Link to={to} className="group -my-3 block py-3">
      {children}
    </Link>
  );
}

/** The same where there is no room for names: they are read aloud, and the step is counted. */
export function ShortProgress({ way, current }: Pick<QuoteProgressProps, 'way' | 'current'>) {
  const place = way.steps.findIndex(({ key }) => key === current) + 1;
  return (
    <nav aria-label={quoteTexts.progress} className="flex shrink-0 items-center gap-2 text-small">
      <span aria-hidden="true" className="text-ink-soft tabular-nums">
        {`${place}/${way.steps.length}`}
      </span>
      <ol className="flex gap-1">
        {way.steps.map(({ key, title }, index) => (
          <li key={key} aria-current={key === current ? 'step' : undefined}>
            <span
              className={classNames(
                'block h-1.5 w-4 rounded-full desktop:w-8',
                isReached(way, key, current) ? 'bg-brand' : 'bg-line',
              )}
              aria-hidden="true"
            />
            <VisuallyHidden>{`${quoteTexts.stepOf(index + 1, way.steps.length)}: ${title}`}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </nav>
  );
}
