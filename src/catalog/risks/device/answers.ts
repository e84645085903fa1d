import type { Field } from '../../fields/field.ts';
import { type AnswersOf, type AnswerTable, commonAnswers } from '../answers.ts';

/** All that is known of a phone and the policy; the form's questions have the same names. */
export const deviceAnswers = {
  ...commonAnswers,
  BrandId: 'listId',
  ModelId: 'listId',
  ImeiNo: 'imei',
  InvoiceDate: 'day',
  /** In lira. */
  InvoicePrice: 'price',
} as const satisfies AnswerTable;

export type DeviceAnswers = AnswersOf<typeof deviceAnswers>;

/** A question whose answer has a place among the answers. */
export type DeviceField = Field & { readonly name: keyof DeviceAnswers };
