import { type Entry, type Field, type FieldNames, namesOf, type Spelling, spellFields } from './field.ts';

/** The code asks how many there are. */
export type GroupNames = FieldNames & {
  /** Turkish name of one item. */
  readonly turkishItem: string;
};

export type GroupEntries<Written> = GroupNames & { readonly items: readonly (readonly Entry<Written>[])[] };

/** Something of which there may be many, such as the people insured. */
export type Group<Source> = GroupNames & {
  readonly fields: readonly FieldNames[];
  readonly spell: <Written>(source: Source, spelling: Spelling<Written>) => GroupEntries<Written>['items'];
};

export function group<Source, Item>({
  items,
  fields,
  ...names
}: GroupNames & {
  readonly items: (source: Source) => readonly Item[];
  readonly fields: readonly Field<Item>[];
}): Group<Source> {
  return {
    ...names,
    fields: fields.map(namesOf),
    spell: (source, spelling) => items(source).map((item) => spellFields(fields, item, spelling)),
  };
}

/** A group without items is not told at all. */
export function spellGroups<Source, Written>(
  groups: readonly Group<Source>[],
  source: Source,
  spelling: Spelling<Written>,
): readonly GroupEntries<Written>[] {
  return groups.flatMap(({ spell, fields: _, ...names }) => {
    const items = spell(source, spelling);
    return items.length === 0 ? [] : [{ ...names, items }];
  });
}
