import { randomBytes } from 'node:crypto';
import type { Cc5Response } from './cc5.ts';
import { signFields } from './hash.ts';
import { merchant } from './merchant.ts';
import type { Authentication } from './three-d.ts';

type Fields = Readonly<Record<string, string>>;

/** What goes back to the merchant, signed. Nothing of the card but its mask is among it. */
function signedReturn(echoed: Fields, result: Fields): Record<string, string> {
  const { hash: _hash, ...merchantFields } = echoed;
  const fields = { ...merchantFields, ...result, rnd: randomBytes(15).toString('base64') };
  return { ...fields, HASH: signFields(fields, merchant.storeKey) };
}

export function failedReturn(echoed: Fields, mdStatus: string, text: string): Record<string, string> {
  return signedReturn(echoed, { mdStatus, mdErrorMsg: text, txstatus: 'N', Response: 'Error', ErrMsg: text });
}

/** The holder pressed cancel on a page of the issuer's or of this bank's. */
export function cancelledReturn(echoed: Fields): Record<string, string> {
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

function proofFields({ mdStatus, md, xid, eci, cavv, maskedCard }: Authentication): Record<string, string> {
  const txstatus = mdStatus === '1' ? 'Y' : 'A';
  return { mdStatus, mdErrorMsg: '', txstatus, md, xid, eci, cavv, maskedCreditCard: maskedCard };
}

export function verifiedReturn(echoed: Fields, proof: Authentication): Record<string, string> {
  return signedReturn(echoed, proofFields(proof));
}

/** The bank's own page has asked for the money: what came of it, beside the proof of the holder. */
export function settledReturn(echoed: Fields, proof: Authentication, answer: Cc5Response): Record<string, string> {
  const { Response, ProcReturnCode, AuthCode, HostRefNum, TransId, ErrMsg, Extra } = answer;
  const extra = Object.fromEntries(Object.entries(Extra).map(([name, value]) => [`EXTRA.${name}`, value]));
  const result = { Response, ProcReturnCode, AuthCode, HostRefNum, TransId, ErrMsg, ...extra };
  return signedReturn(echoed, { ...proofFields(proof), ...result });
}
