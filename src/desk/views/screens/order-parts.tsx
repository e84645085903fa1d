import { lines } from '#catalog/lines/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira } from '#domain/money.ts';
import { deskTexts } from '#messages/desk.ts';
import {
  itemStateNames,
  moneyActNames,
  orderEventNames,
  orderStateNames,
  orderTexts as words,
} from '#messages/desk-orders.ts';
import { refundReasonNames, refundStateNames } from '#messages/desk-refunds.ts';
import { findingTexts } from '#messages/finding-mail.ts';
import { policyStageTexts } from '#messages/policies.ts';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { WaitingAge } from '../parts/waiting-age.tsx';
import { approvalState } from './approval-state.ts';

type Data = DataOf<'order'>;
type Item = Data['Items'][number];

const itemColumns: readonly Column<Item>[] = [
  { name: words.line, cell: ({ Line }) => lines[Line].name },
  { name: words.insurer, cell: ({ Insurer }) => Insurer },
  { name: words.package, cell: ({ Package }) => Package },
  { name: words.period, cell: ({ Start, End }) => `${formatDay(Start)} – ${formatDay(End)}` },
  { name: words.itemState, cell: ({ State }) => itemStateNames[State] },
  {
    name: words.policy,
    cell: ({ PolicyId, PolicyNumber }) =>
      PolicyId ? <RowLink to={`/police/${PolicyId}`}>{PolicyNumber}</RowLink> : (PolicyNumber ?? deskTexts.none),
  },
  {
    name: words.policyState,
    cell: ({ PolicyState }) => (PolicyState ? policyStageTexts[PolicyState] : deskTexts.none),
  },
  { name: words.sum, cell: ({ Gross }) => formatLira(Gross), align: 'right' },
];

export const OrderItems = ({ items }: { readonly items: Data['Items'] }) => (
  <Panel title={words.items}>
    <Table
      caption={words.items}
      columns={itemColumns}
      rows={items}
      keyOf={({ Line, Insurer, Package }) => [Line, Insurer, Package].join(' ')}
    />
  </Panel>
);

export const OrderFindings = ({ findings }: { readonly findings: Data['Findings'] }) => (
  <ul className="grid gap-1">
    {findings.map(({ Id, Kind, Age }) => (
      <li key={Id}>
        {findingTexts[Kind]} (<WaitingAge age={Age} />){' '}
        <RowLink to={`/bulgu/${Id}`} label={`${findingTexts[Kind]} ${words.look}`}>
          {words.look}
        </RowLink>
      </li>
    ))}
  </ul>
);

export const OrderRefunds = ({ refunds }: { readonly refunds: Data['Refunds'] }) => (
  <Panel title={words.refunds}>
    {refunds.length === 0 && <p className="text-ink-soft text-small">{words.noRefunds}</p>}
    <ul className="grid gap-2 text-small">
      {refunds.map(({ Id, Reason, State, Sum, RequestedAt }) => (
        <li key={Id}>
          <RowLink to={`/iade/${Id}`}>{formatLira(Sum)}</RowLink> {refundReasonNames[Reason]}, {refundStateNames[State]}{' '}
          <Moment at={RequestedAt} />
        </li>
      ))}
    </ul>
  </Panel>
);

export const ApprovalList = ({ approvals }: { readonly approvals: Data['Approvals'] }) => (
  <ul className="grid gap-2 text-small">
    {approvals.map((approval) => (
      <li key={approval.Id}>
        <RowLink to={`/onay/${approval.Id}`}>{moneyActNames[approval.Act]}</RowLink> {formatLira(approval.Sum)},{' '}
        {approvalState(approval)} <Moment at={approval.AskedAt} />
      </li>
    ))}
  </ul>
);

export const OrderApprovals = ({ approvals }: { readonly approvals: Data['Approvals'] }) => (
  <Panel title={words.approvals}>
    {approvals.length === 0 && <p className="text-ink-soft text-small">{words.noApprovals}</p>}
    <ApprovalList approvals={approvals} />
  </Panel>
);

const actionNames: Readonly<Record<string, string>> = orderEventNames;
const stateNames: Readonly<Record<string, string>> = orderStateNames;

export const OrderEvents = ({ events }: { readonly events: Data['Events'] }) => (
  <Panel title={words.events}>
    <ol className="grid gap-2 text-small">
      {events.map(({ Id, At, Action, From, To }) => (
        <li key={Id} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
          <Moment at={At} />
          <span>
            {actionNames[Action] ?? Action}
            {From !== To && <span className="text-ink-soft"> → {stateNames[To] ?? To}</span>}
          </span>
        </li>
      ))}
    </ol>
  </Panel>
);
