import type { RiskStepProps } from '../risk-flow.ts';
import { ThingStep } from '../thing/thing-step.tsx';
import { DeviceQuestions } from './device-questions.tsx';

/** Asks which phone is insured. */
export function DeviceStep(props: RiskStepProps<'device'>) {
  return <ThingStep {...props} Questions={DeviceQuestions} />;
}
