import { z } from 'zod';
import { fromLira, type Kurus } from '#domain/money.ts';
import { type Form, formSchema } from '../pages/form-body.ts';
import { cardFate, cardProblem, maskCard } from './cards.ts';
import { cardFields, isSignedBy } from './hash.ts';
import { merchant } from './merchant.ts';
import { failedReturn } from './returns.ts';
import type { Challenge } from './three-d.ts';

const merchantFields = {
  clientid: z.literal(merchant.clientId),
  amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  currency: z.literal('949'),
  oid: z.string().min(1).max(64),
  okUrl: z.url(),
  failUrl: z.url(),
  islemtipi: z.enum(['PreAuth', 'Auth']),
  taksit: z.string().regex(/^(|[2-9]|1[0-2])$/),
  rnd: z.string().min(1),
  hash: z.string().min(1),
  hashAlgorithm: z.literal('ver3'),
};
const cardSchema = z.object({
  pan: z.string(),
  cv2: z.string(),
  Ecom_Payment_Card_ExpDate_Month: z.string(),
  Ecom_Payment_Card_ExpDate_Year: z.string(),
});
const gateSchema = formSchema.pipe(
  z.discriminatedUnion('storetype', [
    z.object({ storetype: z.literal('3d'), ...merchantFields, ...cardSchema.shape }),
    z.object({ storetype: z.literal('3d_pay_hosting'), ...merchantFields }),
  ]),
);

export type BankOptions = {
  /** Version 3 counts every field of the form. Some banks leave those of the card out of it. */
  readonly hashLeavesCardOut: boolean;
};

/** A holder whom the merchant sent, before the card. */
export type Visit = Pick<Challenge, 'orderId' | 'amount' | 'installments' | 'echoed'>;

export type CardAnswer =
  | { readonly kind: 'failed'; readonly failUrl: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'challenge'; readonly challenge: Omit<Challenge, 'id' | 'triesLeft'> };

export type GateAnswer =
  | { readonly kind: 'refused'; readonly text: string }
  /** The card is typed on this bank's page. */
  | { readonly kind: 'page'; readonly visit: Visit }
  | CardAnswer;

function withoutCard(form: Form): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !cardFields.some((field) => field === name)));
}

const failed = ({ echoed }: Visit, mdStatus: string, text: string): CardAnswer => ({
  kind: 'failed',
  failUrl: echoed.failUrl ?? '',
  fields: failedReturn(echoed, mdStatus, text),
});

/** The card of a form, and what is wrong with it as typed. */
export function readCard(form: Form, now: Date): { readonly number: string; readonly problem: string | undefined } {
  const typed = cardSchema.safeParse(form).data;
  const number = (typed?.pan ?? '').replace(/[\s-]/g, '');
  const [month = '', year = ''] = [typed?.Ecom_Payment_Card_ExpDate_Month, typed?.Ecom_Payment_Card_ExpDate_Year];
  return { number, problem: cardProblem({ number, month, year, cvc: typed?.cv2 ?? '' }, now) };
}

/** From a card that is one to the issuer's page. */
export function challengeOf(visit: Visit, number: string): CardAnswer {
  const fate = cardFate(number, visit.installments);
  if (fate.threeD === 'fails') return failed(visit, '7', '3-D Secure başlatılamadı');
  return { kind: 'challenge', challenge: { ...visit, maskedCard: maskCard(number), fate } };
}

/** Reads the browser's post: only a form the merchant signed gets as far as the card. */
export function readGatePost(body: unknown, now: Date, { hashLeavesCardOut }: BankOptions): GateAnswer {
  const parsed = gateSchema.safeParse(body);
  if (!parsed.success) return { kind: 'refused', text: 'Form eksik veya hatalı' };
  const { storetype, hash, oid, amount: written, taksit } = parsed.data;
  const posted = formSchema.parse(body);
  const echoed = withoutCard(posted);
  const signed = storetype === '3d' && hashLeavesCardOut ? echoed : posted;
  if (!isSignedBy(signed, hash, merchant.storeKey)) return { kind: 'refused', text: '3D-1004 Güvenlik kodu hatalı' };
  const amount: Kurus = fromLira(written);
  const visit: Visit = { orderId: oid, amount, installments: Number(taksit || '1'), echoed };
  if (storetype === '3d_pay_hosting') return { kind: 'page', visit };
  const { number, problem } = readCard(posted, now);
  return problem ? failed(visit, '8', problem) : challengeOf(visit, number);
}
