import type { AgencyWrote } from '#ports/support.ts';
import type { DeskPorts } from './ports.ts';
import { typedText } from './typed-text.ts';

type Ports = Pick<DeskPorts, 'clock' | 'support'>;

export type ThreadAnswer = {
  readonly number: string;
  readonly text: string;
  /** Meant to be the last word. */
  readonly closing: boolean;
  /** One for each time the form was drawn: who presses twice answers once. */
  readonly once: string;
  /** How many messages the form stood beneath. */
  readonly seen: number;
};

export type ThreadAnswered = AgencyWrote | 'missing';

/** The agency's answer, once, by who has seen all that was written; the customer is told by the job that follows. */
export async function answerThread({ clock, support }: Ports, answer: ThreadAnswer): Promise<ThreadAnswered> {
  const request = await support.findByNumber(answer.number);
  if (!request) return 'missing';
  const { once, text, closing, seen } = answer;
  const message = { id: once, text: typedText(text), sentAt: clock.now() };
  return support.agencyWrites(request.id, message, { closing, seen });
}

/** Ends a request without another word, unless its customer wrote meanwhile. */
export async function closeThread(
  { support }: Pick<Ports, 'support'>,
  { number, seen }: Pick<ThreadAnswer, 'number' | 'seen'>,
): Promise<'closed' | 'newMessage' | 'missing'> {
  const request = await support.findByNumber(number);
  return request ? support.close(request.id, seen) : 'missing';
}

/** Takes back that a request was closed. */
export async function reopenThread(
  { support }: Pick<Ports, 'support'>,
  number: string,
): Promise<'reopened' | 'notClosed' | 'missing'> {
  const request = await support.findByNumber(number);
  if (!request) return 'missing';
  return (await support.reopen(request.id)) ? 'reopened' : 'notClosed';
}
