import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { overviewTexts as words } from '#messages/overview.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useElementId } from '../../ui/parts/element-ids.tsx';

type PartProps = { readonly title: string; readonly aside?: string | undefined; readonly children: ReactNode };

/** One part of the overview. */
export function Part({ title, aside, children }: PartProps) {
  const id = useElementId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="h-full">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={id} className="text-h4">
            {title}
          </h3>
          {aside && <p className="text-ink-soft text-small tabular-nums">{aside}</p>}
        </div>
        <div className="mt-3">{children}</div>
      </Card>
    </section>
  );
}

type PartRowProps = {
  readonly to: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** At the right end, where there is room. */
  readonly mark?: ReactNode;
};

/** One thing of a part, a link as a whole. */
export function PartRow({ to, title, lines, mark }: PartRowProps) {
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        to={to}
        prefetch="intent"
        className="-mx-2 flex min-h-12 items-center gap-3 rounded-field px-2 py-3 hover:bg-mist"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          {lines.map((text) => (
            <span key={text} className="block break-words text-ink-soft text-small tabular-nums">
              {text}
            </span>
          ))}
        </span>
        {mark}
        <Icon name="chevronRight" className="size-5 shrink-0 text-brand" />
      </Link>
    </li>
  );
}

export function PartLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="mt-2 inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline"
    >
      {children}
    </Link>
  );
}

/** What could not be read takes no other part with it. */
export function PartFailed({ text }: { readonly text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <p className="text-ink-soft text-small">{text}</p>
      <Button variant="link" loading={state === 'loading'} onClick={() => void revalidate()}>
        {words.again}
      </Button>
    </>
  );
}
