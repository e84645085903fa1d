import { whyField } from '#catalog/forms/desk/why.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { mayAct } from '#domain/desk/operator.ts';
import { formatLira } from '#domain/money.ts';
import { deskTitles } from '#messages/desk-names.ts';
import { orderStateNames } from '#messages/desk-orders.ts';
import { findingNextSteps, findingListTexts as list, findingScreenTexts as words } from '#messages/desk-refunds.ts';
import { findingTexts } from '#messages/finding-mail.ts';
import { ActForm } from '../parts/act-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { Pager } from '../parts/pager.tsx';
import { Panel } from '../parts/panel.tsx';
import { OrderLink, RowLink } from '../parts/row-link.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { WaitingAge } from '../parts/waiting-age.tsx';
import type { ViewProps } from '../view.ts';

type Row = DataOf<'finding'>;

const columns: readonly Column<Row>[] = [
  { name: list.reference, cell: ({ Reference }) => <OrderLink reference={Reference} /> },
  { name: list.kind, cell: ({ Kind }) => findingTexts[Kind] },
  { name: list.state, cell: ({ State }) => orderStateNames[State] },
  { name: list.sum, cell: ({ Gross }) => formatLira(Gross), align: 'right' },
  { name: list.age, cell: ({ Age }) => <WaitingAge age={Age} /> },
  { name: list.next, cell: ({ Kind }) => findingNextSteps[Kind] },
  {
    name: list.open,
    cell: ({ Id, Reference }) => (
      <RowLink to={`/bulgu/${Id}`} label={`${Reference} ${list.open}`}>
        {list.open}
      </RowLink>
    ),
  },
];

export function FindingsScreen({ data, address }: ViewProps<DataOf<'findings'>>) {
  return (
    <>
      <Table
        caption={deskTitles.findings}
        columns={columns}
        rows={data.Rows}
        keyOf={({ Id }) => String(Id)}
        empty={list.empty}
      />
      <Pager address={address} page={data.Page} hasMore={data.HasMore} />
    </>
  );
}

export function FindingScreen({ data, operator, attempt }: ViewProps<Row>) {
  const isService = operator !== undefined && mayAct(operator.roles, 'service');
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Panel title={words.facts}>
        <Facts
          rows={[
            [list.reference, <OrderLink key="order" reference={data.Reference} />],
            [list.kind, findingTexts[data.Kind]],
            [list.next, findingNextSteps[data.Kind]],
            [list.state, orderStateNames[data.State]],
            [list.sum, formatLira(data.Gross)],
            [list.age, <WaitingAge key="age" age={data.Age} />],
          ]}
        />
      </Panel>
      {isService && (
        <Panel title={words.close.title}>
          <p className="mb-3 text-ink-soft text-small">{words.close.help}</p>
          <ActForm
            act="closeFinding"
            path={`/bulgu/${data.Id}/kapat`}
            fields={[whyField]}
            submit={words.close.submit}
            attempt={attempt}
          />
        </Panel>
      )}
    </div>
  );
}
