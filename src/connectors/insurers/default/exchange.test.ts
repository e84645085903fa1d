import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { exchange } from './exchange.ts';

let server: Server;
let pool: Pool;

async function serve(handler: Parameters<typeof createServer>[1], connections = 1): Promise<void> {
  server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections });
}

afterEach(async () => {
  await pool.destroy();
  server.close().closeAllConnections();
});

const asked = { method: 'POST', path: '/', body: 'soru' } as const;
const patience = () => AbortSignal.timeout(5_000);

test('a reply is gathered from all its parts', async () => {
  await serve((_request, response) => {
    response.writeHead(422).write('bir ');
    setTimeout(() => response.end('iki'), 10);
  });
  const { status, body } = await exchange(pool, asked, patience());
  expect([status, body.toString()]).toEqual([422, 'bir iki']);
});

test('who leaves while a reply comes has left, and so has who waits for a connection', async () => {
  let arrived = 0;
  await serve((_request, response) => {
    arrived += 1;
    response.write('bir ');
  });
  const [first, second] = [new AbortController(), new AbortController()];
  const waiting = [exchange(pool, asked, first.signal), exchange(pool, asked, second.signal)];
  await expect.poll(() => arrived).toBe(1);
  second.abort('second');
  await expect(waiting[1]).rejects.toBe('second');
  const hungUp = once(server, 'connection');
  first.abort('first');
  await expect(waiting[0]).rejects.toBe('first');
  // The line was cut: the next question opens another, and the one that was given up is never asked.
  void exchange(pool, asked, patience()).catch(() => undefined);
  await hungUp;
  await expect.poll(() => arrived).toBe(2);
});

test('a line that breaks is an error', async () => {
  await serve((request) => request.socket.destroy());
  await expect(exchange(pool, asked, patience())).rejects.toThrow();
});
