/** One thing told of an order, by its name. */
export function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-small">{name}</dt>
      <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
