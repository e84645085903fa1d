import { forgotPasswordMessages as words } from '#messages/modals.ts';
import { browserHttp } from '../http/browser-http.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { checkForgotPassword, forgotPasswordFields, phoneDigits, type Values } from './field-checks.ts';
import { ModalLink } from './modal-link.tsx';
import { NationalNumberField } from './national-number-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { failureToast } from './reply-toast.ts';
import { useModalForm } from './use-modal-form.ts';

type Fields = Values<(typeof forgotPasswordFields)[number]>;

export function ForgotPasswordModal({ onClose }: { readonly onClose: () => void }) {
  const send = async ({ nationalNumber, phone }: Fields) => {
    const reply = await browserHttp.call('forgotPassword', {
      Gsm: phoneDigits(phone),
      NationalNumber: nationalNumber.trim(),
    });
    if (!reply?.Success) return showToast(failureToast(reply, words.unknownUser));
    showToast({ kind: 'success', title: words.doneTitle, text: words.doneText });
    onClose();
  };
  const { formProps, errors, sending } = useModalForm({
    fields: forgotPasswordFields,
    check: checkForgotPassword,
    send,
  });
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title}>
      <form {...formProps} className="flex flex-col gap-5">
        <p className="text-ink-soft">{words.intro}</p>
        <NationalNumberField name="nationalNumber" label={words.nationalNumber} error={errors.nationalNumber} />
        <PhoneField name="phone" label={words.phone} error={errors.phone} />
        <Button type="submit" size="large" loading={sending} className="w-full">
          {words.submit}
        </Button>
        <div className="text-center">
          <ModalLink to="login">{words.backToLogin}</ModalLink>
        </div>
      </form>
    </ModalFrame>
  );
}
