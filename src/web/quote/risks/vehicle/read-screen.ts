import { readersOf } from '#catalog/risks/form-answers.ts';
import { vehicleAnswers } from '#catalog/risks/vehicle/answers.ts';
import { withoutGates } from '#catalog/risks/vehicle/screen.ts';
import type { QuoteModel } from '../../kept-model.ts';
import { readFilled } from '../read-filled.ts';

/** What else is answered is told by the site and not by the screen. */
const { CrossSellingBranches: _beside, GreenCardType: _plate, ...asked } = vehicleAnswers;
const readers = readersOf(asked);

/** A filled screen as update-info takes it. */
export const readScreen = (screen: QuoteModel) => readFilled(withoutGates(screen), readers);
