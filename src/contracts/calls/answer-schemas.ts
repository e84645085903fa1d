import { z } from 'zod';
import { nationalNumber, passportNumber } from '#catalog/flows/fields.ts';
import type { AnswerKind, AnswerShape, AnswerTable } from '#catalog/risks/answers.ts';
import { imeiNumber } from '#catalog/risks/device/imei.ts';
import { chipNumber } from '#catalog/risks/pet/chip.ts';
import { addressCode, oldPolicyNumber } from '#catalog/risks/property/search.ts';
import { asbisNumber, documentFields } from '#catalog/risks/vehicle/search.ts';
import { judged, judgedBy } from '../judged.ts';
import { birthdate, day, lineKey, shortText, wireBoolean, wireId, wireList, wireNumber } from './fields.ts';

/** Serial and number of the registration document, which a form asks for one by one. */
const permit = judgedBy(documentFields, {
  split: (sent) => {
    const [, DocumentSerial, DocumentNo] = /^(\D*)(.*)$/s.exec(String(sent)) ?? [];
    return { DocumentSerial, DocumentNo };
  },
  join: ({ DocumentSerial, DocumentNo }) => `${String(DocumentSerial)}${String(DocumentNo)}`,
  shape: z.string().regex(/^[A-Z]{2}\d{6}$/),
});

const country = z.string().regex(/^[A-Z]{2}$/);

/** How an answer of a kind is read from the wire. */
export const answerSchemas = {
  text: shortText,
  code: z.string().min(1).max(40),
  plate: z.string().min(1).max(20),
  permit,
  asbis: judged(asbisNumber, z.string().min(1).max(40)),
  uavt: judged(addressCode, z.string().regex(/^\d{10}$/)),
  policyNumber: judged(oldPolicyNumber, z.string().min(1).max(40)),
  rowKind: wireNumber(z.int().min(1).max(2)),
  nationalNumber: judged(nationalNumber, z.string().regex(/^\d{11}$/)),
  passport: judged(passportNumber, z.string().min(1).max(20)),
  country,
  countries: wireList(country),
  note: z.string().max(500),
  imei: judged(imeiNumber, z.string().regex(/^\d{15}$/)),
  chip: judged(chipNumber, z.string().regex(/^\d{15}$/)),
  listId: wireId,
  /** How tall and heavy people may be is judged, and told, by their questions. Insurers take whole figures. */
  centimetres: wireNumber(z.int()),
  kilograms: wireNumber(z.int()),
  birthdate,
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

type EnumOf<Choices extends readonly string[]> = z.ZodEnum<{ [Choice in Choices[number]]: Choice }>;
type ListOf<Item extends z.ZodType> = ReturnType<typeof wireList<Item>>;

/** What stands in a row: rows have no rows of their own. */
type CellOf<Asked> = Asked extends AnswerKind
  ? (typeof answerSchemas)[Asked]
  : Asked extends readonly string[]
    ? EnumOf<Asked>
    : Asked extends { readonly several: infer Choices extends readonly string[] }
      ? ListOf<EnumOf<Choices>>
      : never;
type RowOf<Row> = z.ZodObject<{ [Name in keyof Row]: z.ZodOptional<CellOf<Row[Name]>> }>;

type SchemaOf<Asked extends AnswerShape> = Asked extends { readonly rows: infer Row }
  ? ListOf<RowOf<Row>>
  : CellOf<Asked>;

type Shape<Table extends AnswerTable> = {
  readonly [Name in keyof Table]: z.ZodOptional<SchemaOf<Table[Name]>>;
};

function schemaOf(asked: AnswerShape): z.ZodType {
  if (typeof asked === 'string') return answerSchemas[asked];
  if ('rows' in asked) return wireList(z.object(answerFields(asked.rows)));
  return 'several' in asked ? wireList(z.enum(asked.several)) : z.enum(asked);
}

/** The answers of a table as fields of a request. Which of them a line needs is judged by its own questions. */
export function answerFields<Table extends AnswerTable>(table: Table): Shape<Table> {
  const fields = Object.entries(table).map(([name, asked]) => [name, schemaOf(asked).optional()]);
  return Object.fromEntries(fields) as Shape<Table>;
}
