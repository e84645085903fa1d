import { type QuotePlace, stepOfPlace } from '#catalog/flows/quote-place.ts';
import { stepOfKind, type Way } from '#catalog/flows/steps.ts';
import type { QuestionStepKey, StepKey } from '#catalog/lines/steps.ts';
import type { QuoteModel } from './kept-model.ts';
import type { Quotation } from './quotation.ts';

/** What is shown in passing and no address names: a reload begins at the place it was shown at. */
export type Aside = {
  readonly kind: 'birthdate';
  /** Answers that wait for a birth date. */
  readonly model: QuoteModel;
};

type Questions = Extract<QuotePlace, { kind: 'questions' }>;

/** What is shown of a quotation: a step that asks, one on its way, or what came of it. */
export type QuoteStage =
  | Aside
  | { readonly kind: 'questions' | 'opening' | 'openFailed'; readonly step: QuestionStepKey }
  | Exclude<QuotePlace, Questions>;

type Known = {
  readonly place: QuotePlace;
  readonly aside: Aside | undefined;
  /** The first step's answers, where this tab has them. */
  readonly model: QuoteModel | undefined;
  readonly quotation: Quotation | undefined;
  /** Whether the quotation could not be read. */
  readonly failed: boolean;
};

function questionsStage({ step, headerGuid }: Questions, { model, quotation, failed }: Known): QuoteStage {
  const isThere = headerGuid === undefined ? model !== undefined : quotation !== undefined;
  if (isThere) return { kind: 'questions', step };
  return { kind: failed ? 'openFailed' : 'opening', step };
}

export function stageOf(known: Known): QuoteStage {
  const { place, aside } = known;
  return aside ?? (place.kind === 'questions' ? questionsStage(place, known) : place);
}

/** Which step a stage belongs to. */
export function stepOfStage(way: Way, stage: QuoteStage): StepKey {
  switch (stage.kind) {
    case 'birthdate':
      return stepOfKind(way, 'identity').key;
    case 'questions':
    case 'opening':
    case 'openFailed':
      return stage.step;
    default:
      return stepOfPlace(way, stage);
  }
}
