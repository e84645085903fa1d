import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between the product and its partners and notes when answers of one insurer have left. */
export type WatchedDoor = {
  readonly port: number;
  /** When its first answer after a moment left; both in milliseconds since the epoch. */
  firstAnswer(since: number): number | undefined;
  close(): void;
};

export async function openWatchedDoor(sandboxPort: number, insurer: string): Promise<WatchedDoor> {
  const answers: number[] = [];
  const server = createServer((asked, reply) => {
    const { method, url: path, headers } = asked;
    const onward = send({ host: '127.0.0.1', port: sandboxPort, method, path, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      if (method === 'POST' && path?.startsWith(`/insurers/${insurer}/`))
        answer.once('end', () => answers.push(Date.now()));
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    firstAnswer: (since) => answers.find((moment) => moment >= since),
    close: () => server.close().closeAllConnections(),
  };
}
