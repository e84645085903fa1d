import { maskName } from '#domain/desk/mask-person.ts';
import type { MoneyWish } from '#domain/desk/money-acts.ts';
import { liraOf } from '#domain/lira-text.ts';
import { actRefusalTexts, mendNames, orderFormTexts, orderActWords as words } from '#messages/desk-orders.ts';
import { moveMoney } from '#services/desk/money/index.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { readDeskOrder } from '#services/desk/read-order.ts';
import { retryOrder } from '#services/desk/retry-order.ts';
import { insurerName } from '#services/document/ports.ts';
import { type ActResult, type DeskContext, type DeskHandlers, missing, shown } from '../handler.ts';
import { moneyResult } from '../money-result.ts';
import { wireOrder } from '../order-wire.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

type Own = 'markOrder' | 'order' | 'orders' | 'refundOrder' | 'retryOrder' | 'voidOrder';

const orderPath = (reference: string) => `/siparis/${reference}`;
const chosen = <Value extends string>(value: Value) => (value === 'all' ? undefined : (value as Exclude<Value, 'all'>));

export function orderHandlers(ports: DeskPorts): Pick<DeskHandlers, Own> {
  type Asked = { readonly Reference: string; readonly Version: number; readonly Reason: string };

  async function move({ Reference, Version, Reason }: Asked, { operator }: DeskContext, wish: MoneyWish) {
    const answer = await moveMoney(ports, { wish, version: Version, why: Reason, operator });
    return moneyResult(answer, wish.act, orderPath(Reference));
  }

  /** The policy of the item in a place. */
  async function policyAt(reference: string, place: number): Promise<string | undefined> {
    const order = await ports.orders.find(reference);
    const item = order?.items[place - 1];
    return item && order && (await ports.orders.policyIds(order)).get(item.id);
  }

  return {
    async orders({ Page, ...asked }) {
      const { State, Line, Insurer, From, To, Sort } = asked;
      const filled = (text: string) => (text === '' ? undefined : text);
      const query = { state: chosen(State), line: chosen(Line), insurer: filled(Insurer), from: filled(From) };
      const rows = await ports.deskOrders.list({ ...query, to: filled(To), sort: Sort }, rowsOf(Page));
      const page = pageRows(Page, rows, (row) => ({
        Reference: row.reference,
        State: row.state,
        CreatedAt: row.createdAt.toISOString(),
        Gross: row.gross,
        Customer: maskName(`${row.name} ${row.surname}`),
        Line: row.line,
        Insurer: insurerName(ports, row.insurer),
        MoreItems: row.items - 1,
      }));
      const Insurers = ports.panel.map(({ code, name }) => ({ Id: code, Name: name }));
      return shown({ ...page, ...asked, Insurers });
    },
    async order({ Reference }) {
      const seen = await readDeskOrder(ports, Reference);
      return seen ? shown(wireOrder(seen, ports.clock.now(), (insurer) => insurerName(ports, insurer))) : missing;
    },
    async retryOrder({ Reference }): Promise<ActResult> {
      const answer = await retryOrder(ports, Reference);
      const to = orderPath(Reference);
      switch (answer.kind) {
        case 'notFound':
          return missing;
        case 'mended':
          return { kind: 'done', to, word: words.mended(answer.mends.map((mend) => mendNames[mend]).join('; ')) };
        case 'sent':
        case 'nothingToDo':
          return { kind: 'done', to, word: words[answer.kind] };
        case 'silent':
          return { kind: 'refused', word: words.silent };
        default:
          return answer satisfies never;
      }
    },
    voidOrder: (asked, context) =>
      move(asked, context, { act: 'voidOrder', reference: asked.Reference, saysNoPolicy: asked.SaysNoPolicy }),
    async refundOrder(asked, context) {
      const amount = liraOf(asked.Amount);
      if (!amount) return { kind: 'refused', errors: { Amount: orderFormTexts.amountWrong } };
      const stays = asked.Ends === 'stays';
      const policyId = stays ? undefined : await policyAt(asked.Reference, Number(asked.Ends));
      if (!stays && policyId === undefined) return { kind: 'refused', word: actRefusalTexts.policyOver };
      return move(asked, context, { act: 'refundOrder', reference: asked.Reference, amount, policyId });
    },
    markOrder: (asked, context) =>
      move(asked, context, { act: 'markOrder', reference: asked.Reference, mark: asked.Outcome }),
  };
}
