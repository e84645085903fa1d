import { whyField } from '#catalog/forms/desk/why.ts';
import { approvalLists } from '#contracts/desk/approvals.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { mayAct } from '#domain/desk/operator.ts';
import { formatLira } from '#domain/money.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskTitles } from '#messages/desk-names.ts';
import { moneyActNames } from '#messages/desk-orders.ts';
import { approvalTexts as words } from '#messages/desk-refunds.ts';
import { ActForm } from '../parts/act-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { Filter, FilterChoice } from '../parts/filter.tsx';
import { Moment } from '../parts/moment.tsx';
import { Pager } from '../parts/pager.tsx';
import { Panel } from '../parts/panel.tsx';
import { OrderLink, RowLink } from '../parts/row-link.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { WaitingAge } from '../parts/waiting-age.tsx';
import type { ViewProps } from '../view.ts';
import { approvalState } from './approval-state.ts';

type Row = DataOf<'approvals'>['Rows'][number];

const columns: readonly Column<Row>[] = [
  {
    name: words.act,
    cell: ({ Id, Act, Reference }) => (
      <RowLink to={`/onay/${Id}`} label={words.openAct(moneyActNames[Act], Reference)}>
        {moneyActNames[Act]}
      </RowLink>
    ),
  },
  { name: words.reference, cell: ({ Reference }) => <OrderLink reference={Reference} /> },
  { name: words.sum, cell: ({ Sum }) => formatLira(Sum), align: 'right' },
  { name: words.asked, cell: ({ AskedBy }) => AskedBy },
  { name: words.age, cell: ({ Age }) => <WaitingAge age={Age} /> },
  { name: words.ends, cell: ({ ExpiresAt }) => <Moment at={ExpiresAt} /> },
  { name: words.state, cell: approvalState },
];

const choices = approvalLists.map((id) => ({ id, name: words.lists[id] }));

export function ApprovalsScreen({ data, address }: ViewProps<DataOf<'approvals'>>) {
  return (
    <>
      <Filter address={address}>
        <FilterChoice name="List" label={words.list} value={data.List} choices={choices} />
      </Filter>
      <Table
        caption={deskTitles.approvals}
        columns={columns}
        rows={data.Rows}
        keyOf={({ Id }) => Id}
        empty={words.empty}
      />
      <Pager address={address} page={data.Page} hasMore={data.HasMore} />
    </>
  );
}

export function ApprovalScreen({ data, operator, attempt }: ViewProps<DataOf<'approval'>>) {
  const isMoney = operator !== undefined && mayAct(operator.roles, 'money');
  const isOwn = operator?.name === data.AskedBy;
  return (
    <div className="grid gap-5 desktop:grid-cols-2">
      <Panel title={words.facts}>
        <Facts
          rows={[
            [words.act, <strong key="act">{moneyActNames[data.Act]}</strong>],
            [words.reference, <OrderLink key="order" reference={data.Reference} />],
            [words.sum, formatLira(data.Sum)],
            [words.details, data.Details.join('. ') || deskTexts.none],
            [words.why, data.Why],
            [words.asked, data.AskedBy],
            [words.askedAt, <Moment key="asked" at={data.AskedAt} />],
            [words.ends, <Moment key="ends" at={data.ExpiresAt} />],
            [words.state, approvalState(data)],
            ...(data.DecisionWhy === null ? [] : [[words.decisionWhy, data.DecisionWhy] as const]),
          ]}
        />
      </Panel>
      {isMoney && data.IsOpen && (
        <div className="grid content-start gap-5">
          <Panel title={words.approve.title}>
            <p className="mb-3 text-ink-soft text-small">{isOwn ? words.own : words.approve.help}</p>
            {!isOwn && (
              <ActForm
                act="approve"
                path={`/onay/${data.Id}/onayla`}
                fields={[]}
                submit={words.approve.submit}
                attempt={attempt}
              />
            )}
          </Panel>
          <Panel title={words.disapprove.title}>
            <p className="mb-3 text-ink-soft text-small">{words.disapprove.help}</p>
            <ActForm
              act="disapprove"
              path={`/onay/${data.Id}/reddet`}
              fields={[whyField]}
              submit={words.disapprove.submit}
              variant="quiet"
              attempt={attempt}
            />
          </Panel>
        </div>
      )}
    </div>
  );
}
