import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormProblem } from '#catalog/fields/problems.ts';

type Changed = { readonly since: readonly FormProblem[]; readonly names: readonly string[] };

const nameOf = ({ path }: FormProblem) => String(path[0]);

/** What a sent form was refused for, by field, until that field is changed. The first of them gets the focus. */
export function useRefusals(
  form: UseFormReturn<FieldValues>,
  refused: readonly FormProblem[],
  goTo: (name: string) => void,
): readonly (readonly [name: string, message: string])[] {
  const [changed, setChanged] = useState<Changed>({ since: refused, names: [] });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined || refused.length === 0) return;
          setChanged(({ since, names }) => ({ since: refused, names: since === refused ? [...names, name] : [name] }));
        },
      }),
    [form, refused],
  );
  const goToFirst = useEffectEvent(() => {
    const [first] = refused;
    if (first) goTo(nameOf(first));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every list is a new try.
  useEffect(() => goToFirst(), [refused]);
  const mended = changed.since === refused ? changed.names : [];
  return refused
    .filter((problem) => !mended.includes(nameOf(problem)))
    .map((problem) => [nameOf(problem), problem.message] as const);
}
