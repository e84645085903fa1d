import { endNoteFields, noteFields } from '#catalog/forms/desk/notes.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { mayAct } from '#domain/desk/operator.ts';
import { noteTexts as words } from '#messages/desk-notes.ts';
import { ActForm } from '../parts/act-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { Pager } from '../parts/pager.tsx';
import { Panel } from '../parts/panel.tsx';
import { StateMark } from '../parts/state-mark.tsx';
import { type Column, Table } from '../parts/table.tsx';
import type { ViewProps } from '../view.ts';

type Row = DataOf<'note'>;

function StateOf({ State }: Pick<Row, 'State'>) {
  return State === 'running' ? <StateMark look="plain">{words.states.running}</StateMark> : words.states[State];
}

const columns: readonly Column<Row>[] = [
  {
    name: words.text,
    cell: ({ Id, Text }) => (
      <a href={`/duyurular/${Id}`} className="text-brand underline">
        {Text}
      </a>
    ),
  },
  { name: words.state, cell: StateOf },
  { name: words.look, cell: ({ Look }) => words.looks[Look] },
  { name: words.from, cell: ({ From }) => <Moment at={From} /> },
  { name: words.until, cell: ({ Until }) => <Moment at={Until} /> },
  { name: words.by, cell: ({ By }) => By },
];

export function NotesScreen({ data, operator, attempt, address }: ViewProps<DataOf<'notes'>>) {
  return (
    <>
      <p className="mb-4 max-w-text text-ink-soft">{words.lead}</p>
      <div className="grid gap-5">
        {operator && mayAct(operator.roles, 'service') && (
          <Panel title={words.publishHeading}>
            <ActForm
              act="publishNote"
              path="/duyurular"
              fields={noteFields}
              hidden={{ Once: data.Once }}
              submit={words.publish}
              attempt={attempt}
            />
          </Panel>
        )}
        <div>
          <Table caption={words.listHeading} columns={columns} rows={data.Rows} keyOf={({ Id }) => Id} />
          <Pager address={address} page={data.Page} hasMore={data.HasMore} />
        </div>
      </div>
    </>
  );
}

export function NoteScreen({ data, operator, attempt }: ViewProps<Row>) {
  const { Id, Text, Look, From, Until, By, State, Ended } = data;
  return (
    <div className="grid gap-5 desktop:grid-cols-2">
      <Panel title={Text}>
        <Facts
          rows={[
            [words.state, <StateOf key="state" State={State} />],
            [words.look, words.looks[Look]],
            [words.from, <Moment key="from" at={From} />],
            [words.until, <Moment key="until" at={Until} />],
            [words.by, By],
            ...(Ended
              ? ([
                  [words.endedAt, <Moment key="ended" at={Ended.At} />],
                  [words.endedBy, Ended.By],
                ] as const)
              : []),
          ]}
        />
        <p className="mt-4">
          <a href="/duyurular" className="button button-quiet">
            {words.back}
          </a>
        </p>
      </Panel>
      {State === 'running' && operator && mayAct(operator.roles, 'service') && (
        <Panel title={words.endHeading}>
          <ActForm
            act="endNote"
            path={`/duyurular/${Id}/bitir`}
            fields={endNoteFields}
            submit={words.end}
            attempt={attempt}
          />
        </Panel>
      )}
    </div>
  );
}
