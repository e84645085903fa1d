import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { Mark } from './marks.ts';

const looks = {
  good: { icon: 'checkCircle', className: 'text-brand-strong' },
  warning: { icon: 'warning', className: 'font-semibold text-warning' },
  plain: { icon: 'info', className: 'text-ink-soft' },
} as const satisfies Record<Mark['look'], { icon: IconName; className: string }>;

/** What the details say whole, in a few words each. */
export function CardMarks({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="flex flex-wrap content-start gap-x-3 gap-y-0.5 @5xl:[grid-area:marks]">
      {marks.map(({ look, text }) => (
        <li key={text} className={classNames('flex items-center gap-1', looks[look].className)}>
          <Icon name={looks[look].icon} className="size-4 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}
