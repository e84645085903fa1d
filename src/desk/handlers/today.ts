import { lines } from '#catalog/lines/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { type InsurerDay, sortInsurers } from '#domain/desk/insurer-day.ts';
import { conversionOf, type Trade, type TradeDay } from '#domain/desk/trade.ts';
import type { ReviewRow } from '#ports/desk-today.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { readToday } from '#services/desk/read-today.ts';
import { type DeskHandlers, shown } from '../handler.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

type Data = DataOf<'today'>;
type ReviewData = DataOf<'reviews'>;

const tradeWire = (trade: Trade): Data['Trade']['Total'] => ({
  Quotations: trade.quotations,
  Bought: trade.bought,
  Policies: trade.policies,
  Gross: trade.gross,
  Conversion: conversionOf(trade) ?? null,
});

const dayWire = (trade: TradeDay) => ({ Day: trade.day, ...tradeWire(trade) });

const insurerWire = (row: InsurerDay): Data['Insurers'][number] => ({
  Insurer: row.insurer,
  Name: row.name,
  Asked: row.asked,
  Priced: row.priced,
  Declined: row.declined,
  Looking: row.looking,
  Failed: row.failed,
  Waiting: row.waiting,
  MedianMs: row.medianMs ?? null,
  P95Ms: row.p95Ms ?? null,
  Switched: row.switched,
  AskingRest: row.askingRest,
  SettlingRest: row.settlingRest,
  RestSince: row.restSince?.toISOString() ?? null,
});

function reviewWire(panel: DeskPorts['panel'], row: ReviewRow): ReviewData['Rows'][number] {
  const { insurer, line, since, wantedDocuments, documentsState, quotationId, customer } = row;
  return {
    Insurer: panel.find(({ code }) => code === insurer)?.name ?? insurer,
    Line: line,
    Since: since.toISOString(),
    Wanted: lines[line].risk.kind === 'health' ? null : [...wantedDocuments],
    WantedCount: wantedDocuments.length,
    DocumentsState: documentsState ?? null,
    Quotation: quotationId,
    Customer: customer,
  };
}

export const todayHandlers = (ports: DeskPorts): Pick<DeskHandlers, 'today' | 'reviews'> => ({
  async today({ Days, Line, Sort }) {
    const line = Line === 'all' ? undefined : Line;
    const { at, waiting, trade, insurers } = await readToday(ports, { dayCount: Number(Days), line });
    return shown({
      At: at.toISOString(),
      Days,
      Line,
      Sort,
      Waiting: waiting.map(({ kind, count, oldest }) => ({
        Kind: kind,
        Count: count,
        Oldest: oldest?.toISOString() ?? null,
      })),
      Trade: {
        Total: tradeWire(trade.total),
        Days: trade.days.map(dayWire),
        Lines: trade.lines.map((own) => ({ Line: own.line, ...tradeWire(own), Days: own.days.map(dayWire) })),
      },
      Insurers: sortInsurers(insurers, Sort).map(insurerWire),
    });
  },
  async reviews({ Page }) {
    const rows = await ports.deskToday.reviews(rowsOf(Page));
    const page = pageRows(Page, rows, (row) => reviewWire(ports.panel, row));
    return shown({ ...page, At: ports.clock.now().toISOString() });
  },
});
