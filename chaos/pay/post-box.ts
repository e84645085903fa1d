import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What reached an address: each mail once, and how often one came that was there already. */
export type Post = { readonly arrivals: Date[]; readonly ids: Set<string>; copies: number };

const idOf = (mail: string) => /^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? '';

/**
 * Every mail that arrives, by address, as a mailbox shows it: one with a Message-ID that is there already is shown once.
 * Whoever lies in ambush strikes when one was taken and not yet confirmed.
 */
export async function openPostBox() {
  const posts = new Map<string, Post>();
  let tarryMs = 0;
  let ambush: { readonly address: string; readonly strike: () => Promise<void> } | undefined;

  function put(address: string, id: string): void {
    const post = posts.get(address) ?? { arrivals: [], ids: new Set(), copies: 0 };
    posts.set(address, post);
    if (post.ids.has(id)) post.copies += 1;
    else post.arrivals.push(new Date());
    post.ids.add(id);
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => void setTimeout(done, tarryMs),
    onMailFrom: (_address, _session, done) => void setTimeout(done, tarryMs),
    onRcptTo: (_address, _session, done) => void setTimeout(done, tarryMs),
    onData(stream, session, done) {
      void text(stream).then((mail) => {
        const addresses = session.envelope.rcptTo.map(({ address }) => address);
        for (const address of addresses) put(address, idOf(mail));
        const found = ambush !== undefined && addresses.includes(ambush.address) ? ambush : undefined;
        if (!found) return void setTimeout(done, tarryMs);
        ambush = undefined;
        found.strike().then(() => done(), done);
      }, done);
    },
  });
  // A killed process leaves in mid-sentence.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    posts: posts as ReadonlyMap<string, Post>,
    /** How long every answer takes. */
    set tarryMs(milliseconds: number) {
      tarryMs = milliseconds;
    },
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
