import type { ReactNode } from 'react';

/** What is known of something, a name and a value a row. */
export function Facts({ rows }: { readonly rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-[max-content_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="mb-1 min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
