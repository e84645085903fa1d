import type { OrderStatus } from '#contracts/calls/payment.ts';
import type { OrderGlimpse } from '#contracts/calls/result.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../http/http-layer.ts';

/** What an order is followed by: all of it, or the least. */
export type Followed = Pick<OrderStatus, 'State' | 'Settled' | 'Delivery'> & Partial<Pick<OrderStatus, 'NoteDelivery'>>;

export type OrderAnswer<Status extends Followed = OrderStatus> =
  | { readonly kind: 'status'; readonly status: Status }
  /** There is no such order for this visitor. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'lost' };

export type AskOrder<Status extends Followed> = (http: HttpLayer, reference: string) => Promise<OrderAnswer<Status>>;

const runningMs = 1000;
/** Somebody looks into it: minutes, not seconds. */
const attentionMs = 15_000;
/** The purchase is done and its documents are on their way; a refused mail may be sent again from here. */
const deliveryMs = { waiting: 5000, refused: 5000, inPart: 15_000 } as const;
const longestLostMs = 15_000;

function failureKind(code: number | undefined): 'notFound' | 'lost' {
  return code === outcomes.notFound.code ? 'notFound' : 'lost';
}

export const askOrder: AskOrder<OrderStatus> = async (http, reference) => {
  const reply = await http.call('orderStatus', { OrderReference: reference });
  if (reply?.StatusCode === outcomes.ok.code) return { kind: 'status', status: reply.Data };
  return { kind: failureKind(reply?.StatusCode) };
};

/** The least of an order, for a browser that came back from the bank with it. */
export const askGlimpse: AskOrder<OrderGlimpse> = async (http, reference) => {
  const reply = await http.call('orderGlimpse', { OrderReference: reference });
  if (reply?.StatusCode === outcomes.ok.code) return { kind: 'status', status: reply.Data };
  return { kind: failureKind(reply?.StatusCode) };
};

function nextDeliveryMs({ Delivery, NoteDelivery }: Followed): number | undefined {
  if (Delivery !== null && Delivery !== 'sent') return deliveryMs[Delivery];
  return NoteDelivery === 'waiting' ? deliveryMs.waiting : undefined;
}

/** How long to wait before asking again; undefined when the answer is the last. */
export function nextAskMs(answer: OrderAnswer<Followed>, timesLost: number): number | undefined {
  switch (answer.kind) {
    case 'notFound':
      return undefined;
    case 'lost':
      return Math.min(runningMs * 2 ** (timesLost - 1), longestLostMs);
    case 'status':
      if (answer.status.Settled) return nextDeliveryMs(answer.status);
      return answer.status.State === 'needsAttention' ? attentionMs : runningMs;
  }
}

export type Following = { readonly askNow: () => void; readonly stop: () => void };

/** Asks where an order stands until it is settled and its documents have left. A lost network is waited out, and what was told before stays. */
export function followOrder<Status extends Followed>(
  ask: () => Promise<OrderAnswer<Status>>,
  onAnswer: (answer: OrderAnswer<Status>) => void,
): Following {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timesLost = 0;
  let isAsking = false;
  let isStopped = false;

  async function once(): Promise<void> {
    if (isAsking || isStopped) return;
    clearTimeout(timer);
    isAsking = true;
    const answer = await ask();
    isAsking = false;
    if (isStopped) return;
    timesLost = answer.kind === 'lost' ? timesLost + 1 : 0;
    onAnswer(answer);
    const wait = nextAskMs(answer, timesLost);
    if (wait !== undefined) timer = setTimeout(() => void once(), wait);
  }
  void once();
  return {
    askNow: () => void once(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
