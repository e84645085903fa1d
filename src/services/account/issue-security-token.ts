import { lifetimes, secondsAfter } from '#domain/account/lifetimes.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';

type Ports = Pick<AccountPorts, 'securityTokens' | 'limits' | 'limitFactor' | 'secrets' | 'clock'>;
export type SecurityToken = { readonly kind: 'issued'; readonly salt: string; readonly guid: string };

/** Key material for the secret fields of the visitor's next call: one use, two minutes. */
export async function issueSecurityToken(ports: Ports, caller: Caller): Promise<SecurityToken | Limited> {
  const limited = await keepLimits(ports, 'securityToken', caller);
  if (limited) return limited;
  const { secrets } = ports;
  const [salt, guid] = [secrets.salt(), secrets.guid()];
  await ports.securityTokens.add({
    guidDigest: secrets.digest('token', guid),
    visitor: visitorOf(ports, caller),
    sealedSalt: secrets.seal(salt),
    expiresAt: secondsAfter(ports.clock.now(), lifetimes.securityToken),
  });
  return { kind: 'issued', salt, guid };
}
