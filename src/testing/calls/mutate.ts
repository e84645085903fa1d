import type { Field, FieldKind, Model, Question } from './questions.ts';
import { strangeDays, strangeKeys, strangeNumbers, strangeShapes, strangeTexts } from './strange-values.ts';

type Random = () => number;

export const pick = <Item>(random: Random, from: readonly Item[]): Item =>
  from[Math.floor(random() * from.length)] as Item;

export const byKind: Readonly<Record<FieldKind, readonly unknown[]>> = {
  text: strangeTexts,
  day: strangeDays,
  key: strangeKeys,
  number: strangeNumbers,
  other: strangeShapes,
};

/** Mostly a value of the field's own kind: those get furthest. */
function strange(random: Random, kind: FieldKind): unknown {
  const values = random() < 0.6 ? byKind[kind] : pick<readonly unknown[]>(random, Object.values(byKind));
  return pick<unknown>(random, values);
}

/** What is longer than a body may be is no question of this trial. */
const mostItems = 10;

/** A value in another type or spelling, as a careless client would send it. */
function bent(random: Random, value: unknown): unknown {
  return pick(random, [
    String(value),
    Number(value),
    [value],
    { value },
    JSON.stringify(value) ?? '',
    `${String(value)}${String(value)}`,
    ` ${String(value)} `,
    String(value).slice(0, -1),
    String(value).toUpperCase(),
    Array.from({ length: 5 }, () => value),
  ]);
}

function replaced(random: Random, value: unknown, kind: FieldKind): unknown {
  if (Array.isArray(value) && value.length > 0 && random() < 0.4) {
    return value.slice(0, mostItems).map((item) => (random() < 0.6 ? replaced(random, item, kind) : item));
  }
  return value !== undefined && random() < 0.3 ? bent(random, value) : strange(random, kind);
}

const extras: readonly Field[] = [
  ...['Website', 'visitor', 'AccessToken', 'Source', '__proto__', 'toString', 'ş'].map(
    (name): Field => ({ name, kind: 'text' }),
  ),
  { name: 'FromPlace', kind: 'number' },
  { name: 'method', kind: 'text' },
];

export function withField(model: Model, name: string, value: unknown): Model {
  return Object.fromEntries([...Object.entries(model).filter(([known]) => known !== name), [name, value]]);
}

function mutatedOnce(random: Random, model: Model, fields: readonly Field[]): Model {
  const chance = random();
  const { name, kind } = pick(random, fields.length === 0 || chance < 0.05 ? extras : fields);
  if (chance > 0.9) return Object.fromEntries(Object.entries(model).filter(([known]) => known !== name));
  if (chance > 0.85) return withField(model, name, pick<unknown>(random, Object.values(model)));
  return withField(model, name, replaced(random, model[name], kind));
}

/** A model with one to three of its fields gone, bent, replaced or added; now and then it stays as it is. */
export function mutate(random: Random, model: Model, { fields }: Pick<Question, 'fields'>): Model {
  const times = pick(random, [0, 1, 1, 1, 1, 1, 2, 2, 3]);
  return Array.from({ length: times }).reduce<Model>((changed) => mutatedOnce(random, changed, fields), model);
}
