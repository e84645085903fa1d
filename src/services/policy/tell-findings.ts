import { findingsMail } from '#messages/finding-mail.ts';
import { mailBody } from '../document/mail-body.ts';
import type { PolicyPorts } from './ports.ts';

type Ports = Pick<PolicyPorts, 'clock' | 'mail' | 'operationsEmail' | 'reconciliations'>;
type Untold = { readonly answer: 'refused' | 'unavailable'; readonly untold: number };

/**
 * Writes to the agency of what a person must look at, many in one mail. What could not be told is told the next time, and
 * to whoever looks after the product.
 */
export async function tellFindings(
  { reconciliations, mail, operationsEmail, clock }: Ports,
  onUntold: (untold: Untold) => void,
  mostPerMail = 100,
): Promise<void> {
  for (;;) {
    const findings = await reconciliations.untold(mostPerMail);
    if (findings.length === 0) return;
    const { subject, parts } = findingsMail(findings);
    const id = `findings-${findings[0]?.id}-${findings.at(-1)?.id}`;
    const answer = await mail.send({ id, to: operationsEmail, subject, ...mailBody(parts), attachments: [] });
    if (answer.kind !== 'sent') return onUntold({ answer: answer.kind, untold: findings.length });
    await reconciliations.markTold(findings, clock.now());
  }
}
