import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { isEnvelope } from '#contracts/envelope.ts';
import { liveOffersPath, siteLivePath } from '#contracts/live-offers.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openLine } from '#testing/edge/carry-out.ts';
import { rawRequest } from '#testing/edge/raw-request.ts';
import { startTestSite, type TestSite, testAppSecret } from '#testing/test-site.ts';
import { visitorCookie } from '#web/server/visit-cookies.ts';
import { edgeLimits } from './limits.ts';

const faultOrWorse = /"level":[56]0/;
/** What all requests below name as their host. */
const siteUrl = 'http://localhost';
const quotation = '7f0c2f3a-6b1e-4c1e-9d0e-0f7a5d1c2b3a';
const [visitorPair] = visitorCookie(testAppSecret, false).write('0b9f6c1e-2d3a-4f5b-8c7d-9e0f1a2b3c4d').split(';', 1);
const handshake = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

let api: TestApi;
let site: TestSite;
let doors: Record<'site' | 'api', { app: FastifyInstance; port: number; live: string; logs: string[] }>;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  site = await startTestSite(address, { siteUrl });
  const { port } = api.app.server.address() as AddressInfo;
  doors = {
    site: { ...site, live: `${siteLivePath}?teklif=${quotation}` },
    api: { ...api, port, live: `${liveOffersPath}?HeaderGuid=${quotation}` },
  };
});
afterAll(async () => {
  await site.close();
  await api.close();
});
afterEach(async () => {
  for (const { port, logs } of Object.values(doors)) {
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    expect(logs.filter((line) => faultOrWorse.test(line))).toEqual([]);
    logs.length = 0;
  }
});

const asked = (line: string, headers: readonly string[] = [], body = '') =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n${body}`;

/** A line that is reset once its bytes are out, and some time later. */
async function sendAndReset(port: number, text: string, afterMs: number): Promise<void> {
  const { socket } = openLine(port);
  await once(socket, 'connect');
  socket.write(Buffer.from(text, 'latin1'));
  if (afterMs > 0) await pause(afterMs);
  if (socket.closed) return;
  const closed = once(socket, 'close');
  socket.resetAndDestroy();
  await closed;
}

describe.each(['site', 'api'] as const)('a stranger at the door of the %s', (name) => {
  const door = () => doors[name];

  test('asks to upgrade // and is answered', async () => {
    const { status } = await rawRequest(door().port, asked('GET //', handshake));
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
  });

  test.each([0, 1, 20])('resets an upgrade on another path and a refused one after %d ms', async (afterMs) => {
    await sendAndReset(door().port, asked('GET /x', handshake), afterMs);
    await sendAndReset(door().port, asked(`GET ${door().live}`, handshake), afterMs);
    await sendAndReset(door().port, asked(`GET ${door().live}`, [...handshake, `Cookie: ${visitorPair}`]), afterMs);
  });

  test.each(['a', '%20', '\xff'])('brings a cookie of eight kilobytes of %j to the handshake', async (letter) => {
    const cookie = `Cookie: visitor=${letter.repeat(8_100 / letter.length)}`;
    for (const key of [handshake[3] ?? '', 'Sec-WebSocket-Key: broken']) {
      const { status } = await rawRequest(
        door().port,
        asked(`GET ${door().live}`, [...handshake.slice(0, 3), key, cookie]),
      );
      expect(name === 'site' ? [400] : [101, 400]).toContain(status);
    }
  });

  test('sends a broken handshake and leaves nothing behind that nobody listens to', async () => {
    const broken = [...handshake.slice(0, 3), 'Sec-WebSocket-Key: broken', `Cookie: ${visitorPair}`];
    expect(await rawRequest(door().port, asked(`GET ${door().live}`, broken))).toMatchObject({ status: 400 });
  });

  test.each(['h2c', 'websocket', 'TLS/1.0'])(
    'asks for %s on an ordinary path and is served as if he had not',
    async (protocol) => {
      const text = asked('GET /health', [
        'Connection: Upgrade, HTTP2-Settings',
        `Upgrade: ${protocol}`,
        'HTTP2-Settings: AAMAAABk',
      ]);
      const { status, body } = await rawRequest(door().port, text);
      expect(status).toBe(200);
      expect(body).toContain('ok');
    },
  );

  test.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b<>\r\n\r\n'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
    ['a host with a port that is none', 'GET / HTTP/1.1\r\nHost: a:99999\r\n\r\n'],
    ['a target that is no path', 'GET * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['too many parameters', `GET /?${'a&'.repeat(edgeLimits.parameters)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n'],
  ])('names %s: 400, in words', async (_what, text) => {
    const { status, body } = await rawRequest(door().port, text);
    expect(status).toBe(400);
    expect(isEnvelope(JSON.parse(body))).toBe(true);
  });

  test('is told that the headers are too large, and the line is closed', async () => {
    const reply = await rawRequest(door().port, asked('GET /', [`X-Long: ${'x'.repeat(edgeLimits.headerBytes)}`]));
    expect(reply).toMatchObject({ status: 431, closed: true });
    expect(isEnvelope(JSON.parse(reply.body))).toBe(true);
  });

  test.each(['TRACE /', 'CONNECT a:1', 'PROPFIND /', 'OPTIONS /'])(
    'uses %s: it is answered, not left open',
    async (line) => {
      const { status } = await rawRequest(door().port, asked(line));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test('names a whole address: its path is served', async () => {
    expect(await rawRequest(door().port, asked('GET http://evil.example/health'))).toMatchObject({ status: 200 });
  });

  test('expects something unknown and is served', async () => {
    expect(await rawRequest(door().port, asked('GET /health', ['Expect: wonders']))).toMatchObject({ status: 200 });
  });
});

