import { markRefundPaidFields } from '#catalog/forms/desk/orders.ts';
import { whyField } from '#catalog/forms/desk/why.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { refundLists } from '#contracts/desk/refunds.ts';
import { mayAct } from '#domain/desk/operator.ts';
import { formatLira } from '#domain/money.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskTitles } from '#messages/desk-names.ts';
import {
  refundListTexts as list,
  refundNextSteps,
  refundReasonNames,
  refundStateNames,
  refundTexts as words,
} from '#messages/desk-refunds.ts';
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
import { ApprovalList } from './order-parts.tsx';

type Row = DataOf<'refunds'>['Rows'][number];

const columns: readonly Column<Row>[] = [
  { name: list.reference, cell: ({ Reference }) => <OrderLink reference={Reference} /> },
  { name: list.reason, cell: ({ Reason }) => refundReasonNames[Reason] },
  { name: list.state, cell: ({ State }) => refundStateNames[State] },
  { name: list.sum, cell: ({ Sum }) => formatLira(Sum), align: 'right' },
  { name: list.asked, cell: ({ RequestedAt }) => <Moment at={RequestedAt} /> },
  {
    name: list.age,
    cell: ({ PaidAt, State, Age }) => (PaidAt && State === 'paid' ? deskTexts.none : <WaitingAge age={Age} />),
  },
  { name: list.next, cell: ({ Next }) => refundNextSteps[Next] },
  {
    name: list.open,
    cell: ({ Id, Reference }) => (
      <RowLink to={`/iade/${Id}`} label={`${Reference} ${list.open}`}>
        {list.open}
      </RowLink>
    ),
  },
];

const choices = refundLists.map((id) => ({ id, name: list.lists[id] }));

export function RefundsScreen({ data, address }: ViewProps<DataOf<'refunds'>>) {
  return (
    <>
      <Filter address={address}>
        <FilterChoice name="List" label={list.list} value={data.List} choices={choices} />
      </Filter>
      <Table
        caption={deskTitles.refunds}
        columns={columns}
        rows={data.Rows}
        keyOf={({ Id }) => Id}
        empty={list.empty}
      />
      <Pager address={address} page={data.Page} hasMore={data.HasMore} />
    </>
  );
}

const lira = (kurus: number | null) => (kurus === null ? deskTexts.none : formatLira(kurus));

export function RefundScreen({ data, operator, attempt }: ViewProps<DataOf<'refund'>>) {
  const { Id, May } = data;
  const isMoney = operator !== undefined && mayAct(operator.roles, 'money');
  return (
    <div className="grid gap-5 desktop:grid-cols-2">
      <Panel title={words.facts}>
        <Facts
          rows={[
            [words.order, <OrderLink key="order" reference={data.Reference} />],
            [list.reason, refundReasonNames[data.Reason]],
            [list.state, <strong key="state">{refundStateNames[data.State]}</strong>],
            [words.problem, data.Problem ?? deskTexts.none],
            [list.next, refundNextSteps[data.Next]],
            [words.promised, lira(data.Promised)],
            [words.amount, lira(data.Amount)],
            [words.byHand, lira(data.ByHand)],
            [words.missing, lira(data.Missing)],
            [list.asked, <Moment key="asked" at={data.RequestedAt} />],
            [words.paidAt, <Moment key="paid" at={data.PaidAt} />],
          ]}
        />
      </Panel>
      <div className="grid content-start gap-5">
        {data.Transfers.length > 0 && (
          <Panel title={words.transfers}>
            <p className="mb-3 text-ink-soft text-small">{words.transfersHelp}</p>
            <ApprovalList approvals={data.Transfers} />
          </Panel>
        )}
        {isMoney && May.Retry && (
          <Panel title={words.retry.title}>
            <p className="mb-3 text-ink-soft text-small">{words.retry.help}</p>
            <ActForm
              act="retryRefund"
              path={`/iade/${Id}/yeniden-dene`}
              fields={[whyField]}
              submit={words.retry.submit}
              attempt={attempt}
            />
          </Panel>
        )}
        {isMoney && May.MarkPaid && (
          <Panel title={words.paid.title}>
            <p className="mb-3 text-ink-soft text-small">{words.paid.help}</p>
            <ActForm
              act="markRefundPaid"
              path={`/iade/${Id}/odendi`}
              fields={markRefundPaidFields}
              submit={words.paid.submit}
              hidden={{ Version: String(data.Version) }}
              attempt={attempt}
            />
          </Panel>
        )}
      </div>
    </div>
  );
}
