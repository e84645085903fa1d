import type { DataOf } from '#contracts/desk/index.ts';
import { formatLira } from '#domain/money.ts';
import { deskTexts } from '#messages/desk.ts';
import { bankStateNames, orderStateNames, orderTexts as words } from '#messages/desk-orders.ts';
import { Note } from '#web/ui/note.tsx';
import { Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';
import type { ViewProps } from '../view.ts';
import { logColumns } from './log.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderApprovals, OrderEvents, OrderFindings, OrderItems, OrderRefunds } from './order-parts.tsx';

type Data = DataOf<'order'>;

const lira = (kurus: number | null) => (kurus === null ? deskTexts.none : formatLira(kurus));

function OrderFacts({ data }: { readonly data: Data }) {
  const { Bank } = data;
  const hasSums = Bank.State === 'captured' || Bank.State === 'authorised' || Bank.State === 'refunded';
  return (
    <Panel title={words.facts}>
      <Facts
        rows={[
          [words.state, <strong key="state">{orderStateNames[data.State]}</strong>],
          [words.reason, data.Reason ?? deskTexts.none],
          [
            words.bank,
            <span key="bank">
              {bankStateNames[Bank.State]}
              {hasSums && <span className="block">{words.bankSums(lira(Bank.Amount), lira(Bank.Refunded))}</span>}
            </span>,
          ],
          [words.opened, <Moment key="opened" at={data.CreatedAt} />],
          [words.changed, <Moment key="changed" at={data.UpdatedAt} />],
          [words.payment, words.installments(data.InstallmentCount)],
          [words.gross, lira(data.Gross)],
          [words.captured, lira(data.Captured)],
          [words.refunded, lira(data.Refunded)],
          [words.kept, lira(data.Kept)],
        ]}
      />
    </Panel>
  );
}

function Buyer({ buyer }: { readonly buyer: Data['Buyer'] }) {
  return (
    <Panel title={words.buyer}>
      <Facts
        rows={[
          [words.name, buyer.Name],
          [words.identity, buyer.Identity],
          [words.phone, buyer.Phone],
          [words.email, buyer.Email],
        ]}
      />
      <p className="mt-3 text-ink-soft text-small">{words.masked}</p>
    </Panel>
  );
}

export function OrderScreen(props: ViewProps<Data>) {
  const { data } = props;
  return (
    <div className="grid gap-5">
      {data.Findings.length > 0 && (
        <Note look="warning" title={words.findings}>
          <OrderFindings findings={data.Findings} />
        </Note>
      )}
      <div className="grid gap-5 desktop:grid-cols-2">
        <OrderFacts data={data} />
        <div className="grid content-start gap-5">
          <Buyer buyer={data.Buyer} />
          <OrderRefunds refunds={data.Refunds} />
          <OrderApprovals approvals={data.Approvals} />
        </div>
      </div>
      <OrderItems items={data.Items} />
      <OrderActs {...props} />
      <OrderEvents events={data.Events} />
      <Panel title={words.log}>
        <Table
          caption={words.log}
          columns={logColumns}
          rows={data.Log}
          keyOf={({ At, Act, Operator }) => [At, Act, Operator].join(' ')}
        />
      </Panel>
    </div>
  );
}
