import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { fromLira, type Kurus } from '#domain/money.ts';
import { formSchema } from '../pages/form-body.ts';
import { cardFate, cardProblem, maskCard } from './cards.ts';
import { cardFields, isSignedBy, signFields } from './hash.ts';
import { merchant } from './merchant.ts';
import type { Authentication, Challenge } from './three-d.ts';

const gateSchema = formSchema.pipe(
  z.object({
    clientid: z.literal(merchant.clientId),
    storetype: z.literal('3d'),
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
    pan: z.string(),
    cv2: z.string(),
    Ecom_Payment_Card_ExpDate_Month: z.string(),
    Ecom_Payment_Card_ExpDate_Year: z.string(),
  }),
);

export type GateAnswer =
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'failed'; readonly failUrl: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'challenge'; readonly challenge: Omit<Challenge, 'id' | 'triesLeft'> };

function withoutCard(form: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !cardFields.some((field) => field === name)));
}

/** What goes back to the merchant, signed. Nothing of the card but its mask is among it. */
export function signedReturn(
  echoed: Readonly<Record<string, string>>,
  result: Readonly<Record<string, string>>,
): Record<string, string> {
  const { hash: _hash, ...merchantFields } = echoed;
  const fields = { ...merchantFields, ...result, rnd: randomBytes(15).toString('base64') };
  return { ...fields, HASH: signFields(fields, merchant.storeKey) };
}

export function failedReturn(
  echoed: Readonly<Record<string, string>>,
  mdStatus: string,
  text: string,
): Record<string, string> {
  return signedReturn(echoed, { mdStatus, mdErrorMsg: text, txstatus: 'N', Response: 'Error', ErrMsg: text });
}

/** The holder pressed cancel on the issuer's page. */
export function cancelledReturn(echoed: Readonly<Record<string, string>>): Record<string, string> {
  const text = 'İşlem kart sahibi tarafından iptal edildi';
  return signedReturn(echoed, {
    mdStatus: '0',
    mdErrorMsg: text,
    txstatus: 'N',
    challengeCancel: '01',
    Response: 'Error',
    ErrMsg: text,
  });
}

export function verifiedReturn(
  echoed: Readonly<Record<string, string>>,
  mdStatus: string,
  proof: Authentication,
): Record<string, string> {
  const { md, xid, eci, cavv, maskedCard } = proof;
  const txstatus = mdStatus === '1' ? 'Y' : 'A';
  return signedReturn(echoed, { mdStatus, mdErrorMsg: '', txstatus, md, xid, eci, cavv, maskedCreditCard: maskedCard });
}

/** Reads the browser's post: only a form the merchant signed gets as far as the card. */
export function readGatePost(body: unknown, now: Date): GateAnswer {
  const parsed = gateSchema.safeParse(body);
  if (!parsed.success) return { kind: 'refused', text: 'Form eksik veya hatalı' };
  const form = parsed.data;
  const echoed = withoutCard(formSchema.parse(body));
  if (!isSignedBy(echoed, form.hash, merchant.storeKey))
    return { kind: 'refused', text: '3D-1004 Güvenlik kodu hatalı' };
  const number = form.pan.replace(/[\s-]/g, '');
  const problem = cardProblem(
    { number, month: form.Ecom_Payment_Card_ExpDate_Month, year: form.Ecom_Payment_Card_ExpDate_Year, cvc: form.cv2 },
    now,
  );
  if (problem) return { kind: 'failed', failUrl: form.failUrl, fields: failedReturn(echoed, '8', problem) };
  const installments = Number(form.taksit || '1');
  const fate = cardFate(number, installments);
  if (fate.threeD === 'fails') {
    return { kind: 'failed', failUrl: form.failUrl, fields: failedReturn(echoed, '7', '3-D Secure başlatılamadı') };
  }
  const amount: Kurus = fromLira(form.amount);
  return {
    kind: 'challenge',
    challenge: { orderId: form.oid, amount, installments, maskedCard: maskCard(number), fate, echoed },
  };
}
