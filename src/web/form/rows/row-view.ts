import { createContext, type ReactNode, useContext } from 'react';
import type { FactRow } from '#catalog/fields/fact-rows.ts';
import type { ListRow } from '#catalog/fields/values.ts';

/** How one row is shown where it is not just a number and its fields. */
export type RowView = {
  /** Its name in place of label and number. */
  readonly title?: string;
  /** What is known already and not asked. */
  readonly facts?: readonly FactRow[];
  /** Fields that are answered and need not be seen. */
  readonly hidden?: readonly string[];
  /** Fields that this row must answer, though not every row must. */
  readonly required?: readonly string[];
  /** What stands below a single field, by its name. */
  readonly notes?: Readonly<Record<string, ReactNode>>;
};

/** The view of a row, by the name of its list; undefined where rows look as usual. */
export type RowViews = (list: string, row: ListRow, number: number) => RowView | undefined;

const asUsual: RowViews = () => undefined;

/** Whoever draws a form with rows says who or what they are; the form kit knows nobody. */
export const RowViewsContext = createContext<RowViews>(asUsual);

export const useRowViews = () => useContext(RowViewsContext);
