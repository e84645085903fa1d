import { byKind, mutate, pick, withField } from './mutate.ts';
import { type FieldKind, type Model, type Question, readQuestions } from './questions.ts';

/** One operation, and what is wrong with the model it is sent. */
export type Variation = {
  readonly question: Question;
  readonly vary: (random: () => number, model: Model) => Model;
};

const questions = readQuestions();

/** Every field of every operation with every strange value of its kind, one at a time. */
export function everyField(kinds: readonly FieldKind[]): readonly Variation[] {
  return questions.flatMap((question) =>
    question.fields
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ name, kind }) =>
        byKind[kind].map((value) => ({
          question,
          vary: (_random: () => number, model: Model) => withField(model, name, value),
        })),
      ),
  );
}

/** Any operation, changed in several ways at once. */
export function anyMutation(random: () => number): Variation {
  const question = pick(random, questions);
  return { question, vary: (next, model) => mutate(next, model, question) };
}
