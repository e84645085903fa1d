import type { Model } from './questions.ts';

export type Encoding = 'json' | 'form' | 'query';

const rawText = /"@raw:((?:[^"\\]|\\.)*?)@"/g;

/** JSON with its raw parts written out. */
export function jsonOf(model: Model): string {
  return JSON.stringify(model).replace(rawText, (_, text: string) => JSON.parse(`"${text}"`));
}

const wordOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? jsonOf(value as Model) : String(value).replace(/^@raw:(.*)@$/s, '$1');

/** Lists by repeated names half of the time, else as JSON text; what is no text is sent as its text. */
export function formOf(model: Model, repeats: boolean): string {
  const pairs = Object.entries(model).flatMap(([name, value]) =>
    repeats && Array.isArray(value) ? value.map((item) => [name, wordOf(item)]) : [[name, wordOf(value)]],
  );
  return new URLSearchParams(pairs).toString();
}
