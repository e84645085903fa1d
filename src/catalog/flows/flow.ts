import type { LineKey } from '#domain/lines.ts';
import type { PagePath } from '../pages/page.ts';

export type FieldName = 'NationalNumber' | 'PassportNumber' | 'LicensePlateNumber' | 'Birthdate' | 'Phone';
export type ChoiceName = 'PassportType';
export type AnswerName = FieldName | ChoiceName;

/** What was typed into a first step, by wire name. */
export type Answers = Readonly<Partial<Record<AnswerName, string>>>;

export type FlowField = {
  readonly name: FieldName;
  readonly label: string;
  /** Why we ask, in one line. */
  readonly help: string;
  readonly inputMode: 'text' | 'numeric' | 'tel';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly requiredMessage: string;
  /** The field is asked only while the choice has this value. */
  readonly onlyWhen?: { readonly name: ChoiceName; readonly value: string };
};

/** A question with two or three ready answers, asked before the fields that depend on it. */
export type FlowChoice = {
  readonly name: ChoiceName;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** The quotation of one quote page, as data. */
export type Flow = {
  readonly path: PagePath;
  readonly line: LineKey;
  readonly steps: readonly string[];
  readonly choice?: FlowChoice;
  readonly fields: readonly FlowField[];
};
