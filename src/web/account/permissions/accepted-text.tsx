import type { AcceptedTexts } from '#contracts/calls/customer.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { showDay } from '../../ui/moments.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';

type Acceptance = AcceptedTexts[keyof AcceptedTexts];

type AcceptedTextProps = {
  readonly title: string;
  readonly slug: string;
  readonly acceptance: Acceptance;
  readonly told: {
    readonly current: (day: string) => string;
    readonly earlier: (day: string) => string;
    readonly never: string;
  };
};

function stateOf({ AcceptedAt, IsCurrent }: Acceptance, told: AcceptedTextProps['told']): string {
  if (AcceptedAt === null) return told.never;
  const day = showDay(AcceptedAt);
  return IsCurrent ? told.current(day) : told.earlier(day);
}

/** One text, with a way to read it and how the customer stands to its version in force. */
export function AcceptedText({ title, slug, acceptance, told }: AcceptedTextProps) {
  const { IsCurrent } = acceptance;
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon
        name={IsCurrent ? 'checkCircle' : 'info'}
        className={classNames('mt-0.5 size-5 shrink-0', IsCurrent ? 'text-success' : 'text-ink-soft')}
      />
      <div className="min-w-0">
        <NewTabLink href={`/${slug}`} icon={false} className="font-medium text-brand underline underline-offset-4">
          {title}
        </NewTabLink>
        <p className="mt-1 text-ink-soft text-small">{stateOf(acceptance, told)}</p>
      </div>
    </li>
  );
}
