import type { Field } from '#catalog/fields/field.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { type Refusal, refusalOf } from '../ui/refusal.ts';
import type { QuoteModel } from './kept-model.ts';

/** What stopped a first step: something wrong in one of its fields, or nothing that anybody can mend there. */
export type FirstStepTrouble = {
  readonly refusal: Refusal;
  /** The answers that were sent, to be sent again. */
  readonly model: QuoteModel;
};

/** The fields to blame. A wrong birth date and a wrong number are one answer of the register, told where the eye last was. */
function blamed(model: QuoteModel): ReadonlyMap<number, string> {
  const number = model.NationalNumber ? 'NationalNumber' : 'PassportNumber';
  return new Map([
    [outcomes.blacklist.code, number],
    [outcomes.dataWrong.code, model.Birthdate ? 'Birthdate' : number],
  ]);
}

export function troubleOf(reply: Envelope | undefined, model: QuoteModel): FirstStepTrouble {
  return { refusal: refusalOf(reply, { fields: blamed(model) }), model };
}

/** Whether a form that asks these fields can show the trouble beside one of them. */
export function hasPlaceIn({ refusal }: FirstStepTrouble, fields: readonly Field[]): boolean {
  return fields.some(({ name }) => name === refusal.field);
}

/** What is shown beside a field of this form. */
export function refusedIn(trouble: FirstStepTrouble | undefined, fields: readonly Field[]): Refusal | undefined {
  return trouble && hasPlaceIn(trouble, fields) ? trouble.refusal : undefined;
}
