import { useState } from 'react';
import type { ListInputs } from '#catalog/fields/field.ts';
import type { FieldValue } from '#catalog/fields/values.ts';
import { afterPress } from '../after-press.ts';
import { isWhole } from './row-list.ts';

const placeOf = (rowKey: number | undefined, name: string) => `${rowKey} ${name}`;

/** Which fields of which rows may say what is wrong with them. */
export function useLeftCells(list: ListInputs) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const mark = (place: string) => setLeft((known) => new Set(known).add(place));
  return {
    isLeft: (rowKey: number | undefined, name: string) => left.has(placeOf(rowKey, name)),
    leave: (rowKey: number, name: string) => afterPress(() => mark(placeOf(rowKey, name))),
    /** What is chosen is judged at once; what is taken back may be chosen again in peace. */
    answer(rowKey: number, name: string, cell: FieldValue) {
      const place = placeOf(rowKey, name);
      if (!isWhole(list, name)) return;
      if (cell === '') setLeft((known) => new Set([...known].filter((other) => other !== place)));
      else mark(place);
    },
  };
}
