import { flag, number, oneOf, optional, type Reader, text } from '../fields/read-answers.ts';
import type { AnswerKind } from './answers.ts';

const words = optional(text);

/** What a filled form holds of an answer. What is chosen from a list is text there, whatever it is on the wire. */
const readers = {
  text: words,
  code: words,
  plate: words,
  permit: words,
  asbis: words,
  uavt: words,
  policyNumber: words,
  day: words,
  year: words,
  days: words,
  province: words,
  district: words,
  flag: optional(flag),
  price: optional(number),
  area: optional(number),
} satisfies Record<Exclude<AnswerKind, 'lines'>, Reader<unknown>>;

type AskedTable = Readonly<Record<string, keyof typeof readers | readonly string[]>>;
type ReaderOf<Asked> = Asked extends keyof typeof readers
  ? (typeof readers)[Asked]
  : Asked extends readonly (infer Choice)[]
    ? Reader<Choice | undefined>
    : never;
type ReadersOf<Table extends AskedTable> = { readonly [Name in keyof Table]: ReaderOf<Table[Name]> };

const readerOf = (asked: AskedTable[string]): Reader<unknown> =>
  typeof asked === 'string' ? readers[asked] : optional(oneOf(asked));

/** How a filled form is read for the answers of a table. */
export function readersOf<Table extends AskedTable>(table: Table): ReadersOf<Table> {
  return Object.fromEntries(Object.entries(table).map(([name, asked]) => [name, readerOf(asked)])) as ReadersOf<Table>;
}
