import { argon2Passwords, nodeSecrets } from '#connectors/node-crypto/index.ts';
import type { Database } from '#db/database.ts';
import { accountRepository } from '#db/repositories/accounts.ts';
import { consentRepository, messageLedger } from '#db/repositories/consents.ts';
import { rateLimitRepository } from '#db/repositories/rate-limits.ts';
import { securityTokenRepository } from '#db/repositories/security-tokens.ts';
import { sessionRepository } from '#db/repositories/sessions.ts';
import { verificationCodeRepository } from '#db/repositories/verification-codes.ts';
import type { AccountPorts } from '#services/ports.ts';

type Outside = Pick<AccountPorts, 'clock' | 'sms' | 'registries' | 'content' | 'lists' | 'limitFactor'>;

/** What accounts and verification stand on: our database and keys, and the partners given. */
export function accountPorts({
  database,
  appSecret,
  ...outside
}: Outside & { readonly database: Database; readonly appSecret: string }): AccountPorts {
  return {
    ...outside,
    accounts: accountRepository(database),
    sessions: sessionRepository(database),
    securityTokens: securityTokenRepository(database),
    codes: verificationCodeRepository(database),
    consents: consentRepository(database),
    ledger: messageLedger(database),
    limits: rateLimitRepository(database),
    secrets: nodeSecrets(appSecret),
    passwords: argon2Passwords(),
  };
}
