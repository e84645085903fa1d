/** How a field's value is spelt differs from style to style; its kind tells which spelling applies. */
export type FieldKind = 'text' | 'number' | 'money' | 'date' | 'flag' | 'line' | 'party';

export type WireField = {
  readonly key: string;
  readonly kind: FieldKind;
  readonly turkish: string;
  /** Question code of the insurers that ask by code. */
  readonly code: string;
};

type Row = readonly [key: string, kind: FieldKind, turkish: string, code: string];

export function fields(rows: readonly Row[]): readonly WireField[] {
  return rows.map(([key, kind, turkish, code]) => ({ key, kind, turkish, code }));
}
