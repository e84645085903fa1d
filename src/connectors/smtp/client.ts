import { type SentMail, type SmtpServer, smtpConnection } from './connection.ts';
import type { OutgoingMail } from './map-out.ts';
import { Places } from './places.ts';

export type SmtpOptions = SmtpServer & {
  readonly from: string;
  readonly fromName: string;
  /** Who writes: title, address and register number, under every mail. */
  readonly identityLine: string;
  /** How long one mail may take from first to last, its wait for a connection included. */
  readonly deadlineMs?: number;
};

export type SmtpClient = (mail: OutgoingMail) => Promise<SentMail>;

const usualDeadlineMs = 30_000;
/** Mails on their way at the same time. */
const mostAtOnce = 3;
/**
 * A server that kept a mail beyond its deadline is left alone for so long: nobody waits for it meanwhile. One that took
 * others in that time is only busy, and who never got a place knows nothing of it.
 */
const restMs = 10_000;

class MailServerRests extends Error {
  override readonly name = 'MailServerRests';
}

/** Who gets a place at the very end of its time would open a connection only to have it cut. */
const leastShareOfTime = 0.1;
class NoTimeLeft extends Error {
  override readonly name = 'NoTimeLeft';
}

/** However slowly a server answers, and in however small pieces, a mail has left by its deadline or is given up. */
export function smtpClient(options: SmtpOptions): SmtpClient {
  const { deadlineMs = usualDeadlineMs } = options;
  const connections = new Places(Array.from({ length: mostAtOnce }, () => smtpConnection(options)));
  let [restsUntil, lastSent] = [0, 0];
  return async (mail) => {
    if (performance.now() < restsUntil) throw new MailServerRests();
    const [began, deadline] = [performance.now(), AbortSignal.timeout(deadlineMs)];
    return connections.at(deadline, async (send) => {
      if (performance.now() - began > deadlineMs * (1 - leastShareOfTime)) throw new NoTimeLeft();
      try {
        const sent = await send(mail, deadline);
        lastSent = performance.now();
        return sent;
      } catch (error) {
        if (deadline.aborted && lastSent < began) restsUntil = performance.now() + Math.min(restMs, deadlineMs);
        throw error;
      }
    });
  };
}
