import type { FastifyRequest } from 'fastify';
import { seeded } from '../seeded.ts';
import type { Counters } from './counters.ts';
import type { DemoCredentials } from './credentials.ts';
import { latencyOf } from './latency.ts';
import type { Office } from './office.ts';

/** Where a protocol and an insurer's office meet. */
export type InsurerContext = {
  readonly office: Office;
  readonly counters: Counters;
  readonly credentials: DemoCredentials;
  /** Factor on every latency; zero answers at once. */
  readonly latencyFactor: number;
  /** Whether the insurer's own share of faults happens. */
  readonly faults: boolean;
  readonly onReset: (forget: () => void) => void;
};

/** Anything but a quote takes a part of the time a quote takes. */
const otherShare = 0.3;
const never = 600_000;

/** Waits, but not for somebody who has hung up. */
export function pause(milliseconds: number, request: FastifyRequest): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const { socket } = request.raw;
    const end = (): void => {
      clearTimeout(timer);
      socket.off('close', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    socket.once('close', end);
  });
}

export function quoteLatency({ office, latencyFactor }: InsurerContext, reference: string): number {
  return latencyOf(office.personality, reference) * latencyFactor;
}

function hasFault({ office, faults }: InsurerContext, reference: string): boolean {
  const { code, faults: own } = office.personality;
  return faults && seeded(`fault/${code}/${reference}`)() < own.share;
}

/** Lets the time of a quote pass; tells whether it ends in a fault of the insurer's own. */
export async function workOnQuote(
  context: InsurerContext,
  request: FastifyRequest,
  reference: string,
): Promise<'done' | 'fault'> {
  const fault = hasFault(context, reference);
  const hangs = fault && context.office.personality.faults.kind === 'hang';
  await pause(hangs ? never : quoteLatency(context, reference), request);
  return fault ? 'fault' : 'done';
}

export function workOnOther(context: InsurerContext, request: FastifyRequest, key: string): Promise<void> {
  return pause(quoteLatency(context, key) * otherShare, request);
}
