import { lines } from '#catalog/lines/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { lineKeys } from '#domain/lines.ts';
import { formatLira } from '#domain/money.ts';
import { orderStates } from '#domain/order/order-state.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskTitles } from '#messages/desk-names.ts';
import { orderStateNames, orderListTexts as words } from '#messages/desk-orders.ts';
import { Filter, FilterChoice, FilterText } from '../parts/filter.tsx';
import { Moment } from '../parts/moment.tsx';
import { Pager } from '../parts/pager.tsx';
import { OrderLink } from '../parts/row-link.tsx';
import { type Column, Table } from '../parts/table.tsx';
import type { ViewProps } from '../view.ts';

type Data = DataOf<'orders'>;
type Row = Data['Rows'][number];

const columns: readonly Column<Row>[] = [
  { name: words.reference, cell: ({ Reference }) => <OrderLink reference={Reference} /> },
  { name: words.at, cell: ({ CreatedAt }) => <Moment at={CreatedAt} />, sort: { up: 'oldest', down: 'newest' } },
  { name: words.state, cell: ({ State }) => orderStateNames[State] },
  { name: words.customer, cell: ({ Customer }) => Customer },
  {
    name: words.line,
    cell: ({ Line, MoreItems }) => (
      <>
        {lines[Line].name}
        {MoreItems > 0 && <span className="block text-ink-soft">{words.more(MoreItems)}</span>}
      </>
    ),
  },
  { name: words.insurer, cell: ({ Insurer }) => Insurer },
  {
    name: words.sum,
    cell: ({ Gross }) => formatLira(Gross),
    sort: { up: 'lowest', down: 'highest' },
    align: 'right',
  },
];

const all = { id: 'all', name: deskTexts.all };
const states = [all, ...orderStates.map((id) => ({ id, name: orderStateNames[id] }))];
const lineChoices = [all, ...lineKeys.map((id) => ({ id, name: lines[id].name }))];

export function OrdersScreen({ data, address }: ViewProps<Data>) {
  const insurers = [{ id: '', name: deskTexts.all }, ...data.Insurers.map(({ Id, Name }) => ({ id: Id, name: Name }))];
  return (
    <>
      <Filter address={address}>
        <FilterChoice name="State" label={words.state} value={data.State} choices={states} />
        <FilterChoice name="Line" label={words.line} value={data.Line} choices={lineChoices} />
        <FilterChoice name="Insurer" label={words.insurer} value={data.Insurer} choices={insurers} />
        <FilterText name="From" label={words.from} value={data.From} type="date" />
        <FilterText name="To" label={words.to} value={data.To} type="date" />
      </Filter>
      <Table
        caption={deskTitles.orders}
        columns={columns}
        rows={data.Rows}
        keyOf={({ Reference }) => Reference}
        address={address}
        sorted={data.Sort}
        empty={words.empty}
      />
      <Pager address={address} page={data.Page} hasMore={data.HasMore} />
    </>
  );
}
