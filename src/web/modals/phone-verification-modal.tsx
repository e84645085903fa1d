import { useRef } from 'react';
import { text } from '#catalog/fields/read-answers.ts';
import { type Agreements, type ConsentNames, wireConsentNames } from '#catalog/forms/consents.ts';
import { phoneVerificationForm, verificationConsentNames } from '#catalog/forms/phone-verification.ts';
import { verificationMessages as words } from '#messages/modals.ts';
import { Form } from '../form/form.tsx';
import { Honeypot, trapOf } from '../form/honeypot.tsx';
import { forgetKept } from '../form/kept-values.ts';
import type { SentForm } from '../form/use-engine.ts';
import type { PhoneVerification } from '../modal/modal-store.ts';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { Resend } from '../verification/resend.tsx';
import { forgetWait } from '../verification/resend-wait.ts';
import { useSentCode, waitName } from '../verification/use-sent-code.ts';

/** The window's consents under the names of the call. */
function agreementsOf(model: SentForm['model']): Agreements {
  const isGiven = (kind: keyof ConsentNames) => model[verificationConsentNames[kind]] === true;
  return {
    [wireConsentNames.privacy]: isGiven('privacy'),
    [wireConsentNames.notice]: isGiven('notice'),
    [wireConsentNames.marketing]: isGiven('marketing'),
  };
}

/** Asks the code that was sent to a phone, and the consents. */
export function PhoneVerificationModal(props: PhoneVerification & { readonly onClose: () => void }) {
  const { phone, why, confirm, onClose } = props;
  const { left, sending, unsent, sendNow } = useSentCode(props);
  const trap = useRef<HTMLInputElement>(null);
  const submit = async ({ model }: SentForm) => {
    const right = await confirm({
      code: text(model.SmsActivationCode, 'SmsActivationCode'),
      agreements: agreementsOf(model),
      trap: trapOf(trap.current),
    });
    if (!right) return;
    forgetKept(phoneVerificationForm.id);
    forgetWait(waitName(props));
  };
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title} dismissable={false}>
      <p>{unsent ? words.unsent(phone) : words.intro(phone)}</p>
      <p className="mt-1 mb-3 text-ink-soft text-small">{words.why[why]}</p>
      <Resend left={left} sending={sending} onResend={() => void sendNow()} />
      <div className="mt-3">
        <Form definition={phoneVerificationForm} submitLabel={words.submit} onSubmit={submit}>
          <Honeypot ref={trap} />
        </Form>
      </div>
    </ModalFrame>
  );
}
