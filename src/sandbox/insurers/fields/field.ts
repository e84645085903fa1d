/** How a field's value is spelt differs from style to style; its kind tells which spelling applies. */
export type FieldKind = 'text' | 'number' | 'money' | 'date' | 'flag' | 'line' | 'choice';

export type WireField = {
  readonly key: string;
  readonly kind: FieldKind;
  readonly turkish: string;
  /** Question code of the insurers that ask by code. */
  readonly code: string;
  /** Letters that old Turkish systems write for each value of a choice. */
  readonly words: Readonly<Record<string, string>>;
};

/** Something that may be told many times. Who asks by code asks first how many there are. */
export type WireGroup = Pick<WireField, 'key' | 'turkish' | 'code'> & {
  readonly turkishItem: string;
  readonly fields: readonly WireField[];
};

type Row =
  | readonly [key: string, kind: Exclude<FieldKind, 'choice'>, turkish: string, code: string]
  | readonly [key: string, kind: 'choice', turkish: string, code: string, words: WireField['words']];

export function fields(rows: readonly Row[]): readonly WireField[] {
  return rows.map(([key, kind, turkish, code, words = {}]) => ({ key, kind, turkish, code, words }));
}
