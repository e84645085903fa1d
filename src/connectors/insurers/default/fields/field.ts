import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';

/** One of a few, by our word and by the letters of the old Turkish systems. */
export type Choice = { readonly ours: string; readonly turkish: string };

/** What a field may hold. How that is spelt differs from insurer to insurer. */
type Values = {
  readonly text: string;
  readonly number: number;
  readonly money: Kurus;
  readonly date: Day;
  readonly flag: boolean;
  readonly line: { readonly key: LineKey; readonly branchId: number };
  readonly choice: Choice;
};
type FieldKind = keyof Values;

/** What a field is called by whom. */
export type FieldNames = {
  readonly name: string;
  readonly turkish: string;
  /** Question code of the insurers that ask by code. */
  readonly code: string;
};

/** Something insurers are told, and where it is read. What is not known is undefined there, and not told. */
export type Field<Source, Kind extends FieldKind = FieldKind> = {
  readonly [Each in Kind]: readonly [
    name: string,
    turkish: string,
    code: string,
    kind: Each,
    read: (source: Source) => Values[Each] | undefined,
  ];
}[Kind];

/** How an insurer writes each kind of value. */
export type Spelling<Written> = { readonly [Kind in FieldKind]: (value: Values[Kind]) => Written };

export type Entry<Written> = FieldNames & { readonly value: Written };

/** A field without what it holds. */
export type NamedField = readonly [name: string, turkish: string, code: string, ...unknown[]];

export function namesOf([name, turkish, code]: NamedField): FieldNames {
  return { name, turkish, code };
}

function entry<Source, Kind extends FieldKind, Written>(
  [name, turkish, code, kind, read]: Field<Source, Kind>,
  source: Source,
  spelling: Spelling<Written>,
): Entry<Written> | undefined {
  const value = read(source);
  return value === undefined ? undefined : { name, turkish, code, value: spelling[kind](value) };
}

export function spellFields<Source, Written>(
  fields: readonly Field<Source>[],
  source: Source,
  spelling: Spelling<Written>,
): readonly Entry<Written>[] {
  const entries: Entry<Written>[] = [];
  for (const field of fields) {
    const spelt = entry(field, source, spelling);
    if (spelt) entries.push(spelt);
  }
  return entries;
}

export function chosen<Key extends string>(
  words: Readonly<Record<Key, string>>,
  key: Key | undefined,
): Choice | undefined {
  return key === undefined ? undefined : { ours: key, turkish: words[key] };
}
