import { verificationMessages as words } from '#messages/modals.ts';
import { browserHttp } from '../http/browser-http.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { checkVerification, phoneDigits, type Values, verificationFields } from './field-checks.ts';
import type { PhoneVerification } from './modal-store.ts';
import { failureToast } from './reply-toast.ts';
import { useModalForm } from './use-modal-form.ts';

type Fields = Values<(typeof verificationFields)[number]>;
const consentNames = { privacy: 'kvkk1', notice: 'kvkk2', marketing: 'news' } as const;
const codeLength = 6;

/** Asks the code that was sent to a phone. Sending it again and what follows come with the verification flow. */
export function PhoneVerificationModal({
  phone,
  queryType,
  onClose,
}: PhoneVerification & { readonly onClose: () => void }) {
  const send = async ({ code, kvkk1, kvkk2, news }: Fields) => {
    const reply = await browserHttp.call('confirmTemporaryCode', {
      SmsActivationCode: code.trim(),
      Gsm: phoneDigits(phone),
      QueryType: queryType,
      PrivacyAgreement: kvkk1 !== '',
      OpenDataAgreement: kvkk2 !== '',
      AdvertisementAgreement: news !== '',
    });
    if (!reply?.Success) return showToast(failureToast(reply));
    showToast({ kind: 'success', text: reply.Message });
    onClose();
  };
  const { formProps, errors, sending } = useModalForm({ fields: verificationFields, check: checkVerification, send });
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title} dismissable={false}>
      <form {...formProps} className="flex flex-col gap-5">
        <p className="text-ink-soft">{words.intro(phone)}</p>
        <TextField
          name="code"
          label={words.code}
          help={words.codeHelp}
          error={errors.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          maxLength={codeLength}
        />
        <ConsentFields names={consentNames} errors={{ privacy: errors.kvkk1, notice: errors.kvkk2 }} />
        <Button type="submit" size="large" loading={sending} className="w-full">
          {words.submit}
        </Button>
      </form>
    </ModalFrame>
  );
}
