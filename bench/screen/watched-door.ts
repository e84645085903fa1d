import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between the product and the insurers and notes when each of their answers has left. */
export type WatchedDoor = {
  readonly port: number;
  /** When the first answer to a question of this quotation left, in milliseconds since the epoch. */
  firstAnswer(since: number): number | undefined;
  close(): void;
};

const isAnswer = (method: string | undefined, path: string | undefined) =>
  method === 'POST' && /^\/insurers\/\d+\//.test(path ?? '');

export async function openWatchedDoor(sandboxPort: number): Promise<WatchedDoor> {
  const answers: number[] = [];
  const server = createServer((asked, reply) => {
    const { method, url: path, headers } = asked;
    const onward = send({ host: '127.0.0.1', port: sandboxPort, method, path, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      if (isAnswer(method, path)) answer.once('end', () => answers.push(Date.now()));
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
