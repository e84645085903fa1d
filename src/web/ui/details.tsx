import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type DetailsProps = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Panels that share a name close each other. */
  readonly name?: string | undefined;
  readonly open?: boolean;
  readonly className?: string | undefined;
  readonly summaryClassName?: string | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
};

const smooth =
  '[interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] details-content:transition-discrete details-content:duration-200 open:details-content:h-auto';

/** A native accordion panel: works without scripts, slides where the browser can. */
export function Details(props: DetailsProps) {
  const { summary, children, name, open = false, className, summaryClassName, onToggle } = props;
  return (
    <details
      name={name}
      open={open}
      className={classNames(smooth, className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary
        className={classNames(
          'flex min-h-11 list-none items-center justify-between gap-4 py-3 font-semibold',
          summaryClassName,
        )}
      >
        {summary}
        <Icon name="chevronDown" className="size-5 shrink-0 transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
