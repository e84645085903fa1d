import type { DataOf } from '#contracts/desk/index.ts';
import { supportStatuses } from '#domain/support/status.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskTitles } from '#messages/desk-names.ts';
import { deskThreadTexts as words } from '#messages/desk-threads.ts';
import { Age } from '../parts/age.tsx';
import { Filter, FilterChoice } from '../parts/filter.tsx';
import { Moment } from '../parts/moment.tsx';
import { Pager } from '../parts/pager.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { type Column, Table } from '../parts/table.tsx';
import type { ViewProps } from '../view.ts';

type Data = DataOf<'threads'>;

const { columns: names } = words.list;

const columnsAt = (now: string): readonly Column<Data['Rows'][number]>[] => [
  { name: names.number, cell: ({ Number: number }) => <RowLink to={`/destek/${number}`}>{number}</RowLink> },
  { name: names.status, cell: ({ Status }) => words.statuses[Status] },
  { name: names.type, cell: ({ Type }) => Type ?? words.typeGone },
  { name: names.who, cell: ({ IsMember }) => (IsMember ? words.member : words.visitor) },
  { name: names.last, cell: ({ LastAt }) => <Moment at={LastAt} />, sort: { up: 'oldest', down: 'newest' } },
  { name: names.age, cell: ({ LastAt }) => <Age since={LastAt} now={now} /> },
  { name: names.waits, cell: ({ Status }) => words.waits[Status] },
];

const all = (id: string) => ({ id, name: deskTexts.all });
const statuses = [...supportStatuses.map((id) => ({ id, name: words.statuses[id] })), all('all')];

export function ThreadsScreen({ data, address }: ViewProps<Data>) {
  const types = [all(''), ...data.Types.map(({ Id, Name }) => ({ id: Id, name: Name }))];
  return (
    <>
      <Filter address={address}>
        <FilterChoice name="Status" label={words.list.status} value={data.Status} choices={statuses} />
        <FilterChoice name="Type" label={words.list.type} value={data.Type} choices={types} />
      </Filter>
      <Table
        caption={deskTitles.threads}
        columns={columnsAt(data.Now)}
        rows={data.Rows}
        keyOf={(row) => row.Number}
        address={address}
        sorted={data.Sort}
        empty={words.list.empty}
      />
      <Pager address={address} page={data.Page} hasMore={data.HasMore} />
    </>
  );
}
