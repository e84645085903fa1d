import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListRow } from '#catalog/fields/values.ts';
import { familyList } from '#catalog/risks/people/answers.ts';
import { useSetAnswer } from '../../../form/set-answer-context.ts';
import { askingBirthdates } from './rows.ts';

/** Fields of rows arrive late where their code does: for about a second they are awaited. */
const longestWait = 60;

type AskBirthdatesProps = {
  /** Rows whose birth dates the register wants; a new list is a new question. */
  readonly wanted: readonly number[];
  readonly people: readonly ListRow[];
};

/** Opens the birth date in the rows of whom the register wants it, and goes to the first. */
export function AskBirthdates({ wanted, people }: AskBirthdatesProps) {
  const setAnswer = useSetAnswer();
  const place = useRef<HTMLSpanElement>(null);
  const open = useEffectEvent(() => setAnswer(familyList, askingBirthdates(people, wanted)));
  useEffect(() => {
    const [first] = wanted;
    if (first === undefined) return;
    open();
    const box = `[data-field="${familyList}"] [data-row="${first}"] [name$=".Birthdate"]`;
    let frame = 0;
    const reach = (left: number) => {
      const found = place.current?.closest('form')?.querySelector<HTMLElement>(box);
      if (found) found.focus();
      else if (left > 0) frame = requestAnimationFrame(() => reach(left - 1));
    };
    // Setting the answer moves the focus to the list a moment later: this comes after it.
    const timer = setTimeout(() => reach(longestWait));
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [wanted]);
  return <span ref={place} hidden />;
}
