import { mayAct } from '#domain/desk/operator.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import type { ViewProps } from '../view.ts';

type ShowLinkProps = {
  readonly to: string;
  readonly label: string;
  /** What following it means. */
  readonly note: string;
  /** Said to who may not. */
  readonly mayNot: string;
  readonly operator: ViewProps<unknown>['operator'];
};

/** Leads from a masked screen to the one that names people, whoever may see it. */
export function ShowLink({ to, label, note, mayNot, operator }: ShowLinkProps) {
  if (!mayAct(operator?.roles ?? [], 'service')) return <p className="text-ink-soft text-small">{mayNot}</p>;
  return (
    <p className="flex flex-wrap items-center gap-3">
      <a href={to} className={buttonClasses({ variant: 'quiet' })}>
        {label}
      </a>
      <span className="text-ink-soft text-small">{note}</span>
    </p>
  );
}
