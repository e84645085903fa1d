import type { Database } from '../database.ts';
import { accountNoticeRepository } from './account-notices.ts';
import { accountRepository } from './accounts.ts';
import { consentRepository } from './consents.ts';
import { messageLedger } from './message-ledger.ts';
import { numberClaimRepository } from './number-claims.ts';
import { rateLimitRepository } from './rate-limits.ts';
import { securityTokenRepository } from './security-tokens.ts';
import { sessionRepository } from './sessions.ts';
import { verificationCodeRepository } from './verification-codes.ts';
import { visitorRepository } from './visitors.ts';

/** All that accounts and verification keep. */
export function accountRepositories(database: Database) {
  return {
    accounts: accountRepository(database),
    notices: accountNoticeRepository(database),
    claims: numberClaimRepository(database),
    sessions: sessionRepository(database),
    visitors: visitorRepository(database),
    securityTokens: securityTokenRepository(database),
    codes: verificationCodeRepository(database),
    consents: consentRepository(database),
    ledger: messageLedger(database),
    limits: rateLimitRepository(database),
  };
}