describe('a body without end', () => {
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  const mostTaken = 8 * 1024 * 1024;

  const goesOn = (socket: Socket) =>
    new Promise<void>((resolve) => {
      for (const event of ['drain', 'close']) socket.once(event, () => resolve());
    });

  /** Writes until the other side hangs up; how much it took. */
  async function pour(port: number, head: string): Promise<number> {
    const { socket } = openLine(port);
    socket.write(head);
    while (!socket.destroyed && socket.bytesWritten < 100 * 1024 * 1024) {
      if (!socket.write(chunk)) await goesOn(socket);
    }
    socket.destroy();
    return socket.bytesWritten;
  }

  const form = 'Content-Type: application/x-www-form-urlencoded';
  const json = 'Content-Type: application/json';
  test.each([
    ['site', 'POST /trafik/teklif', form, 413],
    ['site', 'POST /odeme/donus/nestpay', form, 413],
    ['site', 'POST /api/proxy?endpoint=/login', json, 413],
    ['site', 'POST /none', json, 415],
    ['site', 'GET /health', json, 200],
    ['site', 'PUT /', form, 405],
    ['api', 'POST /login', json, 413],
    ['api', 'POST /login', form, 413],
    ['api', 'POST /webhooks/insurers/901/x', json, 413],
    ['api', 'POST /api/dosya/yukle', 'Content-Type: multipart/form-data; boundary=b', 401],
    ['api', 'POST /none', json, 413],
    ['api', 'GET /health', json, 200],
  ] as const)('%s, %s as %s is answered %d and not read on', async (name, line, type, status) => {
    const head = asked(line, [type, 'Transfer-Encoding: chunked']);
    expect((await rawRequest(doors[name].port, head + chunk.repeat(20))).status).toBe(status);
    expect(await pour(doors[name].port, head)).toBeLessThan(mostTaken);
  });

  test('whose length is told beforehand is refused before it comes', async () => {
    const length = `Content-Length: ${edgeLimits.pageBodyBytes + 1}`;
    const reply = await rawRequest(doors.site.port, asked('POST /trafik/teklif', [form, length]));
    expect(reply).toMatchObject({ status: 413, closed: true });
  });

  test('a form of very many fields is refused, and so is JSON too deep to be carried', async () => {
    const fields = 'a&'.repeat(5_000);
    const many = asked('POST /login', [form, `Content-Length: ${fields.length}`], fields);
    expect((await rawRequest(doors.api.port, many)).status).toBe(413);
    const deep = '['.repeat(200_000);
    const text = asked('POST /login', [json, `Content-Length: ${deep.length}`], deep);
    expect((await rawRequest(doors.api.port, text)).status).toBe(400);
  });
});

describe('a line that takes its time', () => {
  test.each(['site', 'api'] as const)('is closed by the %s with 408, in the headers and in the body', async (name) => {
    const { app, port } = doors[name];
    const { headersTimeout, requestTimeout } = app.server;
    expect([headersTimeout, requestTimeout]).toEqual([edgeLimits.headersMs, edgeLimits.requestMs]);
    Object.assign(app.server, { headersTimeout: 200, requestTimeout: 400 });
    try {
      const headers = ['Content-Type: application/json', 'Content-Length: 100'];
      const path = name === 'site' ? '/api/proxy?endpoint=/login' : '/login';
      const halves = ['GET / HTTP/1.1\r\nHost: a\r\n', asked(`POST ${path}`, headers, '{"half":')];
      const replies = await Promise.all(halves.map((half) => rawRequest(port, half, 3 * edgeLimits.lookMs)));
      for (const reply of replies) expect(reply).toMatchObject({ status: 408, closed: true });
    } finally {
      Object.assign(app.server, { headersTimeout, requestTimeout });
    }
  });
});

describe('a stop', () => {
  test('ends idle, half-open, upgraded and forgotten lines within seconds', async () => {
    const other = await startTestSite('http://127.0.0.1:9', { siteUrl });
    const texts = [
      '',
      'GET / HT',
      asked('POST /trafik/teklif', ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 100'], 'half='),
      asked('GET /health'),
      asked('GET /health', ['Connection: Upgrade', 'Upgrade: h2c']),
      asked(`GET ${doors.site.live}`, [...handshake, `Cookie: ${visitorPair}`]),
    ];
    const lines = texts.map((text) => {
      const line = openLine(other.port);
      line.socket.write(text);
      // Whoever never lets go by himself.
      line.socket.removeAllListeners('end');
      return line;
    });
    await expect.poll(() => lines.filter(({ text }) => text !== '').length).toBe(3);
    const began = performance.now();
    await other.close();
    expect(performance.now() - began).toBeLessThan(3_000);
    for (const { socket } of lines) socket.destroy();
  });
});
