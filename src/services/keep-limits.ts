import { neighbourhoodOf } from '#domain/abuse/address-block.ts';
import type { Limit, LimitedAction, LimitKey, LimitOutcome, LimitRow } from '#domain/abuse/limit.ts';
import { limitsOf } from '#domain/abuse/limits.ts';
import type { Count } from '#ports/rate-limits.ts';
import type { AccountPorts, Caller } from './ports.ts';

export type Limited = {
  readonly kind: 'limited';
  readonly outcome: LimitOutcome;
  /** Until the limit that refused has room again. */
  readonly retryAfterSeconds: number;
};

export type LimitSubjects = Pick<Caller, 'visitor' | 'address'> & {
  readonly phone?: string | undefined;
  readonly identity?: string | undefined;
  /** Whether the caller has shown more than an address. */
  readonly known?: boolean;
};

type Ports = Pick<AccountPorts, 'limits' | 'limitFactor' | 'secrets' | 'clock'>;
type Wanted = { readonly count: Count; readonly limit: Limit };

function keysOf({ phone, identity, visitor, address }: LimitSubjects): Record<LimitKey, string | undefined> {
  const { block, network } = neighbourhoodOf(address);
  const at = (subject: string | undefined, place: string) => subject && `${subject} ${place}`;
  return {
    visitor,
    phoneAtVisitor: at(phone, visitor),
    identityAtVisitor: at(identity, visitor),
    block,
    phoneAtBlock: at(phone, block),
    identityAtBlock: at(identity, block),
    network,
    phoneAtNetwork: at(phone, network),
    identityAtNetwork: at(identity, network),
    phone,
    identity,
    total: 'total',
  };
}

/** The counts of an action, as far as the call names what they are about. */
function countsOf({ limitFactor, secrets }: Ports, action: LimitedAction, subjects: LimitSubjects): readonly Wanted[] {
  const keys = keysOf(subjects);
  const members: Partial<Record<LimitRow['counts'], string | undefined>> = {
    phones: subjects.phone,
    identities: subjects.identity,
  };
  const digest = (value: string) => secrets.digest('limit', value);

  function countOf(limit: Limit): Wanted | undefined {
    const { key, group, counts, windowSeconds, max, reserve } = limit;
    const value = keys[key];
    const member = members[counts];
    if (value === undefined || (counts in members && member === undefined)) return undefined;
    const name = [action, group, key, counts, windowSeconds].join('/');
    const quiet = (reserve?.quiet ?? []).map((pace) => ({
      ...pace,
      key: [name, 'quiet', pace.key, digest(keys[pace.key] ?? '')].join('/'),
    }));
    const count = {
      key: `${name}/${digest(value)}`,
      windowSeconds,
      max,
      member: member && digest(member),
      reserve: reserve && { places: reserve.places, quiet },
    };
    return { count, limit };
  }

  return limitsOf(action, { known: subjects.known, factor: limitFactor })
    .map(countOf)
    .filter((wanted) => wanted !== undefined);
}

/** Counts a call under every limit of its action, or refuses it and counts it nowhere. */
export async function keepLimits(
  ports: Ports,
  action: LimitedAction,
  subjects: LimitSubjects,
): Promise<Limited | undefined> {
  const wanted = countsOf(ports, action, subjects);
  const refusal = await ports.limits.count(
    wanted.map(({ count }) => count),
    ports.clock.now(),
  );
  const broken = refusal && wanted.find(({ count }) => count.key === refusal.key);
  return broken && { kind: 'limited', outcome: broken.limit.outcome, retryAfterSeconds: refusal.waitSeconds };
}

/** Gives back what was counted ahead, where nothing failed or nothing was sent. */
export async function giveBack(ports: Ports, action: LimitedAction, subjects: LimitSubjects): Promise<void> {
  const ahead = countsOf(ports, action, subjects).filter(
    ({ limit: { counts } }) => counts === 'failures' || counts === 'sent',
  );
  await ports.limits.giveBack(ahead.map(({ count }) => count));
}
