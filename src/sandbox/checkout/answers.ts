import { type Kurus, toWireLira } from '#domain/money.ts';
import type { Payment } from '../bank/ledger.ts';
import type { CheckoutForm, Failure } from './forms.ts';
import { signAnswer } from './signatures.ts';

export type Answer = Readonly<Record<string, unknown>>;

const currency = 'TRY';

export function failureAnswer({ errorCode, errorGroup, text }: Failure, more: Answer = {}): Answer {
  return {
    status: 'failure',
    errorCode,
    errorGroup,
    errorMessage: text,
    locale: 'tr',
    systemTime: Date.now(),
    ...more,
  };
}

export function successAnswer(conversationId: string, more: Answer): Answer {
  return { status: 'success', locale: 'tr', systemTime: Date.now(), conversationId, ...more };
}

export const failures = {
  signature: { errorCode: '1000', errorGroup: 'AUTHENTICATION', text: 'Geçersiz imza' },
  request: { errorCode: '11', errorGroup: 'VALIDATION', text: 'Geçersiz istek' },
  basket: { errorCode: '5062', errorGroup: 'VALIDATION', text: 'Sepet kalemlerinin toplamı tutara eşit değil' },
  token: { errorCode: '5115', errorGroup: 'TOKEN_NOT_FOUND', text: 'Ödeme formu bulunamadı' },
  payment: { errorCode: '5086', errorGroup: 'PAYMENT_NOT_FOUND', text: 'Ödeme bulunamadı' },
  state: { errorCode: '5093', errorGroup: 'PAYMENT_STATE', text: 'Ödeme bu işleme uygun durumda değil' },
  amount: { errorCode: '5092', errorGroup: 'PAYMENT_AMOUNT', text: 'Tutar ödemenin kalan tutarını aşıyor' },
  holder: { errorCode: '10217', errorGroup: 'NOT_VERIFIED', text: 'Kart sahibi doğrulanamadı' },
  cancelled: { errorCode: '10218', errorGroup: 'CANCELLED_BY_HOLDER', text: 'Kart sahibi işlemden vazgeçti' },
  start: { errorCode: '10216', errorGroup: 'THREEDS_NOT_STARTED', text: '3-D Secure başlatılamadı' },
  paid: { errorCode: '10090', errorGroup: 'ALREADY_PAID', text: 'Bu sipariş daha önce ödendi' },
} as const satisfies Record<string, Failure>;

/** What was taken, or is held until it is. */
function paidPrice({ captured, amount }: Payment): Kurus {
  return captured > 0 ? captured : amount;
}

export function phaseOf({ movements }: Payment): 'AUTH' | 'PRE_AUTH' | 'POST_AUTH' {
  if (movements.some(({ type }) => type === 'PostAuth')) return 'POST_AUTH';
  return movements.some(({ type }) => type === 'Auth') ? 'AUTH' : 'PRE_AUTH';
}

function transactionId({ id }: Payment): string {
  return `2${id}`;
}

function paymentFields(payment: Payment): Answer {
  const price = toWireLira(payment.amount);
  return {
    paymentId: payment.id,
    price,
    paidPrice: toWireLira(paidPrice(payment)),
    installment: payment.installments,
    fraudStatus: 1,
    currency,
    basketId: payment.orderId,
    binNumber: payment.maskedCard.slice(0, 6),
    lastFourDigits: payment.maskedCard.slice(-4),
    phase: phaseOf(payment),
    mdStatus: 1,
    itemTransactions: [{ paymentTransactionId: transactionId(payment), transactionStatus: 2, price, paidPrice: price }],
  };
}

/** Over payment, currency, basket, conversation and the two prices. */
export function paymentAnswer(payment: Payment, conversationId: string): Answer {
  const { id, orderId, amount } = payment;
  const signature = signAnswer([
    id,
    currency,
    orderId,
    conversationId,
    toWireLira(paidPrice(payment)),
    toWireLira(amount),
  ]);
  return successAnswer(conversationId, { ...paymentFields(payment), paymentStatus: 'SUCCESS', signature });
}

export function formAnswer({ token, conversationId, callbackUrl }: CheckoutForm, payment: Payment): Answer {
  const { id, orderId, amount } = payment;
  const values = [
    'SUCCESS',
    id,
    currency,
    orderId,
    conversationId,
    toWireLira(paidPrice(payment)),
    toWireLira(amount),
    token,
  ];
  return { ...paymentAnswer(payment, conversationId), token, callbackUrl, signature: signAnswer(values) };
}

const refundStates = { none: 'NOT_REFUNDED', part: 'PARTIALLY_REFUNDED', all: 'TOTALLY_REFUNDED' } as const;

/** A payment as the reporting service tells it, with every refund and cancellation. */
export function reportedPayment(payment: Payment): Answer {
  const refunds = payment.movements.filter(({ type }) => type === 'Credit');
  const share = payment.refunded === 0 ? 'none' : payment.refunded < payment.captured ? 'part' : 'all';
  const cancels =
    payment.state === 'voided' ? [{ refundId: 1, refundPrice: toWireLira(payment.amount), refundStatus: 1 }] : [];
  return {
    ...paymentFields(payment),
    paymentId: Number(payment.id),
    paymentStatus: payment.state === 'declined' ? 0 : 1,
    paymentRefundStatus: refundStates[share],
    paymentConversationId: payment.orderId,
    threeDS: true,
    cancels,
    itemTransactions: [
      {
        paymentTransactionId: Number(transactionId(payment)),
        transactionStatus: 2,
        price: toWireLira(payment.amount),
        paidPrice: toWireLira(paidPrice(payment)),
        refunds: refunds.map(({ amount }, index) => ({
          refundTxId: index + 1,
          refundPrice: toWireLira(amount),
          refundStatus: 1,
        })),
      },
    ],
  };
}
