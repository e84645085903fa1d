import { switchChoices, switchFields } from '#catalog/forms/desk/insurers.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { mayAct } from '#domain/desk/operator.ts';
import { insurerTexts as words } from '#messages/desk-insurers.ts';
import { deskTitles } from '#messages/desk-names.ts';
import { ActForm } from '../parts/act-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import { StateMark } from '../parts/state-mark.tsx';
import { type Column, Table } from '../parts/table.tsx';
import type { ViewProps } from '../view.ts';

type Row = DataOf<'insurers'>['Rows'][number];
type Off = Row['Off'][number];

const pathOf = ({ Code }: Row) => `/sirketler/${encodeURIComponent(Code)}`;
const linesOf = ({ Lines }: Row) =>
  Lines.map(({ Name }) => Name)
    .toSorted((one, other) => one.localeCompare(other, 'tr'))
    .join(', ');

function StateOf({ State }: Pick<Row, 'State'>) {
  return <StateMark look={State === 'on' ? 'plain' : 'warning'}>{words.states[State]}</StateMark>;
}

const columns: readonly Column<Row>[] = [
  {
    name: words.insurer,
    cell: (row) => (
      <a href={pathOf(row)} className="font-semibold text-brand underline">
        {row.Name}
      </a>
    ),
  },
  { name: words.state, cell: StateOf },
  {
    name: words.closed,
    cell: ({ Off: off }) => (
      <ul className="grid gap-1">
        {off.map(({ Line, Name, Since, By, Why }) => (
          <li key={Line}>
            <strong>{Name}</strong>: {Why} (<Moment at={Since} />, {By})
          </li>
        ))}
      </ul>
    ),
  },
  { name: words.lines, cell: (row) => <span className="text-ink-soft">{linesOf(row)}</span> },
];

export function InsurersScreen({ data }: ViewProps<DataOf<'insurers'>>) {
  return (
    <>
      <p className="mb-4 max-w-text text-ink-soft">{words.lead}</p>
      <Table caption={deskTitles.insurers} columns={columns} rows={data.Rows} keyOf={({ Code }) => Code} />
    </>
  );
}

const offColumns: readonly Column<Off>[] = [
  { name: words.line, cell: ({ Name }) => Name },
  { name: words.since, cell: ({ Since }) => <Moment at={Since} /> },
  { name: words.by, cell: ({ By }) => By },
  { name: words.why, cell: ({ Why }) => Why },
];

/** The forms, for who may turn switches. Each offers what it can change. */
function Switches({ row, attempt }: { readonly row: Row } & Pick<ViewProps<Row>, 'attempt'>) {
  const turnedOff = new Set<string>(row.Off.map(({ Line }) => Line));
  const known = new Set<string>(['all', ...row.Lines.map(({ Line }) => Line)]);
  const choices = switchChoices.filter(({ id }) => known.has(id));
  const canOpen = choices.filter(({ id }) => id === 'all' || (turnedOff.has(id) && !turnedOff.has('all')));
  const stillOn = choices.filter(({ id }) => !turnedOff.has(id));
  return (
    <>
      <Panel title={words.offHeading}>
        {row.State === 'off' ? (
          <p>{words.allOff}</p>
        ) : (
          <ActForm
            act="switchOff"
            path={`${pathOf(row)}/kapat`}
            fields={switchFields(stillOn)}
            submit={words.offSubmit}
            attempt={attempt}
          />
        )}
      </Panel>
      <Panel title={words.onHeading}>
        {row.Off.length === 0 ? (
          <p>{words.noneOff}</p>
        ) : (
          <ActForm
            act="switchOn"
            path={`${pathOf(row)}/ac`}
            fields={switchFields(canOpen)}
            submit={words.onSubmit}
            attempt={attempt}
          />
        )}
      </Panel>
    </>
  );
}

export function InsurerScreen({ data, operator, attempt }: ViewProps<DataOf<'insurer'>>) {
  return (
    <div className="grid gap-5 desktop:grid-cols-2">
      <Panel title={data.Name}>
        <Facts
          rows={[
            [words.state, <StateOf key="state" State={data.State} />],
            [words.lines, linesOf(data)],
          ]}
        />
        {data.Off.length > 0 && (
          <div className="mt-4">
            <Table caption={words.closed} columns={offColumns} rows={data.Off} keyOf={({ Line }) => Line} />
          </div>
        )}
        <p className="mt-4">
          <a href="/sirketler" className="button button-quiet">
            {words.back}
          </a>
        </p>
      </Panel>
      {operator && mayAct(operator.roles, 'service') && <Switches row={data} attempt={attempt} />}
    </div>
  );
}
