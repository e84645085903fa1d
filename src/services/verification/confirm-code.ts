import type { CodePurpose } from '#domain/account/codes.ts';
import { type AgreementFlags, consentFacts } from '#domain/account/consents.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import { plainDigits } from '#domain/turkish-text.ts';
import { recordConsents, unsaidFacts } from '../account/record-consents.ts';
import { recordSecurity } from '../account/record-security.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import { type TryCodeAnswer, tryCode } from './try-code.ts';

export type Confirmation = {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly agreements: AgreementFlags;
};

export type ConfirmCodeAnswer = Limited | Exclude<TryCodeAnswer, { kind: 'right' }> | { readonly kind: 'confirmed' };

type Ports = Pick<
  AccountPorts,
  'accounts' | 'codes' | 'consents' | 'content' | 'limits' | 'limitFactor' | 'secrets' | 'securityLog' | 'clock'
>;

/** The account of who proved the phone, whichever way they came. */
async function memberOf({ accounts }: Ports, phone: string, nationalNumber: string | undefined) {
  const account = await accounts.find({ kind: 'phone', value: phone });
  return account?.phoneVerifiedAt && account.nationalNumber === nationalNumber ? account : undefined;
}

/** Proves a phone. In login mode this also completes the visitor's own registration with that phone. */
export async function confirmCode(ports: Ports, request: Confirmation, caller: Caller): Promise<ConfirmCodeAnswer> {
  const { purpose } = request;
  const phone = normalisePhone(request.phone);
  const limited = await keepLimits(ports, 'confirm', { ...caller, phone });
  if (limited) return limited;
  const visitor = visitorOf(ports, caller);
  const tried = await tryCode(ports, { phone, purpose, visitor }, plainDigits(request.code).trim());
  if (tried.kind !== 'right') return tried;

  const now = ports.clock.now();
  const accountId =
    purpose === 'login' ? await ports.accounts.verifyPhone({ phone, registeredBy: visitor, now }) : undefined;
  if (accountId !== undefined) {
    await ports.accounts.rememberDevice(accountId, visitor, now);
    recordSecurity(ports, 'registered', { caller, accountId });
  }
  const member = await memberOf(ports, phone, tried.nationalNumber);
  if (accountId !== undefined && member) await ports.consents.oweOf(member);
  const { nationalNumber } = tried;
  const subject = { accountId, phone, nationalNumber, act: 'verification' } as const;
  const said = consentFacts(request.agreements);
  // Who registers has agreed in that window; proving its phone states nothing twice.
  const facts =
    purpose === 'login' && nationalNumber !== undefined
      ? await unsaidFacts(ports, said, { phone, nationalNumber })
      : said;
  await recordConsents(ports, facts, {
    ...subject,
    caller,
    known: { email: member?.email },
  });
  return { kind: 'confirmed' };
}
