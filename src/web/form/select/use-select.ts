import { useEffect, useMemo, useState } from 'react';
import type { Choice } from '#catalog/fields/field.ts';
import { formMessages } from '#messages/form.ts';
import { selectMessages } from '#messages/select.ts';
import { uiMessages } from '#messages/ui.ts';
import type { FieldProps } from '../field-props.ts';
import { useSelectOptions } from '../use-select-options.ts';
import { choiceNamed, choicesFor, chosenAmong, chosenIds, indexFor, picked } from './choices.ts';
import { useDependentChoice } from './use-dependent-choice.ts';

type Given = Pick<FieldProps<'selectBox'>, 'field' | 'value' | 'values' | 'onChange' | 'disabled'>;

const nowhere = -1;

function found(count: number, loading: boolean): string {
  if (loading) return uiMessages.loading;
  return count === 0 ? formMessages.emptyList : selectMessages.results(count);
}

/** What a select box knows: its options, what is typed, what is chosen and where the list stands. */
export function useSelect({ field, value, values, onChange, disabled }: Given) {
  const offered = useSelectOptions(field.source, values);
  const { options, loading } = offered;
  useDependentChoice(offered, value, onChange);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(nowhere);
  const [said, setSaid] = useState('');

  const results = useMemo(() => choicesFor(options, query ?? '', field), [options, query, field]);
  const ids = chosenIds(value);
  const chosen = chosenAmong(ids, options, field);
  const locked = disabled || field.readOnly === true;

  useEffect(() => {
    if (isOpen) indexFor(options);
  }, [isOpen, options]);

  const close = () => {
    setOpen(false);
    setQuery(undefined);
    setActive(nowhere);
  };
  const askAgainIfEmpty = () => {
    if (!loading && options.length === 0) offered.retry();
  };
  const open = (at: 'chosen' | 'first' | 'last') => {
    if (locked) return;
    askAgainIfEmpty();
    const place = results.findIndex(({ id }) => id === ids[0]);
    setOpen(true);
    setSaid('');
    setActive(place !== nowhere || at === 'chosen' ? place : at === 'first' ? 0 : results.length - 1);
  };
  const pick = (choice: Choice) => {
    onChange(picked(field, ids, choice.id));
    if (!field.multiple) return close();
    setSaid(ids.includes(choice.id) ? selectMessages.removed(choice.name) : selectMessages.added(choice.name));
    setQuery(undefined);
    setActive(choicesFor(options, '', field).findIndex(({ id }) => id === choice.id));
  };

  return {
    options,
    loading,
    /** Whether an answer that the list depends on is missing. */
    waits: 'list' in field.source && offered.of === '',
    /** Asks again for a list that came empty; undefined where there is nothing to ask for. */
    retry: !loading && options.length === 0 && offered.of !== '' ? offered.retry : undefined,
    results,
    ids,
    chosen,
    locked,
    isOpen,
    active: Math.min(active, results.length - 1),
    text: query ?? (field.multiple ? '' : (chosen[0]?.name ?? '')),
    isTyping: query !== undefined,
    status: said || (isOpen ? found(results.length, loading) : ''),
    open,
    close,
    pick,
    setActive,
    type(text: string) {
      if (!isOpen) askAgainIfEmpty();
      setOpen(true);
      setSaid('');
      setQuery(text);
      setActive(text.trim() === '' ? nowhere : 0);
    },
    /** A name written out in full counts as chosen; anything else typed gives way to what was chosen. */
    settle(text = query ?? '') {
      const named = choiceNamed(options, text);
      if (named && !ids.includes(named.id)) onChange(picked(field, ids, named.id));
      close();
    },
    remove(choice: Choice) {
      onChange(ids.filter((id) => id !== choice.id));
      setSaid(selectMessages.removed(choice.name));
    },
    clear() {
      onChange(field.multiple ? [] : '');
      setSaid(selectMessages.cleared);
      close();
    },
  };
}

export type Select = ReturnType<typeof useSelect>;
