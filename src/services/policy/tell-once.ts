import type { MessageName } from '#ports/message-ledger.ts';
import type { DeliveryAnswer } from '#ports/messaging.ts';
import type { PolicyPorts } from './ports.ts';

/** One way to tell somebody something. */
export type Way = Pick<MessageName, 'channel' | 'recipient'> & { send(id: string): Promise<DeliveryAnswer> };

/** Goes every way once, whatever becomes of the others. False while one of them must be tried again. */
export async function tellOnce(
  { ledger, clock }: Pick<PolicyPorts, 'clock' | 'ledger'>,
  subject: Pick<MessageName, 'purpose' | 'reason'>,
  ways: readonly Way[],
): Promise<boolean> {
  let settled = true;
  for (const { channel, recipient, send } of ways) {
    const answer = await ledger.once({ channel, recipient, ...subject }, clock.now(), send);
    if (answer.kind === 'busy' || answer.state === 'unavailable') settled = false;
  }
  return settled;
}
