import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Every mail that arrives, by address; whoever lies in ambush strikes when one was taken and not yet confirmed. */
export async function openPostBox() {
  const arrivals = new Map<string, Date[]>();
  let ambush: { readonly address: string; readonly strike: () => Promise<void> } | undefined;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      stream.resume();
      stream.once('end', () => {
        const addresses = session.envelope.rcptTo.map(({ address }) => address);
        for (const address of addresses) arrivals.set(address, [...(arrivals.get(address) ?? []), new Date()]);
        const found = ambush !== undefined && addresses.includes(ambush.address) ? ambush : undefined;
        if (!found) return done();
        ambush = undefined;
        found.strike().then(() => done(), done);
      });
    },
  });
  // A killed process leaves in mid-sentence.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    arrivals: arrivals as ReadonlyMap<string, readonly Date[]>,
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
