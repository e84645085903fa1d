import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type DetailsProps = {
  readonly summary: ReactNode;
  readonly children?: ReactNode;
  /** Panels that share a name close each other. */
  readonly name?: string | undefined;
  readonly open?: boolean;
  readonly className?: string | undefined;
  readonly summaryClassName?: string | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
};

/** A native accordion panel: works without scripts, slides where the browser can. */
export function Details(props: DetailsProps) {
  const { summary, children, name, open = false, className, summaryClassName, onToggle } = props;
  return (
    <details
      name={name}
      open={open}
      className={classNames('fold', className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
