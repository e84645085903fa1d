import { codeRules } from '#domain/account/codes.ts';
import type { CodeOwner } from '#ports/verification-codes.ts';
import type { AccountPorts } from '../ports.ts';
import { codeDigest } from './deliver-code.ts';

export type TryCodeAnswer =
  | { readonly kind: 'right'; readonly nationalNumber: string | undefined }
  | { readonly kind: 'codeWrong'; readonly triesLeft: number }
  | { readonly kind: 'codeOver' };

/** Spends a try before it compares, so that tries made together cannot be more than are allowed. */
export async function tryCode(
  ports: Pick<AccountPorts, 'codes' | 'secrets' | 'clock'>,
  owner: CodeOwner,
  typed: string,
): Promise<TryCodeAnswer> {
  const now = ports.clock.now();
  const code = await ports.codes.spendTry(owner, { now, mostTries: codeRules.mostTries });
  if (!code) return { kind: 'codeOver' };
  if (!ports.secrets.same(codeDigest(ports, owner, typed), code.codeDigest)) {
    return { kind: 'codeWrong', triesLeft: code.triesLeft };
  }
  const used = await ports.codes.use(code.id, now);
  return used ? { kind: 'right', nationalNumber: code.nationalNumber } : { kind: 'codeOver' };
}
