import type { DataOf } from '#contracts/desk/index.ts';
import { type InsurerColumn, insurerColumns } from '#domain/desk/insurer-day.ts';
import { todayTexts as words } from '#messages/desk-today.ts';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { countText, secondsText } from './figures.ts';

type Row = DataOf<'today'>['Insurers'][number];

function Breaker({ Switched, AskingRest, SettlingRest, RestSince }: Row) {
  if (RestSince === null) return Switched !== 'off' && words.rests.not;
  const walls = [
    [words.walls.asking, AskingRest],
    [words.walls.settling, SettlingRest],
  ] as const;
  return (
    <>
      {walls.map(([wall, state]) => (
        <span key={wall} className={state === 'not' ? 'block' : 'block font-semibold text-error'}>
          {words.wallState(wall, words.rests[state])}
        </span>
      ))}
      <span className="block text-ink-soft">
        {words.restingSince}: <Moment at={RestSince} />
      </span>
    </>
  );
}

function Rest(row: Row) {
  const { Insurer, Switched } = row;
  return (
    <>
      {Switched !== 'on' && (
        <a href={`/sirketler/${encodeURIComponent(Insurer)}`} className="block font-semibold text-error underline">
          {words.switched[Switched]}
        </a>
      )}
      <Breaker {...row} />
    </>
  );
}

const cells: Readonly<Record<InsurerColumn, Column<Row>['cell']>> = {
  name: ({ Name }) => Name,
  asked: ({ Asked }) => countText(Asked),
  priced: ({ Priced }) => countText(Priced),
  declined: ({ Declined }) => countText(Declined),
  looking: ({ Looking }) => countText(Looking),
  failed: ({ Failed }) =>
    Failed === 0 ? countText(Failed) : <strong className="text-error">{countText(Failed)}</strong>,
  waiting: ({ Waiting }) => countText(Waiting),
  medianMs: ({ MedianMs }) => secondsText(MedianMs),
  p95Ms: ({ P95Ms }) => secondsText(P95Ms),
  rest: Rest,
};

const isText: ReadonlySet<InsurerColumn> = new Set(['name', 'rest']);

const columns = insurerColumns.map(
  (column): Column<Row> => ({
    name: words.columns[column],
    cell: cells[column],
    sort: { up: `${column}Up`, down: `${column}Down` },
    ...(!isText.has(column) && { align: 'right' }),
  }),
);

/** How every insurer answers today. */
export function InsurerTable({ data, address }: { readonly data: DataOf<'today'>; readonly address: string }) {
  return (
    <Panel title={words.insurersHeading}>
      <p className="mb-3 text-ink-soft text-small">{words.insurersLead}</p>
      <Table
        caption={words.insurersHeading}
        columns={columns}
        rows={data.Insurers}
        keyOf={({ Insurer }) => Insurer}
        address={address}
        sorted={data.Sort}
      />
    </Panel>
  );
}
