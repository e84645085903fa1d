import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';

/** What an answer holds once it is read, by its kind. */
type AnswerValues = {
  readonly text: string;
  readonly code: string;
  readonly plate: string;
  readonly permit: string;
  readonly asbis: string;
  readonly uavt: string;
  readonly policyNumber: string;
  /** 1 for the family, 2 for who stands for themselves. */
  readonly rowKind: number;
  readonly nationalNumber: string;
  readonly passport: string;
  readonly country: string;
  readonly countries: readonly string[];
  readonly note: string;
  readonly centimetres: number;
  readonly kilograms: number;
  readonly imei: string;
  readonly chip: string;
  /** A number by which a list knows a row. */
  readonly listId: number;
  readonly birthdate: Day;
  readonly day: Day;
  readonly flag: boolean;
  readonly price: number;
  readonly year: number;
  readonly area: number;
  readonly days: number;
  readonly province: number;
  readonly district: number;
  readonly lines: readonly LineKey[];
};
export type AnswerKind = keyof AnswerValues;

/** Several of a few choices. */
type Several = { readonly several: readonly string[] };

/** Rows of a list, each with answers of its own. */
type Rows = { readonly rows: Readonly<Record<string, AnswerKind | readonly string[] | Several>> };

/** What is answered: a value of a kind, one of a few, several of them, or rows. */
export type AnswerShape = AnswerKind | readonly string[] | Several | Rows;

/** Every answer about what is insured, by its name on the wire. */
export type AnswerTable = Readonly<Record<string, AnswerShape>>;

type ValueOf<Shape> = Shape extends AnswerKind
  ? AnswerValues[Shape]
  : Shape extends readonly (infer Choice)[]
    ? Choice
    : Shape extends { readonly several: readonly (infer Choice)[] }
      ? readonly Choice[]
      : Shape extends { readonly rows: infer Row }
        ? readonly { readonly [Name in keyof Row]?: ValueOf<Row[Name]> | undefined }[]
        : never;

/** Answers as far as they are given. */
export type AnswersOf<Table extends AnswerTable> = {
  readonly [Name in keyof Table]?: ValueOf<Table[Name]> | undefined;
};

/** What is asked whatever is insured: who the customer is, from when on, and what is wanted beside it. */
export const commonAnswers = {
  Name: 'text',
  Surname: 'text',
  CityCode: 'province',
  TownCode: 'district',
  PolicyStart: 'day',
  PolicyEnd: 'day',
  TermDays: 'days',
  CrossSellingBranches: 'lines',
} as const satisfies AnswerTable;
export type CommonAnswers = AnswersOf<typeof commonAnswers>;
