import { type Agreements, wireConsentNames } from '#catalog/forms/consents.ts';
import type { Trap } from '#contracts/honeypot.ts';
import type { CodePurpose } from '#domain/account/codes.ts';
import { masks } from '#domain/masks/masks.ts';
import { browserHttp } from '../http/browser-http.ts';
import type { CallRequest } from '../http/http-layer.ts';
import { closeModal, openModal, type PhoneVerification, type SentCode } from '../modal/modal-store.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { showToast } from '../ui/toasts/toast-store.ts';

export type PhoneProof = {
  /** Ten digits. */
  readonly phone: string;
  /** Who asks: a personal number, or a passport where there is none. */
  readonly person: Pick<CallRequest<'sendTemporaryCode'>, 'NationalNumber' | 'PassportNumber'>;
  readonly queryType: CodePurpose;
  readonly why: PhoneVerification['why'];
  readonly trap?: Trap | undefined;
  readonly onVerified: () => void | Promise<void>;
};

/** No agreement is given before the window was filled, so none is claimed. */
const noAgreements: Agreements = {
  [wireConsentNames.privacy]: false,
  [wireConsentNames.notice]: false,
  [wireConsentNames.marketing]: false,
};

type Told = { readonly ResendSeconds?: number; readonly CodeWaiting?: boolean } | null | undefined;

async function send({ phone, person, queryType, trap }: PhoneProof): Promise<SentCode> {
  const model = { ...person, Phone: phone, QueryType: queryType, ...noAgreements, ...trap };
  const reply = await browserHttp.call('sendTemporaryCode', model);
  const told: Told = reply?.Data;
  const sent = reply?.Success === true || told?.CodeWaiting === true;
  if (!reply?.Success) showToast(failureToast(reply));
  return { sent, seconds: told?.ResendSeconds ?? 0 };
}

/** Opens the verification window for a phone. What follows runs once the code was right and the window is closed. */
export function verifyPhone(proof: PhoneProof): void {
  const { phone, queryType, why, onVerified } = proof;
  openModal('phoneVerification', {
    phone: masks.phoneNumber.format(phone),
    queryType,
    why,
    send: () => send(proof),
    confirm: async ({ code, agreements, trap }) => {
      const model = { SmsActivationCode: code, Gsm: phone, QueryType: queryType, ...agreements, ...trap };
      const reply = await browserHttp.call('confirmTemporaryCode', model);
      if (!reply?.Success) {
        showToast(failureToast(reply));
        return false;
      }
      showToast({ kind: 'success', text: reply.Message });
      closeModal();
      await onVerified();
      return true;
    },
  });
}
