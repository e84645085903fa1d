import { tripSectionTexts as sections } from '#messages/trip-questions.ts';
import type { FormDefinition } from '../../fields/field.ts';
import { tripChoices } from './choices.ts';
import { travellers } from './travellers.ts';

/** Everything that must be known of a journey before insurers are asked, under the names of update-info, step by step. */
export const tripForm: FormDefinition = {
  id: 'trip',
  steps: [
    { key: 'people', title: sections.people, fields: [travellers] },
    { key: 'trip', title: sections.trip, fields: tripChoices },
  ],
};
