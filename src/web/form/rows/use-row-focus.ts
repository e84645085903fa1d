import { type RefObject, useEffect, useRef } from 'react';

type Goal = { readonly row: number; readonly part: 'field' | 'whole' };

/** Puts the focus where the work goes on: into a new row, or beside one that went. Fields may arrive late. */
export function useRowFocus(addButton: RefObject<HTMLElement | null>) {
  const goal = useRef<Goal | 'add'>(undefined);
  const reach = (row: number, part: Goal['part']) => (element: HTMLElement | null) => {
    const { current } = goal;
    if (!element || typeof current !== 'object' || current.row !== row || current.part !== part) return;
    goal.current = undefined;
    element.focus();
  };
  useEffect(() => {
    if (goal.current !== 'add') return;
    goal.current = undefined;
    addButton.current?.focus();
  });
  return {
    reach,
    toField: (row: number) => {
      goal.current = { row, part: 'field' };
    },
    /** The row itself, or the way to add one where there is no row. */
    toRow: (row: number | undefined) => {
      goal.current = row === undefined ? 'add' : { row, part: 'whole' };
    },
  };
}
