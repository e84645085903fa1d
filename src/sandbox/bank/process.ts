import { fromLira, type Kurus } from '#domain/money.ts';
import { approvedAnswer, declinedAnswer, errorAnswer, historyAnswer, statusAnswer } from './answers.ts';
import type { Decline } from './cards.ts';
import type { Cc5Request, Cc5Response } from './cc5.ts';
import type { Ledger, Payment, Refusal } from './ledger.ts';
import { merchant } from './merchant.ts';
import type { Authentication, ThreeDSecure } from './three-d.ts';

export type BankBooks = {
  readonly ledger: Ledger;
  readonly threeD: ThreeDSecure;
  readonly declineAll: Decline | undefined;
};

type Errors = Readonly<Record<Refusal, readonly [code: string, text: string]>>;

const unknownOrder = ['CORE-2006', 'Sipariş bulunamadı'] as const;
const captureErrors: Errors = {
  unknown: unknownOrder,
  duplicate: unknownOrder,
  tooMuch: ['CORE-2505', 'Provizyon tutarından fazla kapatılamaz'],
  wrongState: ['CORE-2509', 'Kapatılacak ön provizyon bulunamadı'],
};
const voidErrors: Errors = {
  ...captureErrors,
  wrongState: ['CORE-2008', 'İptal edilmeye uygun satış işlemi bulunamadı'],
};
const refundErrors: Errors = {
  ...captureErrors,
  tooMuch: ['CORE-2503', 'Net tutardan fazla iade edilemez'],
  wrongState: ['CORE-2504', 'İade edilecek tutar yok'],
};

function amountOf(total: string, otherwise: Kurus): Kurus {
  if (total === '') return otherwise;
  try {
    return fromLira(total);
  } catch {
    return 0;
  }
}

function duplicateAnswer(orderId: string): Cc5Response {
  return errorAnswer(orderId, 'CORE-2507', 'Bu sipariş numarası ile zaten başarılı bir siparişiniz var');
}

/** Reserves or takes the money of a verified holder. */
export function reserve(books: BankBooks, proof: Authentication, type: 'PreAuth' | 'Auth'): Cc5Response {
  const { orderId, amount, installments, maskedCard, mdStatus, eci } = proof;
  const decline = books.declineAll ?? proof.decline;
  const order = { provider: 'bank', orderId, amount, installments, maskedCard, proof: { mdStatus, eci } } as const;
  const payment = books.ledger.open(order, type, decline?.code);
  if (typeof payment === 'string') return duplicateAnswer(orderId);
  return decline ? declinedAnswer(orderId, decline) : approvedAnswer(payment);
}

/** Takes the money of a verified holder. The proof is spent by asking, whatever the answer. */
function open(books: BankBooks, request: Cc5Request, type: 'PreAuth' | 'Auth'): Cc5Response {
  const { OrderId: orderId } = request;
  const before = books.ledger.find('bank', orderId);
  if (before && before.state !== 'declined') return duplicateAnswer(orderId);
  const proof = books.threeD.spend(request.Number);
  const sameProof =
    proof?.xid === request.PayerTxnId &&
    proof.cavv === request.PayerAuthenticationCode &&
    proof.eci === request.PayerSecurityLevel;
  if (!proof || !sameProof) return errorAnswer(orderId, 'CORE-2202', '3-D doğrulaması geçersiz veya kullanılmış');
  const amount = amountOf(request.Total, 0);
  const installments = Number(request.Taksit || '1');
  if (
    proof.orderId !== orderId ||
    proof.amount !== amount ||
    proof.installments !== installments ||
    request.Currency !== '949'
  ) {
    return errorAnswer(orderId, 'CORE-2203', '3-D doğrulaması bu sipariş ve tutar için değil');
  }
  return reserve(books, proof, type);
}

function move(
  books: BankBooks,
  request: Cc5Request,
  errors: Errors,
  act: (payment: Payment) => Payment | Refusal,
): Cc5Response {
  if (books.declineAll) return declinedAnswer(request.OrderId, books.declineAll);
  const payment = books.ledger.find('bank', request.OrderId);
  const result = payment ? act(payment) : 'unknown';
  return typeof result === 'string' ? errorAnswer(request.OrderId, ...errors[result]) : approvedAnswer(result);
}

/** Money taken here counts as settled at once: it goes back by a refund, not by a void. */
function release(ledger: Ledger, payment: Payment): Payment | Refusal {
  return payment.state === 'authorised' ? ledger.release(payment) : 'wrongState';
}

export function processCc5(books: BankBooks, request: Cc5Request): Cc5Response {
  const { Name, Password, ClientId, OrderId, Type, Extra } = request;
  if (Name !== merchant.user || Password !== merchant.password || ClientId !== merchant.clientId) {
    return errorAnswer(OrderId, 'CORE-2001', 'Kullanıcı adı veya şifre hatalı');
  }
  const query = Extra || undefined;
  if (query?.ORDERSTATUS === 'QUERY') return statusAnswer(OrderId, books.ledger.find('bank', OrderId));
  if (query?.ORDERHISTORY === 'QUERY') return historyAnswer(OrderId, books.ledger.find('bank', OrderId));
  const { ledger } = books;
  if (Type === 'PreAuth' || Type === 'Auth') return open(books, request, Type);
  if (Type === 'PostAuth') {
    return move(books, request, captureErrors, (payment) =>
      ledger.capture(payment, amountOf(request.Total, payment.amount)),
    );
  }
  if (Type === 'Void') return move(books, request, voidErrors, (payment) => release(ledger, payment));
  if (Type === 'Credit') {
    return move(books, request, refundErrors, (payment) =>
      ledger.refund(payment, amountOf(request.Total, payment.captured - payment.refunded)),
    );
  }
  return errorAnswer(OrderId, 'CORE-2004', 'İşlem tipi geçersiz');
}
