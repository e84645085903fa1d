import { travellerTexts as words } from '#messages/trip-questions.ts';
import { familyList } from '../people/answers.ts';
import { personFields } from '../people/fields.ts';
import type { TripField } from './answers.ts';
import { mostTravellers } from './limits.ts';

/** Who travels: the customer too, where they do. */
export const travellers: TripField = {
  kind: 'listInputs',
  name: familyList,
  label: words.label,
  help: words.help,
  required: true,
  addLabel: words.add,
  rowLabel: words.row,
  maxRows: mostTravellers,
  fields: personFields({ relations: ['1', '2', '3', '4', '5'], passports: true }),
};
