import { quoteAddress } from '#catalog/flows/quote-address.ts';
import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import type { Policy } from '#ports/policies.ts';
import type { PolicyPorts } from './ports.ts';

type Secrets = Pick<PolicyPorts, 'secrets'>;

/** It follows from the policy under our key, so that a reminder sent again carries the same. */
function renewalToken({ secrets }: Secrets, { id }: Policy): string {
  return secrets.digest('renewal', id);
}

/** What a link's token is stored and found by. */
export function renewalDigest({ secrets }: Secrets, token: string): string {
  return secrets.digest('token', token);
}

/** Where the page of the line asks for the code and opens the new quotation; kept, so that it is known when it is used. */
export async function renewalPath(
  ports: Secrets & Pick<PolicyPorts, 'renewals'>,
  policy: Policy,
): Promise<string | undefined> {
  if (quotedKind(policy.line) === undefined) return undefined;
  const token = renewalToken(ports, policy);
  await ports.renewals.keepLink(policy.id, renewalDigest(ports, token));
  return quoteAddress({ line: policy.line, variant: undefined }, { kind: 'renewal', token });
}
