import { useState } from 'react';
import { useNavigate } from 'react-router';
import { registerForm } from '#catalog/forms/register.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { registerMessages as words } from '#messages/modals.ts';
import { forgetKept } from '../form/kept-values.ts';
import type { SentForm } from '../form/use-engine.ts';
import { browserHttp } from '../http/browser-http.ts';
import { closeModal } from '../modals/modal-store.ts';
import { failureToast } from '../modals/reply-toast.ts';
import { showToast } from '../toasts/toast-store.ts';
import { verifyPhone } from '../verification/verify-phone.ts';
import { sealSecrets } from './seal-secrets.ts';

type Trap = Readonly<Record<string, string>>;

/** Opens an account. The birth date is asked only once the server wants it. */
export function useRegister() {
  const [asksBirthdate, setAsksBirthdate] = useState(false);
  const navigate = useNavigate();

  const finish = async () => {
    forgetKept(registerForm.id);
    showToast({ kind: 'success', title: words.doneTitle, text: words.doneText });
    closeModal();
    await navigate('/');
  };

  async function register({ Password, PasswordAgain: _again, ...model }: SentForm['model'], trap: Trap): Promise<void> {
    const sealed = await sealSecrets({ Password: String(Password) });
    if (!sealed) return;
    const reply = await browserHttp.call('register', { ...model, ...sealed, ...trap });
    switch (reply?.StatusCode) {
      case outcomes.ok.code:
        return finish();
      case outcomes.registerBirthdateRequired.code:
        setAsksBirthdate(true);
        return showToast({ kind: 'warning', text: reply.Message });
      case outcomes.registerPhoneVerification.code:
        return verifyPhone({
          phone: String(model.Phone),
          person: { NationalNumber: model.NationalNumber },
          queryType: 'login',
          why: 'register',
          trap,
          onVerified: finish,
        });
      default:
        return showToast(failureToast(reply));
    }
  }

  return { asksBirthdate, register };
}
