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

/** Every answer about what is insured, by its name on the wire: its kind, or all that may be answered. */
export type AnswerTable = Readonly<Record<string, AnswerKind | readonly string[]>>;

type ValueOf<Kind> = Kind extends AnswerKind
  ? AnswerValues[Kind]
  : Kind extends readonly (infer Choice)[]
    ? Choice
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
