import type { OrderStatus } from '#contracts/calls/payment.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../http/http-layer.ts';

export type OrderAnswer =
  | { readonly kind: 'status'; readonly status: OrderStatus }
  /** There is no such order for this visitor. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'lost' };

const runningMs = 1000;
/** Somebody looks into it: minutes, not seconds. */
const attentionMs = 15_000;
/** The purchase is done and its papers are on their way; a refused mail may be sent again from here. */
const deliveryMs = { waiting: 5000, refused: 5000, inPart: 15_000 } as const;
const longestLostMs = 15_000;

export async function askOrder(http: HttpLayer, reference: string): Promise<OrderAnswer> {
  const reply = await http.call('orderStatus', { OrderReference: reference });
  if (reply?.StatusCode === outcomes.ok.code) return { kind: 'status', status: reply.Data };
  return { kind: reply?.StatusCode === outcomes.notFound.code ? 'notFound' : 'lost' };
}

function nextDeliveryMs({ Delivery, NoteDelivery }: OrderStatus): number | undefined {
  if (Delivery !== null && Delivery !== 'sent') return deliveryMs[Delivery];
  return NoteDelivery === 'waiting' ? deliveryMs.waiting : undefined;
}

/** How long to wait before asking again; undefined when the answer is the last. */
export function nextAskMs(answer: OrderAnswer, timesLost: number): number | undefined {
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

/** Asks where an order stands until it is settled and its papers have left. A lost network is waited out, and what was told before stays. */
export function followOrder(ask: () => Promise<OrderAnswer>, onAnswer: (answer: OrderAnswer) => void): Following {
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
