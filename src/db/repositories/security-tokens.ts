import type { SecurityTokens } from '#ports/security-tokens.ts';
import type { Database } from '../database.ts';
import { and, eq, gt, isNull } from '../drizzle.ts';
import { securityTokens } from '../schema/verification.ts';

export function securityTokenRepository(database: Database): SecurityTokens {
  return {
    async add(token) {
      await database.insert(securityTokens).values(token);
    },
    async redeem({ guidDigest, visitor, now }) {
      const owned = and(eq(securityTokens.guidDigest, guidDigest), eq(securityTokens.visitor, visitor));
      const [row] = await database
        .update(securityTokens)
        .set({ usedAt: now })
        .where(and(owned, isNull(securityTokens.usedAt), gt(securityTokens.expiresAt, now)))
        .returning({ sealedSalt: securityTokens.sealedSalt });
      return row?.sealedSalt;
    },
  };
}
