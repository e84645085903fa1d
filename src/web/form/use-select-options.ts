import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Choice, SelectSource } from '#catalog/fields/field.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { istanbulToday, yearList } from '#domain/dates.ts';
import { type ListQuestion, listKey, loadChoices } from './list-choices.ts';

export type SelectOptions = {
  readonly options: readonly Choice[];
  readonly loading: boolean;
  /** Changes with the answers that the options depend on. */
  readonly of: string;
  /** Asks again for a list that came back empty. */
  readonly retry: () => void;
};

const none: readonly Choice[] = [];
const fixed = { loading: false, of: '', retry: () => undefined };

/** Years from the current one down to the start. */
export function yearChoices(start: number, now: Date): Choice[] {
  const current = Number(istanbulToday(now).slice(0, 4));
  return yearList(start, current)
    .toReversed()
    .map((year) => ({ id: String(year), name: String(year) }));
}

/** What a list is asked with; nothing while an answer it depends on is missing. */
export function questionOf(source: SelectSource, values: FormValues): ListQuestion | undefined {
  if (!('list' in source)) return undefined;
  if (!source.by) return { name: source.list };
  const answers = Object.fromEntries(source.by.map((name) => [name, String(values[name] ?? '')]));
  return Object.values(answers).includes('') ? undefined : { name: source.list, answers };
}

type Loaded = { readonly key: string; readonly options: readonly Choice[] };

/** What a select offers. A list that cannot be loaded stays empty without a word. */
export function useSelectOptions(source: SelectSource, values: FormValues): SelectOptions {
  const firstYear = 'yearsFrom' in source ? source.yearsFrom : undefined;
  const years = useMemo(() => (firstYear === undefined ? none : yearChoices(firstYear, new Date())), [firstYear]);
  const asked = questionOf(source, values);
  const key = asked && listKey(asked);
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoaded = loaded !== undefined && loaded.key === key;
  const load = useEffectEvent(async () => (asked ? loadChoices(asked) : none));
  useEffect(() => {
    if (key === undefined || isLoaded) return;
    let wanted = true;
    void load().then((options) => wanted && setLoaded({ key, options }));
    return () => {
      wanted = false;
    };
  }, [key, isLoaded]);

  if ('choices' in source) return { ...fixed, options: source.choices };
  if ('yearsFrom' in source) return { ...fixed, options: years };
  return {
    options: isLoaded ? loaded.options : none,
    loading: key !== undefined && !isLoaded,
    of: key ?? '',
    retry: () => setLoaded(undefined),
  };
}
