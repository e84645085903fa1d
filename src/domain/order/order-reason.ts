import type { Kurus } from '../money.ts';

/** Reasons that need no more than their name. */
export const plainOrderReasons = [
  /** The person never came back from the bank. */
  'abandoned',
  /** The person turned back at the bank's page. */
  'cancelled',
  /** The same visitor began to pay anew. */
  'replaced',
  /** What it insures was paid for by another order, before money moved for this one. */
  'sameRisk',
  'notVerified',
  'bankUnavailable',
  'insurerRefused',
  'insurerDown',
  /** The bank has taken the money, and the person never came back. */
  'capturedUnreturned',
  /** Somebody of the agency ended it, and no money stays with us. */
  'endedByAgency',
  /** The same of an order for which the bank had taken money: it goes back. */
  'returnedByAgency',
  /** The same where the bank had returned all of it already. */
  'returnedOutside',
] as const;

/** What the bank said no to, in its own code: the reservation, taking the money, or giving it back. */
export const bankOrderReasons = ['bankRefused', 'captureRefused', 'voidRefused'] as const;

/** Why an order ended without a purchase, or why a person must look at it. */
export type OrderReason =
  | { readonly kind: (typeof plainOrderReasons)[number] }
  | { readonly kind: (typeof bankOrderReasons)[number]; readonly code: string }
  /** The main insurer changed its price after the reservation. */
  | { readonly kind: 'repriced'; readonly oldGross: Kurus; readonly newGross: Kurus }
  /** Written down as a text before reasons had kinds, and like none of them. */
  | { readonly kind: 'unknown'; readonly text: string };

export const plainRefusals = ['repriced', 'insurerDown', 'notConnected', 'cancelled'] as const;

/** Why one item of an order was not issued. */
export type ItemRefusal =
  | { readonly kind: (typeof plainRefusals)[number] }
  /** In the insurer's own words. */
  | { readonly kind: 'declined'; readonly said: string };
