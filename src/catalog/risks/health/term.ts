import { foreignerTermTexts as words } from '#messages/health-questions.ts';
import { numbered } from '../../fields/numbered.ts';
import type { HealthField } from './answers.ts';

/** For how long a foreigner is insured; most permits are given for a year. */
export const termYears: HealthField = {
  kind: 'radioGroup',
  look: 'button',
  name: 'TermYears',
  label: words.label,
  help: words.help,
  required: true,
  preset: '1',
  choices: numbered(words.names),
};
