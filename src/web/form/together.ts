import { createContext, useContext } from 'react';
import type { Field } from '#catalog/fields/field.ts';
import { type FormProblem, furtherProblems, problemsOf } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import type { Day } from '#domain/dates.ts';

/** What is wrong with answers that fit each on its own, as where an age decides what else is needed. */
export type JudgeTogether = (values: FormValues, today: Day) => readonly FormProblem[];

/** Everything wrong with a form; of one answer the first. */
export function allProblems(
  fields: readonly Field[],
  values: FormValues,
  { today, judge }: { readonly today: Day; readonly judge: JudgeTogether | undefined },
): readonly FormProblem[] {
  const own = problemsOf(fields, values, today);
  return [...own, ...furtherProblems(own, judge?.(values, today) ?? [])];
}

const none: readonly FormProblem[] = [];

/** What is wrong together at this moment; rows show their part of it. */
export const TogetherContext = createContext(none);

/** The sentence for each field of one row of a list. */
export function useRowProblems(list: string): (index: number) => ReadonlyMap<string, string> {
  const problems = useContext(TogetherContext);
  return (index) =>
    new Map(
      problems
        .filter(({ path }) => path[0] === list && path[1] === index && path.length > 2)
        .map(({ path, message }) => [String(path[2]), message]),
    );
}
