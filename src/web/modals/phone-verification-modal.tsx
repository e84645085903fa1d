import { wireConsentNames } from '#catalog/forms/consents.ts';
import { phoneVerificationForm, verificationConsentNames } from '#catalog/forms/phone-verification.ts';
import { masks } from '#domain/masks/masks.ts';
import { verificationMessages as words } from '#messages/modals.ts';
import { Form } from '../form/form.tsx';
import { forgetKept } from '../form/kept-values.ts';
import type { SentForm } from '../form/use-engine.ts';
import { browserHttp } from '../http/browser-http.ts';
import { showToast } from '../toasts/toast-store.ts';
import { ModalFrame } from '../ui/modal-frame.tsx';
import type { PhoneVerification } from './modal-store.ts';
import { failureToast } from './reply-toast.ts';

/** The window's consents under the names of the call. */
function agreementsOf(model: SentForm['model']) {
  const kinds = ['privacy', 'notice', 'marketing'] as const;
  return Object.fromEntries(
    kinds.map((kind) => [wireConsentNames[kind], model[verificationConsentNames[kind]] === true]),
  );
}

/** Asks the code that was sent to a phone. Sending it again and what follows come with the verification flow. */
export function PhoneVerificationModal({
  phone,
  queryType,
  onClose,
}: PhoneVerification & { readonly onClose: () => void }) {
  const send = async ({ model }: SentForm) => {
    const reply = await browserHttp.call('confirmTemporaryCode', {
      SmsActivationCode: model.SmsActivationCode,
      Gsm: masks.phoneNumber.rawFrom(phone),
      QueryType: queryType,
      ...agreementsOf(model),
    });
    if (!reply?.Success) return showToast(failureToast(reply));
    forgetKept(phoneVerificationForm.id);
    showToast({ kind: 'success', text: reply.Message });
    onClose();
  };
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title} dismissable={false}>
      <p className="mb-5 text-ink-soft">{words.intro(phone)}</p>
      <Form definition={phoneVerificationForm} submitLabel={words.submit} onSubmit={send} />
    </ModalFrame>
  );
}
