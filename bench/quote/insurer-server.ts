import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { registerInsurers } from '#sandbox/insurers/index.ts';
import { personalities } from '#sandbox/insurers/personalities.ts';
import { World } from '#sandbox/world.ts';
import { insurerCodes } from './insurers.ts';

const app = fastify();
const world = new World({ seed: 'bench', now: () => new Date(), publicUrl: 'http://localhost' });
await registerInsurers({ rows: personalities.slice(0, 1), latencyFactor: 0, faults: false })(app, world);

/** The sandbox answers once; every later question gets the same bytes, so that insurers cost the machine nothing. */
let reply: Promise<string> | undefined;

async function quoteOnce(request: IncomingMessage, payload: string): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: request.url ?? '/', headers: request.headers, payload });
  return answer.payload;
}

/** From a third of a second to three seconds and a half, a tenth more or less: a fast insurer answers long before a slow one. */
async function listenAs(index: number): Promise<string> {
  const middle = 300 + index * 200;
  const server = createServer(async (request, response) => {
    const payload = await text(request);
    reply ??= quoteOnce(request, payload);
    const body = await reply;
    await pause(middle * (0.9 + Math.random() * 0.2));
    response.setHeader('content-type', 'application/json').end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

process.send?.(await Promise.all(insurerCodes.map((_, index) => listenAs(index))));
process.once('disconnect', () => process.exit(0));
