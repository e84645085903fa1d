import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { liveOffersPath, siteLivePath } from '#contracts/live-offers.ts';
import { openLine } from '#testing/edge/carry-out.ts';
import { startTestSite, type TestSite } from '#testing/test-site.ts';

const quotation = '7f0c2f3a-6b1e-4c1e-9d0e-0f7a5d1c2b3a';

let api: WebSocketServer;
/** What the API was asked, and what it does with who asks. */
let asked: IncomingMessage[];
let onUpstream: (socket: WebSocket) => void;
let site: TestSite;
let cookie: string;
const browsers: WebSocket[] = [];
beforeAll(async () => {
  api = new WebSocketServer({ port: 0, host: '127.0.0.1', path: liveOffersPath });
  await once(api, 'listening');
  api.on('connection', (socket, request) => {
    asked.push(request);
    onUpstream(socket);
  });
  site = await startTestSite(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, {
    siteUrl: 'http://localhost',
    trustedProxies: ['127.0.0.1'],
  });
});
afterAll(async () => {
  await site.close();
  api.close();
});
beforeEach(async () => {
  asked = [];
  onUpstream = () => undefined;
  cookie = await newVisitor();
});
afterEach(async () => {
  for (const socket of browsers.splice(0)) socket.terminate();
  await expect.poll(() => site.app.websocketServer.clients.size + api.clients.size, { timeout: 5_000 }).toBe(0);
});

/** A cookie as the site gives it to every browser. */
async function newVisitor(): Promise<string> {
  const reply = await site.app.inject('/404');
  return [reply.headers['set-cookie']].flat().join(';').split(';', 1)[0] ?? '';
}

type Browser = { readonly cookie?: string; readonly from?: string; readonly origin?: string };

function browse({ cookie: own = cookie, from = '192.0.2.1', origin }: Browser = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${site.port}${siteLivePath}?teklif=${quotation}`, {
    headers: { host: 'localhost', cookie: own, 'x-forwarded-for': from, ...(origin ? { origin } : {}) },
  });
  browsers.push(socket);
  socket.on('error', () => undefined);
  const status = new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  return { socket, status, closed };
}

describe('the browser’s live socket', () => {
  test('is joined to one of the API, opened for this visitor and the address the proxy tells', async () => {
    onUpstream = (socket) => socket.send('offers');
    const { socket, status } = browse({ from: '203.0.113.7' });
    const [message] = (await once(socket, 'message')) as [Buffer];
    expect(String(message)).toBe('offers');
    expect(await status).toBe(101);
    expect(asked[0]?.headers['x-visitor-address']).toBe('203.0.113.7');
    expect(asked[0]?.url).toContain(quotation);
    socket.terminate();
  });

  test.each([
    ['no visitor', { cookie: 'other=1' }],
    ['a visitor that is none of ours', { cookie: 'visitor=somebody' }],
    ['a page of another site', { origin: 'http://evil.example' }],
  ])('of %s is refused, and the API hears nothing of it', async (_who, browser) => {
    expect(await browse(browser).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test('whose handshake is broken opens none to the API', async () => {
    const line = openLine(site.port);
    const headers = ['Host: localhost', `Cookie: ${cookie}`, 'Connection: Upgrade', 'Upgrade: websocket'];
    const broken = [...headers, 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: broken'];
    line.socket.write(`GET ${siteLivePath}?teklif=${quotation} HTTP/1.1\r\n${broken.join('\r\n')}\r\n\r\n`);
    await once(line.socket, 'close');
    expect(line.text).toMatch(/^HTTP\/1\.1 400 /);
    expect(asked).toEqual([]);
  });

  test('ends its other half when it is closed or reset, and ends with it', async () => {
    for (const leave of ['close', 'terminate'] as const) {
      const { socket, status } = browse();
      await status;
      await expect.poll(() => api.clients.size).toBe(1);
      socket[leave]();
      await expect.poll(() => api.clients.size).toBe(0);
    }
    onUpstream = (socket) => socket.close(4404);
    expect(await browse().closed).toBe(4404);
    onUpstream = (socket) => socket.terminate();
    expect(await browse().closed).toBe(1013);
  });

  test('is let go at once by a browser that resets while the API is still asked', async () => {
    const { socket, closed } = browse();
    socket.once('upgrade', () => socket.terminate());
    await closed;
    await expect.poll(() => api.clients.size).toBe(0);
    expect((await site.app.inject('/health')).statusCode).toBe(200);
  });

  test('is had eight times by a visitor at once, and again when one has gone', async () => {
    const eight = Array.from({ length: 8 }, () => browse());
    expect(await Promise.all(eight.map(({ status }) => status))).toEqual(Array(8).fill(101));
    expect(await browse().status).toBe(429);
    expect(await browse({ cookie: await newVisitor() }).status).toBe(101);
    eight[0]?.socket.terminate();
    await expect.poll(async () => browse().status).toBe(101);
  });

  test('is had two hundred times from one block of addresses, whatever it calls itself; others have theirs', async () => {
    const visitors = await Promise.all(Array.from({ length: 26 }, newVisitor));
    const many = visitors.flatMap((own) =>
      Array.from({ length: 8 }, (_, at) => browse({ cookie: own, from: `198.51.100.${at}` })),
    );
    const statuses = await Promise.all(many.map(({ status }) => status));
    expect(statuses.filter((status) => status === 101)).toHaveLength(200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    expect(await browse({ from: '203.0.113.9' }).status).toBe(101);
  });
});

test('an API that is away lets the browser go, to come again', async () => {
  const alone = await startTestSite('http://127.0.0.1:9', { siteUrl: 'http://localhost' });
  const reply = await alone.app.inject('/404');
  const own = [reply.headers['set-cookie']].flat().join(';').split(';', 1)[0] ?? '';
  const socket = new WebSocket(`ws://127.0.0.1:${alone.port}${siteLivePath}?teklif=${quotation}`, {
    headers: { host: 'localhost', cookie: own },
  });
  const [code] = (await once(socket, 'close')) as number[];
  expect(code).toBe(1013);
  await alone.close();
});
