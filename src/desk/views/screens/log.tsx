import type { DataOf } from '#contracts/desk/index.ts';
import { deskSubjectKinds } from '#domain/desk/subjects.ts';
import { deskTexts, deskLogTexts as words } from '#messages/desk.ts';
import { deskActs, deskTitles } from '#messages/desk-names.ts';
import { Filter, FilterChoice, FilterText } from '../parts/filter.tsx';
import { Moment } from '../parts/moment.tsx';
import { Pager } from '../parts/pager.tsx';
import { type Column, Table } from '../parts/table.tsx';
import type { ViewProps } from '../view.ts';

type Data = DataOf<'log'>;
type Row = Data['Rows'][number];

const actNames: Readonly<Record<string, string>> = deskActs;

export const logColumns: readonly Column<Row>[] = [
  { name: words.at, cell: ({ At }) => <Moment at={At} /> },
  { name: words.operator, cell: ({ Operator }) => Operator },
  {
    name: words.act,
    cell: ({ Act, What }) => (
      <>
        {actNames[Act] ?? Act}
        {What !== null && <span className="block text-ink-soft">{What}</span>}
      </>
    ),
  },
  {
    name: words.subject,
    cell: ({ SubjectKind, Subject }) => (
      <>
        {words.subjects[SubjectKind]} <span className="break-all text-ink-soft">{Subject}</span>
      </>
    ),
  },
  { name: words.why, cell: ({ Why }) => Why ?? deskTexts.none },
  { name: words.outcome, cell: ({ Outcome }) => (Outcome ? words.outcomes[Outcome] : words.unknown) },
];

const kinds = [{ id: 'all', name: deskTexts.all }, ...deskSubjectKinds.map((id) => ({ id, name: words.subjects[id] }))];

export function LogScreen({ data, address }: ViewProps<Data>) {
  return (
    <>
      <p className="mb-4 text-ink-soft">{words.lead}</p>
      <Filter address={address}>
        <FilterChoice name="Kind" label={words.subject} value={data.Kind} choices={kinds} />
        <FilterText name="Operator" label={words.operator} value={data.Operator} />
      </Filter>
      <Table
        caption={deskTitles.log}
        columns={logColumns}
        rows={data.Rows}
        keyOf={({ At, Operator, Act, Subject }) => [At, Operator, Act, Subject].join(' ')}
      />
      <Pager address={address} page={data.Page} hasMore={data.HasMore} />
    </>
  );
}
