import type { FileOwner } from '#ports/files.ts';
import { and, eq, isNull, or, type SQL } from '../../drizzle.ts';
import { files } from '../../schema/files.ts';

/** What an account uploaded is nobody's who merely sits at the same browser later. */
export function isOf({ visitor, accountId }: FileOwner): SQL | undefined {
  const visitors = and(isNull(files.accountId), eq(files.visitor, visitor));
  return accountId === undefined ? visitors : or(visitors, eq(files.accountId, accountId));
}

/** For counting, whatever was uploaded by the one or the other. */
export function isFrom({ visitor, accountId }: FileOwner): SQL | undefined {
  const visitors = eq(files.visitor, visitor);
  return accountId === undefined ? visitors : or(visitors, eq(files.accountId, accountId));
}
