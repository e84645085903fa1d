import { createContext, useContext } from 'react';
import type { FieldValue } from '#catalog/fields/values.ts';

/** Writes an answer into its field and goes there. */
export type SetAnswer = (name: string, value: FieldValue) => void;

export const SetAnswerContext = createContext<SetAnswer>(() => undefined);

/** For what stands between the fields and proposes an answer. */
export const useSetAnswer = () => useContext(SetAnswerContext);
