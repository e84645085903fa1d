import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

const looks = {
  info: { icon: 'info', className: 'bg-brand-soft' },
  success: { icon: 'checkCircle', className: 'bg-brand-soft' },
  warning: { icon: 'warning', className: 'bg-warning-soft text-warning' },
} as const satisfies Record<string, { icon: IconName; className: string }>;

type NoteProps = {
  readonly look: keyof typeof looks;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Something worth knowing beside the questions. */
export function Note({ look, title, className, children }: NoteProps) {
  const { icon, className: tint } = looks[look];
  return (
    <div className={classNames('flex gap-3 rounded-field p-4', tint, className)}>
      <Icon name={icon} className="size-6 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        <div className="text-small">{children}</div>
      </div>
    </div>
  );
}
