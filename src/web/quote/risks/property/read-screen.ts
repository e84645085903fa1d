import { readersOf } from '#catalog/risks/form-answers.ts';
import { propertyAnswers } from '#catalog/risks/property/answers.ts';
import { withoutGates } from '#catalog/risks/property/screen.ts';
import type { QuoteModel } from '../../kept-model.ts';
import { readFilled } from '../read-filled.ts';

/** Where the building stands was told when it was looked for; what else is missing here is told by the site. */
const {
  CrossSellingBranches: _beside,
  UAVTNumber: _code,
  OldPolicyNo: _old,
  RegisteredAddress: _at,
  ...asked
} = propertyAnswers;
const readers = readersOf(asked);

/** A filled screen as update-info takes it. */
export const readScreen = (screen: QuoteModel) => readFilled(withoutGates(screen), readers);
