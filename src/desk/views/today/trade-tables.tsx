import { lines } from '#catalog/lines/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira } from '#domain/money.ts';
import { todayTexts as words } from '#messages/desk-today.ts';
import { Details } from '#web/ui/details.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { countText, percentText } from './figures.ts';

type TradeData = DataOf<'today'>['Trade'];
type Figures = TradeData['Total'];
type Named = Figures & { readonly name: string };

const columnsOf = (first: string): readonly Column<Named>[] => [
  { name: first, cell: ({ name }) => name },
  { name: words.quotations, cell: ({ Quotations }) => countText(Quotations), align: 'right' },
  { name: words.bought, cell: ({ Bought }) => countText(Bought), align: 'right' },
  { name: words.conversion, cell: ({ Conversion }) => percentText(Conversion), align: 'right' },
  { name: words.policies, cell: ({ Policies }) => countText(Policies), align: 'right' },
  { name: words.gross, cell: ({ Gross }) => formatLira(Gross), align: 'right' },
];

function Folded({ title, first, rows }: { title: string; first: string; rows: readonly Named[] }) {
  return (
    <Details summary={title} className="mt-3">
      <Table caption={title} columns={columnsOf(first)} rows={rows} keyOf={({ name }) => name} />
    </Details>
  );
}

/** The same as the plots, in numbers. */
export function TradeTables({ Total, Days, Lines }: TradeData) {
  const total = { ...Total, name: words.total };
  const days = Days.map((row) => ({ ...row, name: formatDay(row.Day) })).toReversed();
  const byLine = Lines.map((row) => ({ ...row, name: lines[row.Line].name }));
  return (
    <>
      <Folded title={words.asTable} first={words.day} rows={[...days, total]} />
      <Folded title={words.linesAsTable} first={words.line} rows={[...byLine, total]} />
    </>
  );
}
