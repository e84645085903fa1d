import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One reply, as the product gave it. */
export type KeptReply = { readonly headers: Readonly<Record<string, string | string[]>>; readonly body: string };

/** A bare server that sends finished replies from memory: as fast as Node serves anything. */
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
const [told] = (await once(process, 'message')) as [Readonly<Record<string, KeptReply>>];
const replies = new Map(
  Object.entries(told).map(([path, { headers, body }]) => {
    const bytes = Buffer.from(body, 'base64');
    return [path, { bytes, headers: { ...headers, 'content-length': bytes.length } }];
  }),
);
const server = createServer(({ url = '' }, response) => {
  const reply = replies.get(url);
  if (reply) response.writeHead(200, reply.headers).end(reply.bytes);
  else response.writeHead(404).end();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
