import type { AnswerName, Answers, Flow, FlowField } from '#catalog/flows/flow.ts';

export type AnswerErrors = Readonly<Partial<Record<AnswerName, string>>>;

/** The value of the flow's choice; its first option until another is chosen. */
export function chosenOption(flow: Flow, answers: Answers): string | undefined {
  const { choice } = flow;
  const given = choice && answers[choice.name];
  return choice?.options.find((option) => option.value === given)?.value ?? choice?.options[0]?.value;
}

/** The fields that are asked with the answers given so far. */
export function askedFields(flow: Flow, answers: Answers): readonly FlowField[] {
  const chosen = chosenOption(flow, answers);
  return flow.fields.filter((field) => !field.onlyWhen || field.onlyWhen.value === chosen);
}

/** What is asked and was left empty, each with the sentence that says so. */
export function findMissing(flow: Flow, answers: Answers): AnswerErrors {
  const missing = askedFields(flow, answers).filter((field) => !answers[field.name]?.trim());
  return Object.fromEntries(missing.map((field) => [field.name, field.requiredMessage]));
}

/** Reads a first step from a form; names the flow does not know are dropped, lengths are kept in bounds. */
export function readAnswers(flow: Flow, form: FormData): Answers {
  const wanted = [
    ...flow.fields.map(({ name, maxLength }) => ({ name, maxLength })),
    ...(flow.choice ? [{ name: flow.choice.name, maxLength: 1 }] : []),
  ];
  const given = wanted.flatMap(({ name, maxLength }) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value.slice(0, maxLength)] as const] : [];
  });
  return Object.fromEntries(given);
}

/** Only what is asked: an answer to a question that was taken back is not sent. */
export function pickAsked(flow: Flow, answers: Answers): Answers {
  return Object.fromEntries(askedFields(flow, answers).map(({ name }) => [name, answers[name]?.trim() ?? '']));
}
