import type { Model } from './questions.ts';
import { strangeDays, strangeKeys, strangeNumbers, strangeShapes, strangeTexts } from './strange-values.ts';

type Random = () => number;

export const pick = <Item>(random: Random, from: readonly Item[]): Item =>
  from[Math.floor(random() * from.length)] as Item;

const kinds = [strangeTexts, strangeNumbers, strangeDays, strangeKeys, strangeShapes] as const;

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

function replaced(random: Random, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && random() < 0.4) {
    return value.map((item) => (random() < 0.6 ? replaced(random, item) : item));
  }
  return random() < 0.3 ? bent(random, value) : pick<unknown>(random, pick<readonly unknown[]>(random, kinds));
}

const extraNames = ['Website', 'visitor', 'FromPlace', 'AccessToken', 'Source', 'method', '__proto__', 'toString', 'ş'];

function withField(model: Model, name: string, value: unknown): Model {
  return Object.fromEntries([...Object.entries(model).filter(([known]) => known !== name), [name, value]]);
}

function mutatedOnce(random: Random, model: Model): Model {
  const names = Object.keys(model);
  const chance = random();
  if (names.length === 0 || chance < 0.06) {
    return withField(model, pick(random, extraNames), pick<unknown>(random, pick<readonly unknown[]>(random, kinds)));
  }
  const name = pick(random, names);
  if (chance < 0.16) return Object.fromEntries(Object.entries(model).filter(([known]) => known !== name));
  if (chance < 0.22) return withField(model, name, model[pick(random, names)]);
  return withField(model, name, replaced(random, model[name]));
}

/** A model with one to three of its fields gone, bent or replaced; now and then it stays as it is. */
export function mutate(random: Random, model: Model): Model {
  const times = pick(random, [0, 1, 1, 1, 1, 1, 2, 2, 3]);
  return Array.from({ length: times }).reduce<Model>((changed) => mutatedOnce(random, changed), model);
}
