import type { RiskStepProps } from '../risk-flow.ts';
import { ThingStep } from '../thing/thing-step.tsx';
import { PetQuestions } from './pet-questions.tsx';

/** Asks which animals are insured and how much of their treatment is to be paid. */
export function PetStep(props: RiskStepProps<'pet'>) {
  return <ThingStep {...props} Questions={PetQuestions} />;
}
