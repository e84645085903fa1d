import { useEffect, useMemo, useRef } from 'react';
import { text } from '#catalog/fields/read-answers.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import type { Agreements, ConsentNames } from '#catalog/forms/consents.ts';
import { wireConsentNames } from '#catalog/forms/consents.ts';
import {
  codeField,
  codeOnlyForm,
  verificationConsentNames as names,
  phoneVerificationForm,
} from '#catalog/forms/phone-verification.ts';
import { verificationMessages as words } from '#messages/modals.ts';
import { focusWhenThere } from '../form/focus-when-there.ts';
import { Form } from '../form/form.tsx';
import { Honeypot, trapOf } from '../form/honeypot.tsx';
import { forgetKept } from '../form/kept-values.ts';
import type { SentForm } from '../form/use-engine.ts';
import type { PhoneVerification } from '../modal/modal-store.ts';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { keepConsents, readConsents } from '../verification/kept-consents.ts';
import { Resend } from '../verification/resend.tsx';
import { forgetWait } from '../verification/resend-wait.ts';
import { SentNote } from '../verification/sent-note.tsx';
import { useSentCode, waitName } from '../verification/use-sent-code.ts';

/** The window's consents under the names of the call. */
function agreementsOf(held: SentForm['model']): Agreements {
  const isGiven = (kind: keyof ConsentNames) => held[names[kind]] === true;
  return {
    [wireConsentNames.privacy]: isGiven('privacy'),
    [wireConsentNames.notice]: isGiven('notice'),
    [wireConsentNames.marketing]: isGiven('marketing'),
  };
}

/** The boxes as this person left them in this tab. */
function ticked(given: Agreements): FormValues {
  return {
    [names.privacy]: given.PrivacyAgreement,
    [names.notice]: given.OpenDataAgreement,
    [names.marketing]: given.AdvertisementAgreement,
  };
}

/** Asks the code that was sent to a phone, and the consents that were not given before. */
export function PhoneVerificationModal(props: PhoneVerification & { readonly onClose: () => void }) {
  const { phone, why, given, confirm, onClose } = props;
  const { left, sending, state, problem, sendNow, doubt } = useSentCode(props);
  const trap = useRef<HTMLInputElement>(null);
  const values = useMemo(() => ticked(readConsents(props)), [props]);
  useEffect(() => {
    const form = trap.current?.form;
    return form ? focusWhenThere(form, `[data-field="${codeField.name}"] input`) : undefined;
  }, []);
  const submit = async ({ model }: SentForm) => {
    const refusal = await confirm({
      code: text(model[codeField.name], codeField.name),
      agreements: given ?? agreementsOf(model),
      trap: trapOf(trap.current),
    });
    if (refusal) {
      if (refusal.field === codeField.name) doubt();
      return refusal;
    }
    forgetKept(phoneVerificationForm.id);
    forgetWait(waitName(props));
    return undefined;
  };
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title} dismissable={false}>
      <SentNote phone={phone} state={state} problem={problem} left={left} />
      <p className="mt-1 mb-3 text-ink-soft text-small">{words.why[why]}</p>
      <Resend left={left} sending={sending} onResend={() => void sendNow()} />
      <div className="mt-3">
        <Form
          definition={given ? codeOnlyForm : phoneVerificationForm}
          values={given ? undefined : values}
          submitLabel={words.submit}
          onValues={(held) => given || keepConsents(props, agreementsOf(held))}
          onSubmit={submit}
        >
          <Honeypot ref={trap} />
        </Form>
      </div>
    </ModalFrame>
  );
}
