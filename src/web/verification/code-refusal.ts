import { codeField } from '#catalog/forms/phone-verification.ts';
import { outcomes } from '#contracts/outcomes.ts';

/** A code that is wrong or over is what these codes are about, wherever one is confirmed. */
export const codeFields: ReadonlyMap<number, string> = new Map([
  [outcomes.dataWrong.code, codeField.name],
  [outcomes.step.code, codeField.name],
]);
