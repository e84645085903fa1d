import { z } from 'zod';
import type { AnswerKind, AnswerTable } from '#catalog/risks/answers.ts';
import { addressCode, oldPolicyNumber } from '#catalog/risks/property/search.ts';
import { asbisNumber, documentFields } from '#catalog/risks/vehicle/search.ts';
import { judged, judgedBy } from '../judged.ts';
import { day, lineKey, shortText, wireBoolean, wireId, wireList, wireNumber } from './fields.ts';

/** Serial and number of the registration document, which a form asks for one by one. */
const permit = judgedBy(documentFields, {
  split: (sent) => {
    const [, DocumentSerial, DocumentNo] = /^(\D*)(.*)$/s.exec(String(sent)) ?? [];
    return { DocumentSerial, DocumentNo };
  },
  join: ({ DocumentSerial, DocumentNo }) => `${String(DocumentSerial)}${String(DocumentNo)}`,
  shape: z.string().regex(/^[A-Z]{2}\d{6}$/),
});

/** How an answer of a kind is read from the wire. */
export const answerSchemas = {
  text: shortText,
  code: z.string().min(1).max(40),
  plate: z.string().min(1).max(20),
  permit,
  asbis: judged(asbisNumber, z.string().min(1).max(40)),
  uavt: judged(addressCode, z.string().regex(/^\d{10}$/)),
  policyNumber: judged(oldPolicyNumber, z.string().min(1).max(40)),
  day,
  flag: wireBoolean,
  /** How dear something may be is judged, and told, by its question. */
  price: wireNumber(z.number()),
  area: wireNumber(z.number().positive().max(1_000_000)),
  year: wireNumber(z.int().min(1900).max(2100)),
  days: wireNumber(z.int().min(1).max(366)),
  province: wireNumber(z.int().min(1).max(81)),
  district: wireId,
  lines: wireList(lineKey),
} satisfies Record<AnswerKind, z.ZodType>;

type SchemaOf<Kind extends AnswerTable[string]> = Kind extends AnswerKind
  ? (typeof answerSchemas)[Kind]
  : Kind extends readonly string[]
    ? z.ZodEnum<{ [Choice in Kind[number]]: Choice }>
    : never;

type Shape<Table extends AnswerTable> = {
  readonly [Name in keyof Table]: z.ZodOptional<SchemaOf<Table[Name]>>;
};

const schemaOf = (kind: AnswerTable[string]): z.ZodType =>
  typeof kind === 'string' ? answerSchemas[kind] : z.enum(kind);

/** The answers of a table as fields of a request. Which of them a line needs is judged by its own questions. */
export function answerFields<Table extends AnswerTable>(table: Table): Shape<Table> {
  const fields = Object.entries(table).map(([name, kind]) => [name, schemaOf(kind).optional()]);
  return Object.fromEntries(fields) as Shape<Table>;
}
