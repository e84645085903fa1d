import type { Field } from '#catalog/fields/field.ts';
import type { FormProblem } from '#catalog/fields/problems.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { toastMessages } from '#messages/ui.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import type { QuoteModel } from './kept-model.ts';

/** What stopped a first step: something wrong in one of its fields, or nothing that anybody can mend there. */
export type FirstStepTrouble = {
  readonly text: string;
  /** The field to blame, as its form shows it; empty where none is. */
  readonly problems: readonly FormProblem[];
  /** The answers that were sent, to be sent again. */
  readonly model: QuoteModel;
};

type Refusal = { readonly StatusCode: number; readonly Message: string; readonly Messages: readonly string[] };

const numberOf = ({ NationalNumber }: QuoteModel) => (NationalNumber ? 'NationalNumber' : 'PassportNumber');

/** The field to blame: a wrong birth date and a wrong number are one answer of the register, told where the eye last was. */
function blamed(code: number | undefined, model: QuoteModel): string | undefined {
  if (code === outcomes.blacklist.code) return numberOf(model);
  if (code === outcomes.dataWrong.code) return model.Birthdate ? 'Birthdate' : numberOf(model);
  return undefined;
}

export function troubleOf(reply: Refusal | undefined, model: QuoteModel): FirstStepTrouble {
  const message = failureToast(reply).text || toastMessages.titles.error;
  const field = blamed(reply?.StatusCode, model);
  return { text: message, problems: field === undefined ? [] : [{ path: [field], message }], model };
}

/** Whether a form that asks these fields can show the trouble beside one of them. */
export function hasPlaceIn(trouble: FirstStepTrouble, fields: readonly Field[]): boolean {
  return trouble.problems.some(({ path: [blamed] }) => fields.some(({ name }) => name === blamed));
}
