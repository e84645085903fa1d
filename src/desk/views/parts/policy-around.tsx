import type { DataOf } from '#contracts/desk/index.ts';
import { mayAct } from '#domain/desk/operator.ts';
import { deskCancellationTexts } from '#messages/desk-cancellations.ts';
import { deskPolicyTexts as words } from '#messages/desk-policies.ts';
import { deskThreadTexts } from '#messages/desk-threads.ts';
import type { ViewProps } from '../view.ts';
import { Moment } from './moment.tsx';
import { Panel } from './panel.tsx';
import { RowLink } from './row-link.tsx';
import { type Column, Table } from './table.tsx';

type Data = DataOf<'policy'>;
type Around = { readonly data: Data };

const quiet = 'mt-3 text-ink-soft text-small';

export function PolicyDocuments({ data, operator }: Around & Pick<ViewProps<Data>, 'operator'>) {
  const { title, columns, names, empty, open, openNote, mayNot } = words.documents;
  const mayOpen = mayAct(operator?.roles ?? [], 'service');
  const documents: readonly Column<Data['Documents'][number]>[] = [
    { name: columns.name, cell: ({ Key }) => names[Key] },
    { name: columns.kept, cell: ({ KeptAt }) => <Moment at={KeptAt} /> },
  ];
  const link: Column<Data['Documents'][number]> = {
    name: columns.open,
    cell: ({ Key }) => (
      <RowLink to={`/police/${data.Id}/belge/${Key}`} label={`${names[Key]}: ${open}`}>
        {open}
      </RowLink>
    ),
  };
  return (
    <Panel title={title}>
      <Table
        caption={title}
        columns={mayOpen ? [...documents, link] : documents}
        rows={data.Documents}
        keyOf={({ Key }) => Key}
        empty={empty}
      />
      <p className={quiet}>{mayOpen ? openNote : mayNot}</p>
    </Panel>
  );
}

const purposes: Readonly<Record<string, string>> = words.messages.purposes;

const messages: readonly Column<Data['Messages'][number] & { readonly place: number }>[] = [
  { name: words.messages.columns.at, cell: ({ At }) => <Moment at={At} /> },
  { name: words.messages.columns.purpose, cell: ({ Purpose }) => purposes[Purpose] ?? words.messages.otherPurpose },
  { name: words.messages.columns.channel, cell: ({ Channel }) => words.messages.channels[Channel] },
  { name: words.messages.columns.to, cell: ({ To }) => To },
  { name: words.messages.columns.state, cell: ({ State }) => words.messages.states[State] },
];

export function PolicyMessages({ data }: Around) {
  return (
    <Panel title={words.messages.title}>
      <Table
        caption={words.messages.title}
        columns={messages}
        rows={data.Messages.map((message, place) => ({ ...message, place }))}
        keyOf={({ place }) => String(place)}
        empty={words.messages.empty}
      />
      <p className={quiet}>{words.messages.note}</p>
    </Panel>
  );
}

/** Wishes that it may end, and requests for help about it. */
export function PolicyMatters({ data: { Wishes, Threads } }: Around) {
  return (
    <>
      {Wishes.length > 0 && (
        <Panel title={words.wishes}>
          <ul className="grid gap-1 text-small">
            {Wishes.map(({ Id, State, RequestedAt }) => (
              <li key={Id}>
                <RowLink to={`/iptal/${Id}`}>
                  <Moment at={RequestedAt} />
                </RowLink>
                {`: ${deskCancellationTexts.states[State]}`}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {Threads.length > 0 && (
        <Panel title={words.threads}>
          <ul className="grid gap-1 text-small">
            {Threads.map(({ Number: number, Status }) => (
              <li key={number}>
                <RowLink to={`/destek/${number}`}>{number}</RowLink>
                {`: ${deskThreadTexts.statuses[Status]}`}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
