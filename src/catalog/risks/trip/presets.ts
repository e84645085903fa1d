import type { TripAnswers } from './answers.ts';
import { tripKinds } from './choices.ts';

/** Customers travel themselves until they say otherwise. */
export const travelsAlone = [{ individual: 1, Relation: '1' }] as const satisfies TripAnswers['fam'];

/** What holds for most and stands there until somebody says otherwise. When one travels nobody can guess. */
export const tripPresets: TripAnswers = {
  fam: travelsAlone,
  Region: '1',
  TripKind: tripKinds.single,
  Purpose: '1',
  Sport: false,
};
