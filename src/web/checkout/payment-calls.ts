import type { BasketProblemItem, OrderedAlready, StartedPayment } from '#contracts/calls/payment.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { toWireLira } from '#domain/money.ts';
import type { SameRiskReason } from '#domain/policy/same-risk.ts';
import { checkoutTexts as words } from '#messages/checkout.ts';
import type { CallModel, HttpLayer } from '../http/http-layer.ts';
import { basketModel } from './basket-ids.ts';
import { type PaymentItem, type PaymentView, readDetail } from './payment-view.ts';

type Ids = readonly [string, ...string[]];
type Spoken = { readonly Messages: readonly string[]; readonly Message: string };

const saidBy = ({ Messages, Message }: Spoken) => Messages.join(' ') || Message;

export type ProblemItem = Pick<PaymentItem, 'offerId' | 'line' | 'insurer' | 'insurerName' | 'packageName'>;

/** A failure names an item by its offer; one of the whole basket names none. */
function problemIn(data: unknown): ProblemItem | undefined {
  const told = data as Partial<BasketProblemItem> | null;
  if (typeof told?.OfferGuid !== 'string' || told.Line === undefined) return undefined;
  const { OfferGuid: offerId, Line: line, InsuranceFirm: insurer = '', FirmName: insurerName = '' } = told;
  return { offerId, line, insurer, insurerName, packageName: told.PackageName ?? '' };
}

/** An earlier order has it: what became of it is the answer. */
export type Ordered = { readonly kind: 'ordered'; readonly text: string; readonly order: OrderedAlready };

function orderedIn(reply: Spoken & { readonly Data: unknown }): Ordered | undefined {
  const order = reply.Data as OrderedAlready | null;
  return typeof order?.OrderReference === 'string' ? { kind: 'ordered', text: saidBy(reply), order } : undefined;
}

export type DetailAnswer =
  | { readonly kind: 'ready'; readonly view: PaymentView }
  /** Why it cannot be paid, and how to go on. Item: the one of the basket that is in the way. */
  | { readonly kind: 'failed'; readonly text: string; readonly item?: ProblemItem | undefined }
  | Ordered;

/** What will be paid for a basket in so many instalments, with the documents; the insurers are asked for the price once more. */
export function askDetail(http: HttpLayer, ids: Ids, count: number): Promise<DetailAnswer> {
  return readReply(http, basketModel(ids, count));
}

/** As much of it as is known without them. */
export function askKnown(http: HttpLayer, ids: Ids, count: number): Promise<DetailAnswer> {
  return readReply(http, { ...basketModel(ids, count), KnownOnly: true });
}

async function readReply(http: HttpLayer, model: CallModel<'paymentDetail'>): Promise<DetailAnswer> {
  const reply = await http.call('paymentDetail', model);
  if (reply?.StatusCode === outcomes.ok.code) return { kind: 'ready', view: readDetail(reply.Data) };
  if (!reply) return { kind: 'failed', text: words.failed };
  return orderedIn(reply) ?? { kind: 'failed', text: saidBy(reply), item: problemIn(reply.Data) };
}

export type PaymentWish = {
  readonly ids: Ids;
  readonly view: PaymentView;
  readonly email: string;
  /** '<key>:<hash>' of each accepted text. */
  readonly accepted: readonly string[];
  /** Why the same is insured a second time, where it is asked. */
  readonly reason?: SameRiskReason | undefined;
};

export type StartAnswer =
  | { readonly kind: 'started'; readonly started: StartedPayment }
  | Ordered
  /** What was shown is no longer so. */
  | { readonly kind: 'outdated'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string };

/** Opens an order at the price on the screen. The card is no part of it. */
export async function askStart(http: HttpLayer, wish: PaymentWish): Promise<StartAnswer> {
  const reply = await http.call('startPayment', {
    ...basketModel(wish.ids, wish.view.count),
    GrossPremium: toWireLira(wish.view.total),
    Email: wish.email,
    AcceptedDocuments: wish.accepted,
    ...(wish.reason && { SameRiskReason: wish.reason }),
  });
  if (!reply) return { kind: 'failed', text: words.noReply };
  switch (reply.StatusCode) {
    case outcomes.ok.code:
      return { kind: 'started', started: reply.Data };
    case outcomes.step.code:
      return orderedIn(reply) ?? { kind: 'outdated', text: saidBy(reply) };
    case outcomes.finalStep.code:
    case outcomes.notFound.code:
      return { kind: 'outdated', text: saidBy(reply) };
    default:
      return { kind: 'failed', text: saidBy(reply) };
  }
}
