/** One thing that is known, under its name. */
export type FactRow = { readonly name: string; readonly value: string };

/** What is known of all that is asked about; the rest is left out. */
export function factRows(...given: readonly (readonly [string, string | number | undefined])[]): readonly FactRow[] {
  return given.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [{ name, value: String(value) }],
  );
}
