import type { Quote } from '../lines/line.ts';
import type { QuestionStep, QuestionStepKey, Step, StepKey, StepKind } from '../lines/steps.ts';

/** The steps of a line in their order. */
export type Way = Pick<Quote, 'steps'>;

function indexOf({ steps }: Way, key: StepKey): number {
  const index = steps.findIndex((step) => step.key === key);
  if (index < 0) throw new RangeError(`${key} is no step of this way`);
  return index;
}

function stepAt({ steps }: Way, index: number): Step {
  const step = steps[index];
  if (!step) throw new RangeError('The way has no further step');
  return step;
}

export function findStep(way: Way, key: StepKey): Step {
  return stepAt(way, indexOf(way, key));
}

/** The steps that ask about what is insured. */
export function questionSteps({ steps }: Way): readonly QuestionStep[] {
  return steps.filter((step) => step.kind === 'questions');
}

export function questionStep(way: Way, key: QuestionStepKey): QuestionStep {
  const step = questionSteps(way).find((known) => known.key === key);
  if (!step) throw new RangeError(`${key} is no step of this way`);
  return step;
}

/** Where a step leads. */
export function nextStep(way: Way, key: StepKey): Step {
  return stepAt(way, indexOf(way, key) + 1);
}

/** Where the way back leads. */
export function previousStep(way: Way, key: StepKey): Step {
  return stepAt(way, indexOf(way, key) - 1);
}

/** The first step of a kind. */
export function stepOfKind({ steps }: Way, kind: StepKind): Step {
  const step = steps.find((known) => known.kind === kind);
  if (!step) throw new RangeError(`The way has no step for ${kind}`);
  return step;
}

/** Whether a step lies at another or before it. */
export function isReached(way: Way, key: StepKey, current: StepKey): boolean {
  return indexOf(way, key) <= indexOf(way, current);
}
