import { tableNames } from '#messages/desk-tables.ts';
import { listTables } from '#services/desk/list-tables.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { type DeskHandlers, shown } from '../handler.ts';

export const tableHandlers = (ports: DeskPorts): Pick<DeskHandlers, 'tables'> => ({
  tables: async () =>
    shown({
      Rows: listTables(ports).map(({ key, where, age }) => ({
        Key: key,
        Name: tableNames[key].name,
        About: tableNames[key].about,
        Source: tableNames[key].source,
        Where: where,
        Since: age.since,
        Days: age.days,
        DueOn: age.dueOn ?? null,
        IsOverdue: age.isOverdue,
        Certainty: age.certainty,
        IsContinued: age.isContinued,
      })),
    }),
});
