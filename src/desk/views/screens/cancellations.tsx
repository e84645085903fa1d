import { cancelReasonName } from '#catalog/forms/cancel-request.ts';
import { lines } from '#catalog/lines/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { cancellationStates } from '#domain/policy/cancellation-state.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskCancellationTexts as words } from '#messages/desk-cancellations.ts';
import { deskTitles } from '#messages/desk-names.ts';
import { Age } from '../parts/age.tsx';
import { Filter, FilterChoice } from '../parts/filter.tsx';
import { Moment } from '../parts/moment.tsx';
import { Pager } from '../parts/pager.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { type Column, Table } from '../parts/table.tsx';
import type { ViewProps } from '../view.ts';

type Data = DataOf<'cancellations'>;

const { columns: names, states: groups } = words.list;

const columnsAt = (now: string): readonly Column<Data['Rows'][number]>[] => [
  {
    name: names.asked,
    cell: ({ Id, RequestedAt }) => (
      <RowLink to={`/iptal/${Id}`}>
        <Moment at={RequestedAt} />
      </RowLink>
    ),
    sort: { up: 'oldest', down: 'newest' },
  },
  { name: names.age, cell: ({ RequestedAt }) => <Age since={RequestedAt} now={now} /> },
  { name: names.state, cell: ({ State }) => words.states[State] },
  { name: names.way, cell: ({ Way }) => (Way ? words.ways[Way] : deskTexts.none) },
  { name: names.insurer, cell: ({ Insurer }) => Insurer },
  { name: names.line, cell: ({ Line }) => lines[Line].name },
  { name: names.number, cell: ({ PolicyNumber }) => PolicyNumber },
  { name: names.reason, cell: ({ Reason, Line }) => cancelReasonName(Reason, lines[Line].risk.kind) },
];

const choices = (['open', ...cancellationStates, 'all'] as const).map((id) => ({ id, name: groups[id] }));

export function CancellationsScreen({ data, address }: ViewProps<Data>) {
  return (
    <>
      <Filter address={address}>
        <FilterChoice name="State" label={words.list.state} value={data.State} choices={choices} />
      </Filter>
      <Table
        caption={deskTitles.cancellations}
        columns={columnsAt(data.Now)}
        rows={data.Rows}
        keyOf={({ Id }) => Id}
        address={address}
        sorted={data.Sort}
        empty={words.list.empty}
      />
      <Pager address={address} page={data.Page} hasMore={data.HasMore} />
    </>
  );
}
