import type { HealthScheme } from '#domain/risks/health.ts';
import { healthPlanTexts as words } from '#messages/health-questions.ts';
import type { Condition } from '../../fields/condition.ts';
import { numbered } from '../../fields/numbered.ts';
import { type HealthField, healthAnswers } from './answers.ts';

/** Treatment on the wire: hospital beds only, or also without staying. */
export const treatments = { inpatient: '1', inAndOutpatient: '2' } as const;

/** Nought stands for any number of visits. */
const unlimited = '0';

const hasOutpatient: Condition = { field: 'Treatment', is: [treatments.inAndOutpatient] };

const tapped = { kind: 'radioGroup', look: 'button', required: true } as const;

/** A supplementary policy is worth nothing to who is not in social security. */
const socialSecurity: HealthField = {
  ...words.socialSecurity,
  kind: 'checkboxSingle',
  isAnswer: true,
  name: 'SocialSecurity',
  required: true,
  missing: 'socialSecurityMissing',
};

const care: readonly HealthField[] = [
  {
    ...tapped,
    name: 'Treatment',
    label: words.treatment.label,
    help: words.treatment.help,
    choices: numbered(words.treatment.names),
  },
  {
    ...tapped,
    name: 'OutpatientVisits',
    label: words.visits.label,
    help: words.visits.help,
    choices: healthAnswers.OutpatientVisits.map((id) => ({
      id,
      name: id === unlimited ? words.visits.unlimited : words.visits.count(id),
    })),
    when: hasOutpatient,
  },
];

const network = (names: readonly string[]): HealthField => ({
  ...tapped,
  name: 'Network',
  label: words.network.label,
  help: words.network.help,
  choices: numbered(names),
});

const extras: readonly HealthField[] = [
  { ...words.birth, kind: 'switch', name: 'Birth', when: hasOutpatient },
  { ...words.dental, kind: 'switch', name: 'Dental' },
  { ...words.checkUp, kind: 'switch', name: 'CheckUp' },
];

const plans: Readonly<Record<HealthScheme, readonly HealthField[]>> = {
  supplementary: [socialSecurity, ...care, network(words.network.supplementary), ...extras],
  individual: [...care, network(words.network.individual), ...extras],
  /** Their policy follows the rules for residence permits. */
  foreigner: [],
};

/** The care that is wanted. */
export function planFields(scheme: HealthScheme): readonly HealthField[] {
  return plans[scheme];
}
