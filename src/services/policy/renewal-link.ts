import { quoteAddress } from '#catalog/flows/quote-address.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { Policy } from '#ports/policies.ts';
import type { PolicyPorts } from './ports.ts';
import { renewalFrom } from './renewal-from.ts';

type Secrets = Pick<PolicyPorts, 'secrets'>;

/** It follows from the policy under our key, so that a reminder sent again carries the same. */
function renewalToken({ secrets }: Secrets, { id }: Policy): string {
  return secrets.digest('renewal', id);
}

/** What a link's token is stored and found by. */
export function renewalDigest({ secrets }: Secrets, token: string): string {
  return secrets.digest('token', token);
}

/**
 * Where the page of the line asks for the code and opens the new quotation; kept, so that it is known when it is used.
 * There is none to what cannot be renewed.
 */
export async function renewalPath(
  ports: Secrets & Pick<PolicyPorts, 'clock' | 'renewals'>,
  policy: Policy,
): Promise<string | undefined> {
  if (renewalFrom(policy, istanbulToday(ports.clock.now())) === undefined) return undefined;
  const token = renewalToken(ports, policy);
  await ports.renewals.keepLink(policy.id, renewalDigest(ports, token));
  return quoteAddress({ line: policy.line, variant: undefined }, { kind: 'renewal', token });
}
