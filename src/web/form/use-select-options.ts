import { useEffect, useMemo, useState } from 'react';
import type { Choice, SelectSource } from '#catalog/fields/field.ts';
import { istanbulToday, yearList } from '#domain/dates.ts';
import { loadChoices } from './list-choices.ts';

export type SelectOptions = { readonly options: readonly Choice[]; readonly loading: boolean };

const none: readonly Choice[] = [];

/** Years from the current one down to the start. */
export function yearChoices(start: number, now: Date): Choice[] {
  const current = Number(istanbulToday(now).slice(0, 4));
  return yearList(start, current)
    .toReversed()
    .map((year) => ({ id: String(year), name: String(year) }));
}

/** What a select offers. A list that cannot be loaded stays empty without a word. */
export function useSelectOptions(source: SelectSource): SelectOptions {
  const list = 'list' in source ? source.list : undefined;
  const firstYear = 'yearsFrom' in source ? source.yearsFrom : undefined;
  const years = useMemo(() => (firstYear === undefined ? none : yearChoices(firstYear, new Date())), [firstYear]);
  const [loaded, setLoaded] = useState<{ readonly list: string; readonly options: readonly Choice[] }>();
  useEffect(() => {
    if (list === undefined) return;
    let wanted = true;
    void loadChoices(list).then((options) => wanted && setLoaded({ list, options }));
    return () => {
      wanted = false;
    };
  }, [list]);

  if ('choices' in source) return { options: source.choices, loading: false };
  if ('yearsFrom' in source) return { options: years, loading: false };
  return loaded && loaded.list === list
    ? { options: loaded.options, loading: false }
    : { options: none, loading: true };
}
