import { type Kurus, toWireLira } from '#domain/money.ts';
import type { PaymentOrder } from '#ports/payment.ts';
import { sealedReturnUrl } from './seal.ts';

const locale = 'tr';
const currency = 'TRY';

/** Stands where the provider asks for an identity number or city that paying does not need. */
const unknownIdentity = '11111111111';
const unknownCity = 'Belirtilmedi';

export function wirePrice(amount: Kurus): string {
  return toWireLira(amount).toFixed(2);
}

function nameParts(name: string): { name: string; surname: string } {
  const words = name.trim().split(/\s+/);
  const surname = words.at(-1) ?? '';
  return { name: words.slice(0, -1).join(' ') || surname, surname };
}

/** A page for one order with its one number of instalments, 3-D Secure always. */
export function initializeBody(order: PaymentOrder, secretKey: string) {
  const { reference, buyer, description } = order;
  const price = wirePrice(order.amount);
  const place = { city: unknownCity, country: 'Turkey' };
  const phone = buyer.phone.replace(/\D/g, '').slice(-10);
  return {
    locale,
    conversationId: reference,
    price,
    paidPrice: price,
    currency,
    basketId: reference,
    paymentGroup: 'PRODUCT',
    callbackUrl: sealedReturnUrl(order.returnUrl, reference, secretKey),
    enabledInstallments: [order.installmentCount],
    forceThreeDS: 1,
    buyer: {
      id: reference,
      ...nameParts(buyer.name),
      identityNumber: unknownIdentity,
      email: buyer.email,
      gsmNumber: `+90${phone}`,
      registrationAddress: buyer.address,
      ...place,
    },
    billingAddress: { contactName: buyer.name, address: buyer.address, ...place },
    basketItems: [{ id: reference, name: description, category1: 'Sigorta', itemType: 'VIRTUAL', price }],
  };
}

export function resultBody(reference: string, token: string) {
  return { locale, conversationId: reference, token };
}

export function detailBody(reference: string) {
  return { locale, conversationId: reference, paymentConversationId: reference };
}

export function captureBody(reference: string, paymentId: string, amount: Kurus) {
  return { locale, conversationId: reference, paymentId, paidPrice: wirePrice(amount), currency };
}

export function cancelBody(reference: string, paymentId: string) {
  return { locale, conversationId: reference, paymentId };
}

export function refundBody(reference: string, paymentId: string, amount: Kurus) {
  return { locale, conversationId: reference, paymentId, price: wirePrice(amount), currency };
}
