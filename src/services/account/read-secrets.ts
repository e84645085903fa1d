import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';

type Ports = Pick<AccountPorts, 'securityTokens' | 'secrets' | 'clock'>;

/**
 * Reads fields encrypted under a security token, which is used up by it. A token that is unknown, late, used or another
 * visitor's costs the same work as a good one and reads nothing.
 */
export async function readSecrets(
  ports: Ports,
  { guid, texts }: { readonly guid: string; readonly texts: readonly string[] },
  caller: Caller,
): Promise<readonly (string | undefined)[]> {
  const { secrets } = ports;
  const sealedSalt = await ports.securityTokens.redeem({
    guidDigest: secrets.digest('token', guid.toLowerCase()),
    visitor: visitorOf(ports, caller),
    now: ports.clock.now(),
  });
  const salt = secrets.unseal(sealedSalt ?? secrets.seal(secrets.salt()));
  const read = texts.map((text) => secrets.decrypt({ salt, text }));
  return sealedSalt === undefined ? texts.map(() => undefined) : read;
}
