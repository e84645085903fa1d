import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { BehaviourMode } from '../behaviour.ts';
import type { World } from '../world.ts';
import { mailboxOf } from './mailbox.ts';
import { parseMail } from './mime.ts';

export type MailServer = { readonly port: number; close(): Promise<void> };

type Refusal = Error & { responseCode: number };

function refusal(responseCode: number, message: string): Refusal {
  return Object.assign(new Error(message), { responseCode });
}

function refusalOf(mode: BehaviourMode): Refusal | undefined {
  if (mode === 'error') return refusal(451, 'Requested action aborted: local error');
  return mode === 'decline' ? refusal(550, 'Mailbox unavailable') : undefined;
}

/** The mail server. Faults show at MAIL FROM, before a message is taken. */
export async function startMail(world: World, port: number, host = '127.0.0.1'): Promise<MailServer> {
  const mailbox = mailboxOf(world);
  const sockets = new Set<Socket>();
  const cut = ({ remotePort }: SMTPServerSession): void => {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.resetAndDestroy();
  };

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 32 * 1024 * 1024,
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onMailFrom(_address, session, done) {
      const { mode, latencyMs } = world.behaviours.of('mail');
      const play = (): void => {
        if (mode === 'hang') return;
        if (mode === 'reset') cut(session);
        else done(refusalOf(mode));
      };
      const wait = latencyMs ?? (mode === 'slow' ? 15_000 : 0);
      if (wait > 0) setTimeout(play, wait).unref();
      else play();
    },
    onData(stream, session, done) {
      buffer(stream).then((content) => {
        if (stream.sizeExceeded) return done(refusal(552, 'Message too large'));
        const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
        mailbox.keep({ ...parseMail(content.toString('latin1')), recipients, at: world.options.now().toISOString() });
        return done();
      }, done);
    },
  });
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // A client that goes away in mid-sentence is no fault of the server's.
  server.on('error', () => undefined);
  server.listen(port, host);
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
