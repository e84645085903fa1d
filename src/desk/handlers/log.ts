import type { DeskPorts } from '#services/desk/ports.ts';
import { type DeskHandlers, shown } from '../handler.ts';
import { wireLogRow } from '../log-wire.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

export const logHandlers = ({ deskLog }: DeskPorts): Pick<DeskHandlers, 'log'> => ({
  async log({ Page, Kind, Operator }) {
    const wanted = { kind: Kind === 'all' ? undefined : Kind, operator: Operator };
    const rows = await deskLog.page(wanted, rowsOf(Page));
    return shown({ ...pageRows(Page, rows, wireLogRow), Kind, Operator });
  },
});
