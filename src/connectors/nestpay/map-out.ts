import { XMLBuilder } from 'fast-xml-parser';
import type { Kurus } from '#domain/money.ts';
import type { CardFieldNames, PaymentOrder } from '#ports/payment.ts';
import type { NestpayOptions } from './client.ts';
import { hashOf } from './hash.ts';
import type { Proof } from './returned.ts';
import { lira, storeTypes, wireAmount, wireInstallments } from './wire.ts';

const builder = new XMLBuilder({ suppressEmptyNode: false });

/** The browser fills these in; they never pass through us. */
export const cardFields: CardFieldNames = {
  number: 'pan',
  month: 'Ecom_Payment_Card_ExpDate_Month',
  year: 'Ecom_Payment_Card_ExpDate_Year',
  cvc: 'cv2',
};

/** The form the browser takes to the bank, signed; a card that the browser adds is not part of what we sign. */
export function gateFields(order: PaymentOrder, options: NestpayOptions, random: string): Record<string, string> {
  const fields = {
    clientid: options.clientId,
    storetype: storeTypes[options.model],
    islemtipi: 'PreAuth',
    amount: wireAmount(order.amount),
    currency: lira,
    oid: order.reference,
    okUrl: order.returnUrl,
    failUrl: order.returnUrl,
    taksit: wireInstallments(order.installmentCount),
    rnd: random,
    lang: 'tr',
    hashAlgorithm: 'ver3',
  };
  return { ...fields, hash: hashOf(fields, options.storeKey) };
}

type Cc5Fields = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export function cc5Document({ user, password, clientId }: NestpayOptions, fields: Cc5Fields): string {
  const document = { CC5Request: { Name: user, Password: password, ClientId: clientId, ...fields } };
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build(document)}`;
}

/** The proof stands where a card number would. */
export function preAuth(order: PaymentOrder, proof: Proof): Cc5Fields {
  return {
    Type: 'PreAuth',
    OrderId: order.reference,
    Total: wireAmount(order.amount),
    Currency: lira,
    Taksit: wireInstallments(order.installmentCount),
    Number: proof.md,
    PayerTxnId: proof.xid,
    PayerSecurityLevel: proof.eci,
    PayerAuthenticationCode: proof.cavv,
  };
}

export function postAuth(reference: string, amount: Kurus): Cc5Fields {
  return { Type: 'PostAuth', OrderId: reference, Total: wireAmount(amount) };
}

export function voidOrder(reference: string): Cc5Fields {
  return { Type: 'Void', OrderId: reference };
}

export function credit(reference: string, amount: Kurus): Cc5Fields {
  return { Type: 'Credit', OrderId: reference, Total: wireAmount(amount), Currency: lira };
}

export function orderStatus(reference: string): Cc5Fields {
  return { OrderId: reference, Extra: { ORDERSTATUS: 'QUERY' } };
}

export function orderHistory(reference: string): Cc5Fields {
  return { OrderId: reference, Extra: { ORDERHISTORY: 'QUERY' } };
}
