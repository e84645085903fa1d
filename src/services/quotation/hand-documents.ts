import { isHandoverOver } from '#domain/quote/handover-pace.ts';
import type { Clock } from '#ports/clock.ts';
import type { Files } from '#ports/files.ts';
import type { DocumentsAnswer } from '#ports/insurer.ts';
import type { JobData } from '#ports/jobs.ts';
import type { Handover, ReviewHandovers } from '#ports/review-handovers.ts';
import type { GuardedInsurer } from '../insurer/guard-insurer.ts';

type Ports = {
  readonly clock: Clock;
  readonly files: Pick<Files, 'read'>;
  readonly handovers: Pick<ReviewHandovers, 'underWay' | 'received' | 'settle'>;
  readonly insurers: ReadonlyMap<string, GuardedInsurer>;
};

/** The insurer could not be reached or understood; whoever runs the job tries again later. */
export class HandoverPending extends Error {
  override readonly name = 'HandoverPending';
}

const deadlineMs = 60_000;
const notTaken: DocumentsAnswer = { kind: 'declined', reason: '' };

/** One file at a time: what has arrived need not be sent again when the next does not. */
async function handOne(ports: Ports, handover: Handover, fileId: string): Promise<DocumentsAnswer> {
  const file = await ports.files.read(fileId);
  const insurer = ports.insurers.get(handover.insurer);
  if (!file || !insurer?.sendDocuments) return notTaken;
  const { fileName, mediaType, bytes } = file;
  const signal = AbortSignal.timeout(deadlineMs);
  return insurer.sendDocuments(handover.reviewReference, [{ fileName, mediaType, bytes }], { signal });
}

/** Hands on what was kept for an insurer, until it has all of it, refuses, or could not be reached for a day. */
export async function handDocuments(ports: Ports, { handoverId }: JobData['handDocuments']): Promise<void> {
  const { handovers, clock } = ports;
  const handover = await handovers.underWay(handoverId);
  if (!handover) return;
  for (const fileId of handover.fileIds) {
    const answer = await handOne(ports, handover, fileId);
    const now = clock.now();
    if (answer.kind === 'failed' && !isHandoverOver(handover.since, now)) {
      throw new HandoverPending(`${handoverId} to ${handover.insurer}: ${answer.reason}`);
    }
    if (answer.kind !== 'received') return handovers.settle(handoverId, 'failed');
    await handovers.received(handoverId, fileId, now);
  }
  await handovers.settle(handoverId, 'sent');
}
