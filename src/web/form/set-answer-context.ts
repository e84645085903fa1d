import { createContext, useContext } from 'react';
import type { FieldValue, FormValues } from '#catalog/fields/values.ts';

/** Ways to answer a form from between its fields. */
export type AnswerSetters = {
  /** Writes an answer into its field and goes there. */
  readonly goAndSet: (name: string, value: FieldValue) => void;
  /** Writes answers into their fields and judges nothing yet. */
  readonly setAll: (values: FormValues) => void;
};

export const SetAnswerContext = createContext<AnswerSetters>({ goAndSet: () => undefined, setAll: () => undefined });

/** For what stands between the fields and proposes an answer. */
export const useSetAnswer = () => useContext(SetAnswerContext).goAndSet;

/** For what fills in or empties several at once. */
export const useSetAnswers = () => useContext(SetAnswerContext).setAll;
