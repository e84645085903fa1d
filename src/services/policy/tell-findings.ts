import { findingsMail } from '#messages/finding-mail.ts';
import { mailBody } from '../document/mail-body.ts';
import type { PolicyPorts } from './ports.ts';

const mostPerMail = 100;

/** Writes to the agency of what a person must look at, all in one mail. What could not be told is told the next time. */
export async function tellFindings({
  reconciliations,
  mail,
  operationsEmail,
  clock,
}: Pick<PolicyPorts, 'clock' | 'mail' | 'operationsEmail' | 'reconciliations'>): Promise<void> {
  const findings = await reconciliations.untold(mostPerMail);
  if (findings.length === 0) return;
  const { subject, parts } = findingsMail(findings);
  const id = `findings-${findings[0]?.id}-${findings.at(-1)?.id}`;
  const answer = await mail.send({ id, to: operationsEmail, subject, ...mailBody(parts), attachments: [] });
  if (answer.kind === 'sent') await reconciliations.markTold(findings, clock.now());
}
