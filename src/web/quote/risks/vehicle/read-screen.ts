import { readAnswers } from '#catalog/fields/read-answers.ts';
import { readersOf } from '#catalog/risks/form-answers.ts';
import { vehicleAnswers } from '#catalog/risks/vehicle/answers.ts';
import { withoutGates } from '#catalog/risks/vehicle/screen.ts';
import type { QuoteModel } from '../../kept-model.ts';

/** What else is answered is told by the site and not by the screen. */
const { CrossSellingBranches: _beside, GreenCardType: _plate, ...asked } = vehicleAnswers;
const readers = readersOf(asked);

/** A filled screen as update-info takes it. An answer that has no place in the call would be lost: it is a fault. */
export function readScreen(screen: QuoteModel) {
  const model = withoutGates(screen);
  const lost = Object.keys(model).find((name) => !Object.hasOwn(readers, name));
  if (lost !== undefined) throw new TypeError(`${lost} is asked and has no place in the call`);
  return readAnswers(model, readers);
}
