import type { DeskPorts } from '#services/desk/ports.ts';
import { type DeskHandlers, shown } from '../handler.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

export const logHandlers = ({ deskLog }: DeskPorts): Pick<DeskHandlers, 'log'> => ({
  async log({ Page, Kind, Operator }) {
    const wanted = { kind: Kind === 'all' ? undefined : Kind, operator: Operator };
    const rows = await deskLog.page(wanted, rowsOf(Page));
    const page = pageRows(Page, rows, ({ at, operator, act, subject, why, outcome }) => ({
      At: at.toISOString(),
      Operator: operator,
      Act: act,
      SubjectKind: subject.kind,
      Subject: subject.id,
      Why: why ?? null,
      Outcome: outcome ?? null,
    }));
    return shown({ ...page, Kind, Operator });
  },
});
