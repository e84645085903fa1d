import { number, oneOf, optional, type Reader, readAnswers, text, yesOrNo } from '../fields/read-answers.ts';
import type { AnswerKind, AnswerShape } from './answers.ts';

const words = optional(text);

const several =
  <Item>(read: Reader<Item>): Reader<readonly Item[]> =>
  (given, name) =>
    Array.isArray(given) ? given.map((item) => read(item, name)) : [read(given, name)];

/** What a filled form holds of an answer. What is chosen from a list is text there, whatever it is on the wire. */
const readers = {
  text: words,
  code: words,
  plate: words,
  permit: words,
  asbis: words,
  uavt: words,
  policyNumber: words,
  rowKind: optional(number),
  nationalNumber: words,
  passport: words,
  country: words,
  countries: optional(several(text)),
  note: words,
  imei: words,
  chip: words,
  listId: words,
  day: words,
  birthdate: words,
  year: words,
  days: words,
  province: words,
  district: words,
  flag: optional(yesOrNo),
  price: optional(number),
  area: optional(number),
  centimetres: optional(number),
  kilograms: optional(number),
} satisfies Record<Exclude<AnswerKind, 'lines'>, Reader<unknown>>;

type AskedShape = Exclude<AnswerShape, 'lines'>;
type AskedTable = Readonly<Record<string, AskedShape>>;
type ReaderOf<Asked> = Asked extends keyof typeof readers
  ? (typeof readers)[Asked]
  : Asked extends readonly (infer Choice)[]
    ? Reader<Choice | undefined>
    : Asked extends { readonly several: readonly (infer Choice)[] }
      ? Reader<readonly Choice[] | undefined>
      : Asked extends { readonly rows: infer Row extends AskedTable }
        ? Reader<readonly { readonly [Name in keyof Row]: ReturnType<ReaderOf<Row[Name]>> }[] | undefined>
        : never;
type ReadersOf<Table extends AskedTable> = { readonly [Name in keyof Table]: ReaderOf<Table[Name]> };

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const row =
  (table: AskedTable): Reader<unknown> =>
  (given, name) => {
    if (!isRecord(given)) throw new TypeError(`A form holds no such row of ${name} as is sent`);
    return readAnswers(given, readersOf(table));
  };

function readerOf(asked: AskedShape): Reader<unknown> {
  if (typeof asked === 'string') return readers[asked];
  if ('rows' in asked) return optional(several(row(asked.rows as AskedTable)));
  if ('several' in asked) return optional(several(oneOf(asked.several)));
  return optional(oneOf(asked));
}

/** How a filled form is read for the answers of a table. */
export function readersOf<Table extends AskedTable>(table: Table): ReadersOf<Table> {
  return Object.fromEntries(Object.entries(table).map(([name, asked]) => [name, readerOf(asked)])) as ReadersOf<Table>;
}
