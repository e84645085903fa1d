import { toWireLira } from '#domain/money.ts';
import type { Ledger, Payment, Refusal } from '../bank/ledger.ts';
import {
  type Answer,
  failureAnswer,
  failures,
  formAnswer,
  paymentAnswer,
  reportedPayment,
  successAnswer,
} from './answers.ts';
import { type CheckoutForms, tokenExpireTime } from './forms.ts';
import { cancelSchema, captureSchema, detailSchema, initializeSchema, refundSchema, tokenSchema } from './requests.ts';
import { signAnswer } from './signatures.ts';

export type CheckoutBooks = {
  readonly forms: CheckoutForms;
  readonly ledger: Ledger;
  readonly now: () => Date;
  readonly pageUrl: (token: string) => string;
};

export function initialize(books: CheckoutBooks, type: 'PreAuth' | 'Auth', body: unknown): Answer {
  const { data, error } = initializeSchema.safeParse(body);
  if (error) return failureAnswer(failures.request, { conversationId: '' });
  const { conversationId, basketId, callbackUrl, paidPrice, price, basketItems, enabledInstallments } = data;
  if (basketItems.reduce((sum, item) => sum + item.price, 0) !== price)
    return failureAnswer(failures.basket, { conversationId });
  const { token } = books.forms.make({
    conversationId,
    basketId,
    callbackUrl,
    amount: paidPrice,
    installmentChoices: enabledInstallments,
    type,
    madeAt: books.now(),
  });
  const paymentPageUrl = books.pageUrl(token);
  return successAnswer(conversationId, {
    token,
    tokenExpireTime,
    paymentPageUrl,
    checkoutFormContent: `<a href="${paymentPageUrl}">Ödeme sayfası</a>`,
    signature: signAnswer([conversationId, token]),
  });
}

export function formResult({ forms, ledger }: CheckoutBooks, body: unknown): Answer {
  const form = forms.find(tokenSchema.safeParse(body).data?.token);
  if (!form) return failureAnswer(failures.token);
  const { token, conversationId, basketId, progress } = form;
  if (progress.step === 'failed') {
    return failureAnswer(progress.failure, { token, conversationId, basketId, paymentStatus: 'FAILURE' });
  }
  const payment = progress.step === 'paid' ? ledger.byId('checkout', progress.paymentId) : undefined;
  if (!payment) return successAnswer(conversationId, { token, basketId, paymentStatus: 'INIT_THREEDS' });
  return formAnswer(form, payment);
}

export function paymentDetail({ ledger }: CheckoutBooks, body: unknown): Answer {
  const { paymentId, paymentConversationId } = detailSchema.safeParse(body).data ?? {};
  const payment = paymentId ? ledger.byId('checkout', paymentId) : ledger.find('checkout', paymentConversationId ?? '');
  if (!payment || payment.state === 'declined') return failureAnswer(failures.payment);
  return paymentAnswer(payment, payment.orderId);
}

export function report({ ledger }: CheckoutBooks, query: unknown): Answer {
  const { paymentId, paymentConversationId } = detailSchema.safeParse(query).data ?? {};
  const payment = paymentId ? ledger.byId('checkout', paymentId) : ledger.find('checkout', paymentConversationId ?? '');
  return successAnswer('', { payments: payment ? [reportedPayment(payment)] : [] });
}

function move(books: CheckoutBooks, paymentId: string, act: (payment: Payment) => Payment | Refusal): Payment | Answer {
  const payment = books.ledger.byId('checkout', paymentId);
  if (!payment) return failureAnswer(failures.payment);
  const result = act(payment);
  if (typeof result === 'string') return failureAnswer(result === 'tooMuch' ? failures.amount : failures.state);
  return result;
}

function isPayment(result: Payment | Answer): result is Payment {
  return 'movements' in result;
}

export function capture(books: CheckoutBooks, body: unknown): Answer {
  const { data, error } = captureSchema.safeParse(body);
  if (error) return failureAnswer(failures.request);
  const result = move(books, data.paymentId, (payment) => books.ledger.capture(payment, data.paidPrice));
  return isPayment(result) ? paymentAnswer(result, data.conversationId) : result;
}

/** A payment of the same day goes back whole, taken or not. */
export function cancel(books: CheckoutBooks, body: unknown): Answer {
  const { data, error } = cancelSchema.safeParse(body);
  if (error) return failureAnswer(failures.request);
  const result = move(books, data.paymentId, (payment) => books.ledger.release(payment));
  if (!isPayment(result)) return result;
  return successAnswer(data.conversationId, {
    paymentId: result.id,
    price: toWireLira(result.amount),
    currency: 'TRY',
  });
}

export function refund(books: CheckoutBooks, body: unknown): Answer {
  const { data, error } = refundSchema.safeParse(body);
  if (error) return failureAnswer(failures.request);
  const result = move(books, data.paymentId, (payment) => books.ledger.refund(payment, data.price));
  if (!isPayment(result)) return result;
  return successAnswer(data.conversationId, {
    paymentId: result.id,
    price: toWireLira(data.price),
    currency: 'TRY',
    signature: signAnswer([result.id, data.conversationId]),
  });
}
