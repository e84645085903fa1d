import { Fragment } from 'react';
import type { DataOf } from '#contracts/desk/index.ts';
import { formatDay } from '#domain/dates.ts';
import { deskTitles } from '#messages/desk-names.ts';
import { tableTexts as words } from '#messages/desk-tables.ts';
import { StateMark } from '../parts/state-mark.tsx';
import { type Column, Table } from '../parts/table.tsx';
import type { ViewProps } from '../view.ts';

type Row = DataOf<'tables'>['Rows'][number];

/** A path may break behind its folders alone. */
const breakable = (path: string) =>
  path.split('/').map((name, at) => (
    <Fragment key={name}>
      {at > 0 && '/'}
      {at > 0 && <wbr />}
      {name}
    </Fragment>
  ));

const columns: readonly Column<Row>[] = [
  {
    name: words.name,
    cell: ({ Name, About }) => (
      <>
        <strong>{Name}</strong>
        <br />
        <span className="text-ink-soft">{About}</span>
      </>
    ),
  },
  { name: words.since, cell: ({ Since }) => <time dateTime={Since}>{formatDay(Since)}</time> },
  {
    name: words.age,
    align: 'right',
    cell: ({ Days }) => <span className="whitespace-nowrap">{words.days(Days)}</span>,
  },
  {
    name: words.due,
    cell: ({ DueOn, IsOverdue }) => (
      <>
        {DueOn ? <time dateTime={DueOn}>{formatDay(DueOn)}</time> : words.byLaw}{' '}
        {IsOverdue && <StateMark look="warning">{words.overdue}</StateMark>}
      </>
    ),
  },
  {
    name: words.certainty,
    cell: ({ Certainty, IsContinued }) => (
      <>
        {words.certainties[Certainty]}
        {IsContinued && (
          <>
            <br />
            <span className="text-ink-soft">{words.continued}</span>
          </>
        )}
      </>
    ),
  },
  { name: words.source, cell: ({ Source }) => Source },
  { name: words.where, cell: ({ Where }) => <code className="text-ink-soft">{breakable(Where)}</code> },
];

export function TablesScreen({ data }: ViewProps<DataOf<'tables'>>) {
  return (
    <>
      <p className="mb-4 max-w-text text-ink-soft">{words.lead}</p>
      <Table caption={deskTitles.tables} columns={columns} rows={data.Rows} keyOf={({ Key }) => Key} />
    </>
  );
}
