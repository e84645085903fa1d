import type { ReactNode } from 'react';

/** Leads from a row to what it is about. */
export function RowLink({
  to,
  label,
  children,
}: {
  readonly to: string;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <a href={to} aria-label={label} className="whitespace-nowrap font-semibold text-brand underline underline-offset-4">
      {children}
    </a>
  );
}

export const OrderLink = ({ reference }: { readonly reference: string }) => (
  <RowLink to={`/siparis/${reference}`}>{reference}</RowLink>
);
