import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const idOf = (mail: Buffer) => /^message-id: *(\S+)/im.exec(mail.toString('latin1'))?.[1];

/** Every mail that arrives, by address, and once: a mail whose id is known came before. Whoever lies in ambush strikes when one was taken and not yet confirmed. */
export async function openPostBox() {
  const arrivals = new Map<string, Date[]>();
  const known = new Set<string>();
  let repeated = 0;
  let ambush: { readonly address: string; readonly strike: () => Promise<void> } | undefined;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      buffer(stream).then((mail) => {
        const addresses = session.envelope.rcptTo.map(({ address }) => address);
        const id = idOf(mail);
        if (id !== undefined && known.has(id)) {
          repeated += 1;
          return done();
        }
        if (id !== undefined) known.add(id);
        for (const address of addresses) arrivals.set(address, [...(arrivals.get(address) ?? []), new Date()]);
        const found = ambush !== undefined && addresses.includes(ambush.address) ? ambush : undefined;
        if (!found) return done();
        ambush = undefined;
        return found.strike().then(() => done(), done);
      }, done);
    },
  });
  // A killed process leaves in mid-sentence.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    arrivals: arrivals as ReadonlyMap<string, readonly Date[]>,
    /** Mails that the box knew already. */
    repeated: () => repeated,
    lieInAmbush(address: string, strike: () => Promise<void>): void {
      ambush = { address, strike };
    },
    leave(): void {
      ambush = undefined;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type PostBox = Awaited<ReturnType<typeof openPostBox>>;
