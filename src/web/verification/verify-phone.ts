import { type Agreements, noAgreements } from '#catalog/forms/consents.ts';
import type { Trap } from '#contracts/honeypot.ts';
import type { CodePurpose } from '#domain/account/codes.ts';
import { masks } from '#domain/masks/masks.ts';
import { browserHttp } from '../http/browser-http.ts';
import type { CallRequest } from '../http/http-layer.ts';
import { closeModal, openModal, type PhoneVerification, type SentCode } from '../modal/modal-store.ts';
import { tellRefusal } from '../ui/refusal.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { codeFields } from './code-refusal.ts';

export type PhoneProof = {
  /** Ten digits. */
  readonly phone: string;
  /** Who asks: a personal number, or a passport where there is none. */
  readonly person: Pick<CallRequest<'sendTemporaryCode'>, 'NationalNumber' | 'PassportNumber'>;
  readonly queryType: CodePurpose;
  readonly why: PhoneVerification['why'];
  /** Agreements that were given before the window opens. */
  readonly given?: Agreements | undefined;
  readonly trap?: Trap | undefined;
  readonly onVerified: () => void | Promise<void>;
};

type Told = { readonly ResendSeconds?: number; readonly CodeWaiting?: boolean } | null | undefined;

/** No agreement is given before the window was filled, so none is claimed. */
async function send({ phone, person, queryType, trap }: PhoneProof): Promise<SentCode> {
  const model = { ...person, Phone: phone, QueryType: queryType, ...noAgreements, ...trap };
  const reply = await browserHttp.call('sendTemporaryCode', model);
  const told: Told = reply?.Data;
  const seconds = told?.ResendSeconds ?? 0;
  if (reply?.Success) return { state: 'sent', seconds };
  // Nothing failed: what the person waits for has arrived before.
  if (told?.CodeWaiting) return { state: 'held', seconds };
  return { state: 'unsent', seconds, problem: tellRefusal(reply).text };
}

/** Opens the verification window for a phone. What follows runs once the code was right and the window is closed. */
export function verifyPhone(proof: PhoneProof): void {
  const { phone, person, queryType, why, given, onVerified } = proof;
  openModal('phoneVerification', {
    phone: masks.phoneNumber.format(phone),
    person: person.NationalNumber ?? person.PassportNumber,
    queryType,
    why,
    given,
    send: () => send(proof),
    confirm: async ({ code, agreements, trap }) => {
      const model = { SmsActivationCode: code, Gsm: phone, QueryType: queryType, ...agreements, ...trap };
      const reply = await browserHttp.call('confirmTemporaryCode', model);
      if (!reply?.Success) return tellRefusal(reply, { fields: codeFields });
      showToast({ kind: 'success', text: reply.Message });
      closeModal();
      await onVerified();
      return undefined;
    },
  });
}
