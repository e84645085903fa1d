import { type Choice, otherId, type SelectBox } from '#catalog/fields/field.ts';
import type { FieldValue } from '#catalog/fields/values.ts';
import { indexOptions, type OptionIndex, optionNamed, searchOptions } from '#domain/option-search.ts';
import { formMessages } from '#messages/form.ts';

const otherChoice: Choice = { id: otherId, name: formMessages.other };

const indexes = new WeakMap<readonly Choice[], OptionIndex<Choice>>();

/** Made at most once for a list of options. */
export function indexFor(options: readonly Choice[]): OptionIndex<Choice> {
  const index = indexes.get(options) ?? indexOptions(options);
  indexes.set(options, index);
  return index;
}

/** The ids a field holds, one or many. */
export function chosenIds(value: FieldValue | undefined): readonly string[] {
  if (Array.isArray(value)) return value.filter((id): id is string => typeof id === 'string');
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** What the list shows for a query. "Other" stays in sight, for whoever finds nothing needs it most. */
export function choicesFor(
  options: readonly Choice[],
  query: string,
  { other = false }: Pick<SelectBox, 'other'>,
): readonly Choice[] {
  const found = query.trim() === '' ? options : searchOptions(indexFor(options), query);
  return other && !found.some(({ id }) => id === otherId) ? [...found, otherChoice] : found;
}

/** The chosen ones in the order they were chosen; an id that is not offered has no name and is left out. */
export function chosenAmong(ids: readonly string[], options: readonly Choice[], field: SelectBox): readonly Choice[] {
  const offered = choicesFor(options, '', field);
  return ids.flatMap((id) => offered.find((option) => option.id === id) ?? []);
}

/** The option whose name was written out in full, as autofill does. */
export const choiceNamed = (options: readonly Choice[], text: string): Choice | undefined =>
  text.trim() === '' ? undefined : optionNamed(indexFor(options), text);

/** The field's value after an option was picked. In a multiple field a second pick takes it back. */
export function picked(field: SelectBox, ids: readonly string[], id: string): FieldValue {
  if (!field.multiple) return id;
  return ids.includes(id) ? ids.filter((held) => held !== id) : [...ids, id];
}
