import type { Kurus } from '#domain/money.ts';

export type PaymentOrder = {
  /** Ours; the bank never takes two payments under one. */
  readonly reference: string;
  readonly amount: Kurus;
  readonly installmentCount: number;
  readonly returnUrl: string;
  readonly buyer: { readonly name: string; readonly email: string; readonly phone: string; readonly address: string };
  readonly description: string;
};

/**
 * Where the browser goes: with the card in a form it posts straight to the bank, or without one to a page of the
 * provider's by its address, or to a page of the bank's by a form that we signed whole.
 */
export type PaymentStart =
  | {
      readonly kind: 'cardForm';
      readonly action: string;
      readonly fields: Readonly<Record<string, string>>;
      readonly cardFields: CardFieldNames;
    }
  | { readonly kind: 'hostedPage'; readonly url: string; readonly token: string }
  | { readonly kind: 'bankPage'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'unavailable' };

export type CardFieldNames = {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly cvc: string;
};

/** What the browser brought back, checked against its signature. It proves nothing by itself but who signed it. */
export type PaymentReturn =
  | { readonly kind: 'verified'; readonly reference: string; readonly proof: Readonly<Record<string, string>> }
  | { readonly kind: 'notVerified'; readonly reference: string; readonly reason: string }
  /** The holder turned back at the bank's page. */
  | { readonly kind: 'cancelled'; readonly reference: string }
  | { readonly kind: 'forged' };

export type PaymentRefusal = {
  readonly kind: 'refused';
  readonly code: string;
  readonly reason: string;
  /** The holder turned back: nobody refused anything. */
  readonly byHolder?: true;
};
export type PaymentStep =
  | { readonly kind: 'done'; readonly transaction: string }
  | PaymentRefusal
  | { readonly kind: 'unavailable' };

export type PaymentState = 'none' | 'authorised' | 'captured' | 'voided' | 'refunded' | 'declined';
export type PaymentStatus =
  | {
      readonly kind: 'known';
      readonly state: PaymentState;
      readonly amount: Kurus;
      readonly refunded: Kurus;
      /** The books also say that the holder of a reservation was verified in full. */
      readonly isProven?: true;
    }
  | { readonly kind: 'unavailable' };

/** A way to take money: reserve after 3-D Secure, take, or give back. Every step is repeatable by reference. */
export type PaymentProvider = {
  readonly name: string;
  /** Whether the card is typed on our page, from where it goes straight to the bank, on the provider's, or on the bank's. */
  readonly cardEntry: 'cardForm' | 'hostedPage' | 'bankPage';
  start(order: PaymentOrder, signal: AbortSignal): Promise<PaymentStart>;
  readReturn(fields: Readonly<Record<string, string>>): PaymentReturn;
  authorise(order: PaymentOrder, proof: Readonly<Record<string, string>>, signal: AbortSignal): Promise<PaymentStep>;
  capture(reference: string, amount: Kurus, signal: AbortSignal): Promise<PaymentStep>;
  cancel(reference: string, signal: AbortSignal): Promise<PaymentStep>;
  refund(reference: string, amount: Kurus, signal: AbortSignal): Promise<PaymentStep>;
  status(reference: string, signal: AbortSignal): Promise<PaymentStatus>;
};
