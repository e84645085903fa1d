import type { DataOf } from '#contracts/desk/index.ts';
import { deskThreadTexts as words } from '#messages/desk-threads.ts';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import { ShowLink } from '../parts/show-link.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { ThreadFacts } from '../parts/thread-facts.tsx';
import type { ViewProps } from '../view.ts';

type Data = DataOf<'thread'>;

const columns: readonly Column<Data['Messages'][number]>[] = [
  { name: words.columns.author, cell: ({ Author }) => words.authors[Author] },
  { name: words.columns.at, cell: ({ At }) => <Moment at={At} /> },
  { name: words.columns.size, cell: ({ Length, Files }) => words.size(Length, Files) },
];

export function ThreadScreen({ data, operator }: ViewProps<Data>) {
  return (
    <div className="grid gap-5 desktop:grid-cols-2">
      <Panel title={data.Number}>
        <ThreadFacts head={data} />
      </Panel>
      <Panel title={words.messages}>
        <div className="grid gap-4">
          <Table caption={words.messages} columns={columns} rows={data.Messages} keyOf={({ Id }) => Id} />
          <ShowLink
            to={`/destek/${data.Number}/acik`}
            label={words.show}
            note={words.showNote}
            mayNot={words.mayNotShow}
            operator={operator}
          />
        </div>
      </Panel>
    </div>
  );
}
