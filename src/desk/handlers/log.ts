import type { DeskCall } from '#contracts/desk/desk-call.ts';
import { deskCalls } from '#contracts/desk/index.ts';
import { deskLogTexts } from '#messages/desk.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { type DeskHandlers, shown } from '../handler.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

const calls: Readonly<Record<string, DeskCall | undefined>> = deskCalls;

/** What somebody was looked for by, and what an insurer said of them, is kept, and shown to nobody who only looks. */
function isPersonal(act: string): boolean {
  const call = calls[act];
  return call?.kind === 'act' && call.fields.some((field) => field.private === true && field.name === call.logged.why);
}

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
      Why: why !== undefined && isPersonal(act) ? deskLogTexts.hidden : (why ?? null),
      Outcome: outcome ?? null,
    }));
    return shown({ ...page, Kind, Operator });
  },
});
