import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { SpinnerRing } from './spinner.tsx';

export type ButtonVariant = 'action' | 'brand' | 'quiet' | 'link';
export type ButtonSize = 'medium' | 'large';

const solid = 'rounded-field font-semibold disabled:not-aria-busy:bg-line disabled:not-aria-busy:text-ink-soft';

const variants: Record<ButtonVariant, string> = {
  action: `${solid} bg-action text-paper hover:not-disabled:bg-action-strong`,
  brand: `${solid} bg-brand text-paper hover:not-disabled:bg-brand-strong`,
  quiet:
    'rounded-field border border-field-line bg-paper font-semibold text-brand-strong hover:not-disabled:border-brand hover:not-disabled:bg-brand-soft disabled:not-aria-busy:border-line disabled:not-aria-busy:text-ink-soft',
  link: 'font-medium text-brand underline decoration-tint underline-offset-4 hover:not-disabled:text-brand-strong hover:not-disabled:decoration-current disabled:text-ink-soft',
};

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 py-2 text-base',
  large: 'min-h-13 py-3 text-lead',
};

const padding: Record<ButtonSize, string> = { medium: 'px-5', large: 'px-7' };

type Look = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
};

/** The look of a button, for the rare element that is neither a button nor a link of the router. */
export function buttonClasses({ variant = 'brand', size = 'medium', className }: Look = {}): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 text-center transition-colors',
    variants[variant],
    sizes[size],
    variant !== 'link' && padding[size],
    className,
  );
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
