import { healthPlanTexts as words } from '#messages/health-questions.ts';
import type { Line } from '../../lines/line.ts';
import { startLimits } from '../policy-start.ts';
import type { HealthField } from './answers.ts';

/** From when on the policy is wanted. */
export function startField(limits: Line['start']): HealthField {
  return {
    ...words.start,
    ...startLimits(limits),
    kind: 'datePicker',
    name: 'PolicyStart',
    required: true,
    autoComplete: 'off',
  };
}
