import { useRef } from 'react';
import { readAnswers, text } from '#catalog/fields/read-answers.ts';
import { forgotPasswordForm } from '#catalog/forms/forgot-password.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { forgotPasswordMessages as words } from '#messages/modals.ts';
import { Form } from '../form/form.tsx';
import { Honeypot, trapOf } from '../form/honeypot.tsx';
import { forgetKept } from '../form/kept-values.ts';
import type { SentForm } from '../form/use-engine.ts';
import { browserHttp } from '../http/browser-http.ts';
import { openModal } from '../modal/modal-store.ts';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { tellRefusal } from '../ui/refusal.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { ModalLink } from './modal-link.tsx';

const asked = { NationalNumber: text, Gsm: text };

/** A number that takes no SMS. Whom nobody knows is told of no field: it does not say which of the two is wrong. */
const fields = new Map([[outcomes.dataWrong.code, 'Gsm']]);

export function ForgotPasswordModal({ onClose }: { readonly onClose: () => void }) {
  const trap = useRef<HTMLInputElement>(null);
  const send = async ({ model }: SentForm) => {
    const reply = await browserHttp.call('forgotPassword', { ...readAnswers(model, asked), ...trapOf(trap.current) });
    if (!reply?.Success) return tellRefusal(reply, { fields, fallback: words.unknownUser });
    forgetKept(forgotPasswordForm.id);
    showToast({ kind: 'success', title: words.doneTitle, text: words.doneText });
    openModal('login');
    return undefined;
  };
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title}>
      <p className="mb-5 text-ink-soft">{words.intro}</p>
      <Form definition={forgotPasswordForm} submitLabel={words.submit} onSubmit={send}>
        <Honeypot ref={trap} />
      </Form>
      <div className="mt-5 text-center">
        <ModalLink to="login">{words.backToLogin}</ModalLink>
      </div>
    </ModalFrame>
  );
}
