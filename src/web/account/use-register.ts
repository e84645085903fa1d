import { useState } from 'react';
import { useNavigate } from 'react-router';
import { flag, oneOf, optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import { readCityAndCounty } from '#catalog/forms/city-and-county.ts';
import { agreementsIn } from '#catalog/forms/consents.ts';
import { genders } from '#catalog/forms/gender.ts';
import { registerForm } from '#catalog/forms/register.ts';
import type { Trap } from '#contracts/honeypot.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { registerMessages as words } from '#messages/modals.ts';
import { forgetKept } from '../form/kept-values.ts';
import type { SentForm } from '../form/use-engine.ts';
import { browserHttp } from '../http/browser-http.ts';
import { type BegunRegistration, closeModal, openModal } from '../modal/modal-store.ts';
import { type Refusal, tellRefusal } from '../ui/refusal.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { verifyPhone } from '../verification/verify-phone.ts';
import { asksAgain, readTaken } from './register-reply.ts';
import { sealSecrets } from './seal-secrets.ts';
import { tryLogin } from './try-login.ts';
import { useEnterAccount } from './use-enter-account.ts';

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

function showClaim(text: string): undefined {
  openModal('numberClaim', { text });
}

/** Opens an account and enters it. The birth date is asked only once the server wants it. */
export function useRegister({ staysHere }: Pick<BegunRegistration, 'staysHere'>) {
  const [asksBirthdate, setAsksBirthdate] = useState(false);
  /** The registration whose number stands in another's account and may be claimed. */
  const [taken, setTaken] = useState<Registration>();
  const [claimed, setClaimed] = useState<unknown>();
  const navigate = useNavigate();
  const enter = useEnterAccount();

  /** The phone was proven here a moment ago, so that the password alone opens the account. */
  async function finish({
    NationalNumber,
    Password,
  }: {
    NationalNumber: string;
    Password: string;
  }): Promise<undefined> {
    forgetKept(registerForm.id);
    const step = await tryLogin({ username: NationalNumber, password: Password });
    const isIn = step.kind === 'opened' && !(await enter(step.session, Password));
    // Said last: the account is open, whatever became of the login.
    showToast({ kind: 'success', title: words.doneTitle, text: isIn ? words.doneText : words.doneWithoutLogin });
    closeModal();
    if (!staysHere) await navigate('/');
  }

  async function send(registration: Registration, claims: boolean): Promise<Refusal | undefined> {
    const { trap } = registration;
    const { Password, ...told } = readAnswers(registration.model, asked);
    const model = { ...told, ...readCityAndCounty(registration.model) };
    const secrets = await sealSecrets({ Password });
    if ('refusal' in secrets) return secrets.refusal;
    const claim = claims ? { ClaimNumber: true } : {};
    const reply = await browserHttp.call('register', { ...model, ...secrets.sealed, ...trap, ...claim });
    const proven = () => finish({ NationalNumber: model.NationalNumber, Password });
    const { canClaim, isClaimed } = readTaken(reply, claims);
    setTaken(canClaim ? registration : undefined);
    if (reply && isClaimed) return showClaim(reply.Message);
    switch (reply?.StatusCode) {
      case outcomes.ok.code:
        return proven();
      case outcomes.registerBirthdateRequired.code:
        setAsksBirthdate(true);
        showToast({ kind: 'warning', text: reply.Message });
        return { text: reply.Message, field: 'Birthdate' };
      case outcomes.registerPhoneVerification.code:
        verifyPhone({
          phone: model.Phone,
          person: { NationalNumber: model.NationalNumber },
          queryType: 'login',
          why: 'register',
          given: agreementsIn(model),
          trap,
          onVerified: async () => {
            const refusal = await (asksAgain(reply) ? send(registration, claims) : proven());
            if (refusal) openModal('register', { refused: refusal, staysHere });
          },
        });
        return undefined;
      default:
        return canClaim ? undefined : tellRefusal(reply);
    }
  }

  return {
    asksBirthdate,
    taken,
    register: (registration: Registration) => send(registration, registration.model.NationalNumber === claimed),
    claimNumber(registration: Registration): Promise<Refusal | undefined> {
      setClaimed(registration.model.NationalNumber);
      return send(registration, true);
    },
  };
}
