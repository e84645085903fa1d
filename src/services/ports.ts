import type { Campaign } from '#domain/marketing.ts';
import type { AccountNotices } from '#ports/account-notices.ts';
import type { Accounts } from '#ports/accounts.ts';
import type { Clock } from '#ports/clock.ts';
import type { Consents } from '#ports/consents.ts';
import type { ContentStore } from '#ports/content-store.ts';
import type { MessageLedger } from '#ports/message-ledger.ts';
import type { SmsSender } from '#ports/messaging.ts';
import type { NumberClaims } from '#ports/number-claims.ts';
import type { RateLimits } from '#ports/rate-limits.ts';
import type { ReferenceLists } from '#ports/reference-lists.ts';
import type { Registries } from '#ports/registries.ts';
import type { Passwords, Secrets } from '#ports/secrets.ts';
import type { SecurityLog } from '#ports/security-log.ts';
import type { SecurityTokens } from '#ports/security-tokens.ts';
import type { Session, Sessions } from '#ports/sessions.ts';
import type { VerificationCodes } from '#ports/verification-codes.ts';
import type { Visitors } from '#ports/visitors.ts';

/** All that accounts and verification need; each use case names the part it takes. */
export type AccountPorts = {
  readonly accounts: Accounts;
  readonly notices: AccountNotices;
  readonly claims: NumberClaims;
  readonly sessions: Sessions;
  readonly visitors: Visitors;
  readonly securityTokens: SecurityTokens;
  readonly codes: VerificationCodes;
  readonly consents: Consents;
  readonly ledger: MessageLedger;
  readonly limits: RateLimits;
  /** Widens the limits that strangers share. */
  readonly limitFactor: number;
  readonly secrets: Secrets;
  readonly passwords: Passwords;
  readonly securityLog: SecurityLog;
  readonly clock: Clock;
  readonly sms: SmsSender;
  readonly registries: Pick<Registries, 'population' | 'companies' | 'sanctions'>;
  readonly content: Pick<ContentStore<string>, 'page'>;
  readonly lists: Pick<ReferenceLists, 'provinces' | 'countries'>;
};

/** Who asks, as far as a request tells. */
export type Caller = {
  readonly visitor: string;
  readonly address: string;
  readonly userAgent: string;
  /** The advertisement that brought them, where they agreed that it is remembered. */
  readonly campaign?: Campaign | undefined;
};

/** Who looks: a browser, and the session of the account that is logged in there. */
export type Viewer = Caller & { readonly session: Pick<Session, 'accountId'> | undefined };

/** A visitor is stored as a digest: the id in the cookie binds codes and tokens, so it is a secret of the browser. */
export function visitorOf({ secrets }: Pick<AccountPorts, 'secrets'>, caller: Caller): string {
  return secrets.digest('visitor', caller.visitor);
}

const partnerPatienceMs = 30_000;

/** The longest a person is kept waiting for a partner. */
export function partnerSignal(): AbortSignal {
  return AbortSignal.timeout(partnerPatienceMs);
}
