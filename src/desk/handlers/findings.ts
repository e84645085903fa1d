import { findingScreenTexts as words } from '#messages/desk-refunds.ts';
import type { FindingRow } from '#ports/desk-orders.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { type DeskHandlers, missing, shown } from '../handler.ts';
import { wireFinding } from '../order-wire.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

export function findingHandlers(ports: DeskPorts): Pick<DeskHandlers, 'closeFinding' | 'finding' | 'findings'> {
  const wire = (row: FindingRow) => ({ ...wireFinding(row, ports.clock.now()), State: row.state, Gross: row.gross });
  return {
    async findings({ Page }) {
      return shown(pageRows(Page, await ports.deskOrders.findings(undefined, rowsOf(Page)), wire));
    },
    async finding({ FindingId }) {
      const row = await ports.deskOrders.finding(FindingId);
      return row ? shown(wire(row)) : missing;
    },
    async closeFinding({ FindingId, Reason }) {
      const isClosed = await ports.reconciliations.close(FindingId, Reason, ports.clock.now());
      return isClosed ? { kind: 'done', to: '/bulgular', word: words.closed } : missing;
    },
  };
}
