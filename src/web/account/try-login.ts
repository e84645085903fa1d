import type { Trap } from '#contracts/honeypot.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { loginMessages as words } from '#messages/modals.ts';
import { browserHttp } from '../http/browser-http.ts';
import { type Refusal, tellRefusal } from '../ui/refusal.ts';
import { codeFields } from '../verification/code-refusal.ts';
import { type LoginStep, readLogin } from './login-reply.ts';
import { sealSecrets } from './seal-secrets.ts';

export type Credentials = { readonly username: string; readonly password: string; readonly trap?: Trap | undefined };

/** The password stands beside the sentence, which does not say which of the two is wrong. */
const passwordFields = new Map([[outcomes.loginFailed.code, 'Password']]);

export type LoginTry =
  | Exclude<LoginStep, { kind: 'failed' }>
  | (Extract<LoginStep, { kind: 'failed' }> & { readonly refusal: Refusal });

/** One try. The password travels under a token of its own each time; a failure is told by toast as well. */
export async function tryLogin({ username, password, trap }: Credentials, code?: string): Promise<LoginTry> {
  const secrets = await sealSecrets({ Password: password });
  if ('refusal' in secrets) return { kind: 'failed', seconds: 0, refusal: secrets.refusal };
  const secondFactor = code === undefined ? {} : ({ MfaControl: 'true', MfaCode: code } as const);
  const reply = await browserHttp.call('login', { Username: username, ...secrets.sealed, ...secondFactor, ...trap });
  const step = readLogin(reply);
  if (step.kind !== 'failed') return step;
  const fields = code === undefined ? passwordFields : codeFields;
  return { ...step, refusal: tellRefusal(reply, { fields, fallback: words.failed }) };
}
