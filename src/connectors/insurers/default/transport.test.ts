import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTransport } from './transport.ts';

const questionCount = 100;

test('a hundred questions are with the insurer at once: nobody waits for the answer to another', async () => {
  const asked: ServerResponse[] = [];
  const server = createServer((_request, response) => void asked.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const transport = openTransport(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {});
  const { signal } = new AbortController();
  const replies = Array.from({ length: questionCount }, () => transport({ method: 'POST', path: '/' }, signal));
  await expect.poll(() => asked.length, { timeout: 5_000 }).toBe(questionCount);
  for (const response of asked) response.end();
  expect(await Promise.all(replies)).toEqual(replies.map(() => expect.objectContaining({ status: 200 })));
  server.close().closeAllConnections();
});

test('a connection is used again up to a second before the insurer gives it up', async () => {
  let connections = 0;
  const server = createServer((_request, response) => void response.end()).listen(0, '127.0.0.1');
  server.keepAliveTimeout = 2_000;
  server.on('connection', () => {
    connections += 1;
  });
  await once(server, 'listening');
  const transport = openTransport(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {});
  const { signal } = new AbortController();
  for (let count = 0; count < 3; count += 1) {
    expect(await transport({ method: 'POST', path: '/' }, signal)).toMatchObject({ status: 200 });
    await pause(10);
  }
  expect(connections).toBe(1);
  await pause(1_200);
  await transport({ method: 'POST', path: '/' }, signal);
  expect(connections).toBe(2);
  server.close().closeAllConnections();
});
