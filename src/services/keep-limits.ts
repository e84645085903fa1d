import { addressBlock } from '#domain/abuse/address-block.ts';
import { type Limit, type LimitedAction, type LimitOutcome, limitsOf } from '#domain/abuse/limits.ts';
import type { Count } from '#ports/rate-limits.ts';
import type { AccountPorts, Caller } from './ports.ts';

export type Limited = { readonly kind: 'limited'; readonly outcome: LimitOutcome };

type Subjects = { readonly phone?: string | undefined; readonly identity?: string | undefined };

/** Counts a call under every limit of its action, and names the first one it breaks. */
export async function keepLimits(
  { limits, limitFactor, secrets, clock }: Pick<AccountPorts, 'limits' | 'limitFactor' | 'secrets' | 'clock'>,
  action: LimitedAction,
  { phone, identity, visitor, address }: Subjects & Pick<Caller, 'visitor' | 'address'>,
): Promise<Limited | undefined> {
  const block = addressBlock(address);
  const identityAtBlock = identity === undefined ? undefined : `${identity} ${block}`;
  const keys = { phone, identity, identityAtBlock, visitor, block, total: 'total' };
  const members = { calls: undefined, phones: phone, identities: identity };

  function countOf(limit: Limit): { count: Count; outcome: LimitOutcome } | undefined {
    const { key, counts, windowSeconds, max, outcome } = limit;
    const value = keys[key];
    const member = members[counts];
    if (value === undefined || (counts !== 'calls' && member === undefined)) return undefined;
    const name = `${action}/${key}/${counts}/${windowSeconds}/${secrets.digest('limit', value)}`;
    const digest = member === undefined ? undefined : secrets.digest('limit', member);
    return { count: { key: name, windowSeconds, max, member: digest }, outcome };
  }

  const wanted = limitsOf(action, limitFactor)
    .map(countOf)
    .filter((entry) => entry !== undefined);
  const over = await limits.count(
    wanted.map(({ count }) => count),
    clock.now(),
  );
  const broken = wanted.find(({ count }) => over.has(count.key));
  return broken && { kind: 'limited', outcome: broken.outcome };
}
