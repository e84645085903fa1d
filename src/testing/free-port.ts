import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports from which the system takes one for every connection that leaves: one of those may be taken between the look
 * and the use.
 */
const [lowest, count] = [10_000, 10_000];

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  if (!(await listening)) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/** A port on which nobody listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
}
