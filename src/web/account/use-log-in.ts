import { alreadyAgreed } from '#catalog/forms/consents.ts';
import type { Trap } from '#contracts/honeypot.ts';
import { openModal, type VerificationAnswer } from '../modal/modal-store.ts';
import type { Refusal } from '../ui/refusal.ts';
import { keepReturn, takeReturn } from '../user/return-address.ts';
import { verifyPhone } from '../verification/verify-phone.ts';
import type { LoginStep } from './login-reply.ts';
import { type Credentials, tryLogin } from './try-login.ts';
import { useEnterAccount } from './use-enter-account.ts';

type Sent = Extract<LoginStep, { kind: 'secondFactor' }>['sent'];
type Asked = Extract<LoginStep, { kind: 'verifyPhone' }>['asked'];

export type LoginCredentials = Credentials & { readonly trap: Trap };

/** Logs in, through whatever the server asks for on the way, or answers why not. The password stays in memory until it is done. */
export function useLogIn(): (credentials: LoginCredentials) => Promise<Refusal | undefined> {
  const enter = useEnterAccount();

  async function logIn(credentials: LoginCredentials): Promise<Refusal | undefined> {
    const step = await tryLogin(credentials);
    switch (step.kind) {
      case 'opened':
        return enter(step.session, credentials.password);
      case 'verifyPhone':
        return askForPhone(credentials, step.asked);
      case 'secondFactor':
        return askForCode(credentials, step.sent);
      case 'failed':
        return step.refusal;
    }
  }

  function askForPhone(credentials: LoginCredentials, { Phone, NationalNumber, AsksAgreements }: Asked): undefined {
    // The window of the code is closed before the login goes on, and whoever closes one is led nowhere.
    const wanted = takeReturn();
    verifyPhone({
      phone: Phone,
      person: { NationalNumber },
      queryType: 'login',
      why: 'account',
      given: AsksAgreements ? undefined : alreadyAgreed,
      onVerified: async () => {
        if (wanted !== undefined) keepReturn(wanted);
        if (await logIn(credentials)) takeReturn();
      },
    });
  }

  function askForCode(credentials: LoginCredentials, sent: Sent): undefined {
    openModal('phoneVerification', {
      phone: sent.Phone,
      person: credentials.username,
      queryType: 'login',
      why: sent.NewDevice ? 'login' : 'everyLogin',
      sentSeconds: sent.ResendSeconds,
      given: sent.AsksAgreements ? undefined : alreadyAgreed,
      send: async () => {
        const step = await tryLogin(credentials);
        if (step.kind === 'secondFactor') return { state: 'sent', seconds: step.sent.ResendSeconds };
        if (step.kind !== 'failed') return { state: 'unsent', seconds: 0 };
        return { state: 'unsent', seconds: step.seconds, problem: step.refusal.text };
      },
      confirm: (answer) => logInWithCode(credentials, answer, sent.AsksAgreements),
    });
  }

  async function logInWithCode(
    credentials: LoginCredentials,
    { code, agreements }: VerificationAnswer,
    asked: boolean,
  ): Promise<Refusal | undefined> {
    const step = await tryLogin(credentials, code);
    if (step.kind === 'failed') return step.refusal;
    if (step.kind !== 'opened') return undefined;
    return enter(step.session, credentials.password, {
      secondFactor: true,
      agreements: asked ? agreements : undefined,
    });
  }

  return logIn;
}
