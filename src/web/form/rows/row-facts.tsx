import type { FactRow } from '#catalog/fields/fact-rows.ts';

/** What is known of a row already, as plain text. */
export function RowFacts({ facts }: { readonly facts: readonly FactRow[] }) {
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-small">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
