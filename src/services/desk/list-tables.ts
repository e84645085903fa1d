import { type DatedTable, datedTables } from '#catalog/dated-tables.ts';
import { istanbulToday } from '#domain/dates.ts';
import { type TableAge, tableAge } from '#domain/tariffs/table-age.ts';
import type { TableKey } from '#messages/desk-tables.ts';
import type { DeskPorts } from './ports.ts';

export type ListedTable = Pick<DatedTable, 'where'> & { readonly key: TableKey; readonly age: TableAge };

const keys = Object.keys(datedTables) as readonly TableKey[];
/** What only the law changes comes last. */
const never = '9999-12-31';

/** What ages, by the day on which it must be looked at: the overdue first. */
export function listTables({ clock }: Pick<DeskPorts, 'clock'>): readonly ListedTable[] {
  const today = istanbulToday(clock.now());
  return keys
    .map((key) => {
      const { rows, where, everyDays } = datedTables[key];
      return { key, where, age: tableAge(rows, everyDays, today) };
    })
    .toSorted((one, other) => ((one.age.dueOn ?? never) < (other.age.dueOn ?? never) ? -1 : 1));
}
