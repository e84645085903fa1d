import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { SpinnerRing } from './spinner.tsx';

export type ButtonVariant = 'action' | 'brand' | 'quiet' | 'link';
export type ButtonSize = 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  action: 'button button-action',
  brand: 'button',
  quiet: 'button button-quiet',
  link: 'button-link',
};

type Look = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
};

/** The look of a button, for the rare element that is neither a button nor a link of the router. */
export function buttonClasses({ variant = 'brand', size = 'medium', className }: Look = {}): string {
  return classNames(variants[variant], size === 'large' && 'button-large', className);
}

export type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className'> & { readonly loading?: boolean; readonly children: ReactNode };

export function Button({ variant, size, className, loading = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses({ variant, size, className })}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <SpinnerRing />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'className'>;

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link prefetch="intent" {...rest} className={buttonClasses({ variant, size, className })} />;
}
