import type { Trap } from '#contracts/honeypot.ts';
import { loginMessages as words } from '#messages/modals.ts';
import { browserHttp } from '../http/browser-http.ts';
import { openModal, type VerificationAnswer } from '../modal/modal-store.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { verifyPhone } from '../verification/verify-phone.ts';
import { type LoginStep, readLogin } from './login-reply.ts';
import { sealSecrets } from './seal-secrets.ts';
import { useEnterAccount } from './use-enter-account.ts';

export type Credentials = {
  readonly username: string;
  readonly password: string;
  readonly trap: Trap;
};

/** One try. The password travels under a token of its own each time; a failure is told here. */
async function tryLogin({ username, password, trap }: Credentials, code?: string): Promise<LoginStep> {
  const sealed = await sealSecrets({ Password: password });
  if (!sealed) return { kind: 'failed', seconds: 0 };
  const secondFactor = code === undefined ? {} : ({ MfaControl: 'true', MfaCode: code } as const);
  const reply = await browserHttp.call('login', { Username: username, ...sealed, ...secondFactor, ...trap });
  const step = readLogin(reply);
  if (step.kind === 'failed') showToast(failureToast(reply, words.failed));
  return step;
}

/** Logs in, through whatever the server asks for on the way. The password stays in memory until it is done. */
export function useLogIn(): (credentials: Credentials) => Promise<void> {
  const enter = useEnterAccount();

  async function logIn(credentials: Credentials): Promise<void> {
    const step = await tryLogin(credentials);
    if (step.kind === 'opened') await enter(step.session, credentials.password);
    if (step.kind === 'verifyPhone') askForPhone(credentials, step.asked);
    if (step.kind === 'secondFactor') askForCode(credentials, step.sent);
  }

  function askForPhone(credentials: Credentials, { Phone, NationalNumber }: { Phone: string; NationalNumber: string }) {
    verifyPhone({
      phone: Phone,
      person: { NationalNumber },
      queryType: 'login',
      why: 'account',
      onVerified: () => logIn(credentials),
    });
  }

  function askForCode(credentials: Credentials, sent: Extract<LoginStep, { kind: 'secondFactor' }>['sent']) {
    openModal('phoneVerification', {
      phone: sent.Phone,
      queryType: 'login',
      why: sent.NewDevice ? 'login' : 'everyLogin',
      sentSeconds: sent.ResendSeconds,
      send: async () => {
        const step = await tryLogin(credentials);
        if (step.kind === 'secondFactor') return { sent: true, seconds: step.sent.ResendSeconds };
        return { sent: false, seconds: step.kind === 'failed' ? step.seconds : 0 };
      },
      confirm: (answer) => logInWithCode(credentials, answer),
    });
  }

  async function logInWithCode(credentials: Credentials, { code, agreements }: VerificationAnswer): Promise<boolean> {
    const step = await tryLogin(credentials, code);
    if (step.kind !== 'opened') return false;
    await enter(step.session, credentials.password, { secondFactor: true, agreements });
    return true;
  }

  return logIn;
}
