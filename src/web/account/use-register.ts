import { useState } from 'react';
import { useNavigate } from 'react-router';
import { flag, oneOf, optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import { readCityAndCounty } from '#catalog/forms/city-and-county.ts';
import { genders } from '#catalog/forms/gender.ts';
import { registerForm } from '#catalog/forms/register.ts';
import type { Trap } from '#contracts/honeypot.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { registerMessages as words } from '#messages/modals.ts';
import { forgetKept } from '../form/kept-values.ts';
import type { SentForm } from '../form/use-engine.ts';
import { browserHttp } from '../http/browser-http.ts';
import { closeModal, openModal } from '../modal/modal-store.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { verifyPhone } from '../verification/verify-phone.ts';
import { asksAgain, readTaken } from './register-reply.ts';
import { sealSecrets } from './seal-secrets.ts';

type Registration = { readonly model: SentForm['model']; readonly trap: Trap };

const asked = {
  Name: text,
  Surname: text,
  NationalNumber: text,
  Birthdate: optional(text),
  Phone: text,
  Email: text,
  Gender: optional(oneOf(genders)),
  Password: text,
  PrivacyAgreement: flag,
  OpenDataAgreement: flag,
  AdvertisementAgreement: flag,
};

/** Opens an account. The birth date is asked only once the server wants it. */
export function useRegister() {
  const [asksBirthdate, setAsksBirthdate] = useState(false);
  /** The registration whose number stands in another's account and may be claimed. */
  const [taken, setTaken] = useState<Registration>();
  const [claimed, setClaimed] = useState<unknown>();
  const navigate = useNavigate();

  const finish = async () => {
    forgetKept(registerForm.id);
    showToast({ kind: 'success', title: words.doneTitle, text: words.doneText });
    closeModal();
    await navigate('/');
  };

  async function send(registration: Registration, claims: boolean): Promise<void> {
    const { trap } = registration;
    const { Password, ...told } = readAnswers(registration.model, asked);
    const model = { ...told, ...readCityAndCounty(registration.model) };
    const sealed = await sealSecrets({ Password });
    if (!sealed) return;
    const claim = claims ? { ClaimNumber: true } : {};
    const reply = await browserHttp.call('register', { ...model, ...sealed, ...trap, ...claim });
    const { canClaim, isClaimed } = readTaken(reply, claims);
    setTaken(canClaim ? registration : undefined);
    if (reply && isClaimed) return openModal('numberClaim', { text: reply.Message });
    switch (reply?.StatusCode) {
      case outcomes.ok.code:
        return finish();
      case outcomes.registerBirthdateRequired.code:
        setAsksBirthdate(true);
        return showToast({ kind: 'warning', text: reply.Message });
      case outcomes.registerPhoneVerification.code:
        return verifyPhone({
          phone: model.Phone,
          person: { NationalNumber: model.NationalNumber },
          queryType: 'login',
          why: 'register',
          trap,
          onVerified: asksAgain(reply) ? () => send(registration, claims) : finish,
        });
      default:
        return canClaim ? undefined : showToast(failureToast(reply));
    }
  }

  return {
    asksBirthdate,
    taken,
    register: (registration: Registration) => send(registration, registration.model.NationalNumber === claimed),
    claimNumber(registration: Registration): Promise<void> {
      setClaimed(registration.model.NationalNumber);
      return send(registration, true);
    },
  };
}
