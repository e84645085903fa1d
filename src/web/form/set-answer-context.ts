import { createContext, useContext } from 'react';
import type { FieldValue, FormValues } from '#catalog/fields/values.ts';

/** Writes an answer into its field and goes there. */
export type SetAnswer = (name: string, value: FieldValue) => void;

/** Writes answers into their fields without going anywhere. */
export type SetAnswers = (values: FormValues) => void;

export const SetAnswersContext = createContext<SetAnswers>(() => undefined);

export const useSetAnswers = () => useContext(SetAnswersContext);

export const SetAnswerContext = createContext<SetAnswer>(() => undefined);

/** For what stands between the fields and proposes an answer. */
export const useSetAnswer = () => useContext(SetAnswerContext);
