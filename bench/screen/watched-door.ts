import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between the product and an insurer and notes when its answers have left. */
export type WatchedDoor = {
  readonly port: number;
  /** When its first answer about a person left, in milliseconds since the epoch. */
  firstAnswerAbout(nationalNumber: string): number | undefined;
  close(): void;
};

export async function openWatchedDoor(sandboxPort: number, insurer: string): Promise<WatchedDoor> {
  const answers: { readonly asked: string; readonly left: number }[] = [];
  const server = createServer((asked, reply) => {
    const { method, url: path, headers } = asked;
    const isWatched = method === 'POST' && path?.startsWith(`/insurers/${insurer}/`);
    const said: string[] = [];
    const onward = send({ host: '127.0.0.1', port: sandboxPort, method, path, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      if (isWatched) answer.once('end', () => answers.push({ asked: said.join(''), left: Date.now() }));
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
    if (isWatched) asked.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    firstAnswerAbout: (nationalNumber) => answers.find(({ asked }) => asked.includes(nationalNumber))?.left,
    close: () => server.close().closeAllConnections(),
  };
}
