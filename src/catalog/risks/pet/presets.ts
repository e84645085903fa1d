import type { Day } from '#domain/dates.ts';
import type { PetAnswers } from './answers.ts';

/** What holds for most and stands there until somebody says otherwise. What is declared of an animal never does. */
export function presetAnswers(today: Day): PetAnswers {
  return { Pets: [{}], TreatmentLimit: '2', CoPay: '1', PolicyStart: today };
}
