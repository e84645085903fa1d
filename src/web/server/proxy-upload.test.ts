import { createServer, type IncomingMessage, request as open, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { uploadReplies } from '#messages/upload.ts';
import { testToken } from '#testing/api-client.ts';
import { freePort } from '#testing/free-port.ts';
import { buildTestSite } from '#testing/test-site.ts';
import { pdfFile, uploadForm } from '#testing/upload.ts';

type Seen = { readonly url: string; readonly headers: IncomingMessage['headers']; bytes: number; ended: boolean };

let upstream: Server;
let site: FastifyInstance;
let proxyUrl: string;
let seen: Seen[] = [];
let answer: { status: number; body: unknown };

async function startSite(apiUrl: string): Promise<{ readonly app: FastifyInstance; readonly url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = await buildTestSite(apiUrl, { siteUrl: url });
  await app.listen({ host: '127.0.0.1', port });
  return { app, url };
}

beforeAll(async () => {
  upstream = createServer((request, response) => {
    const one: Seen = { url: request.url ?? '', headers: request.headers, bytes: 0, ended: false };
    seen.push(one);
    request.on('data', (chunk: Buffer) => (one.bytes += chunk.length));
    request.on('end', () => {
      one.ended = true;
      response.writeHead(answer.status).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const own = await startSite(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
  site = own.app;
  proxyUrl = `${own.url}/api/proxy?endpoint=`;
});
afterAll(async () => {
  await site.close();
  upstream.close();
});
beforeEach(() => {
  seen = [];
  answer = { status: 200, body: envelope('ok', { fileName: 'a.pdf', uid: '1' }) };
});

const upload = calls.uploadFile.path;
const send = (body: BodyInit, { path = upload as string, headers = {} } = {}) =>
  fetch(`${proxyUrl}${path}`, { method: 'POST', body, headers });

describe('[C-51] [H-04] a file through the proxy', () => {
  test('arrives as it was sent, for the visitor of the cookie and with the token of the site', async () => {
    const form = uploadForm(Buffer.concat([pdfFile, Buffer.alloc(5_000_000)]));
    const reply = await send(form);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ Success: true, Data: { uid: '1' } });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      url: upload,
      ended: true,
      headers: {
        authorization: `Bearer ${testToken}`,
        'x-site-token': testToken,
        'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
      },
    });
    expect(seen[0]?.headers['x-visitor']).toMatch(/\S/);
    expect(seen[0]?.bytes).toBeGreaterThan(5_000_000);
  });

  test('brings back the words and the status of a refusal, and when to come again', async () => {
    answer = { status: 413, body: envelope('bodyTooLarge', null, [uploadReplies.tooLarge]) };
    const reply = await send(uploadForm(pdfFile));
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ Success: false, Messages: [uploadReplies.tooLarge] });
  });

  test('goes nowhere from another site, to a call that takes none, or under an address that is none', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await send(uploadForm(pdfFile), { headers: foreign })).status).toBe(401);
    expect((await send(uploadForm(pdfFile), { path: '/login' })).status).toBe(415);
    expect((await send(uploadForm(pdfFile), { path: '/yok' })).status).toBe(404);
    expect((await send(uploadForm(pdfFile), { path: `${upload}&baseurl=2` })).status).toBe(400);
    expect(seen).toEqual([]);
  });

  test('as JSON is refused in words', async () => {
    const headers = { 'content-type': 'application/json' };
    const reply = await send('{"fileName":"a.pdf","uid":"1"}', { headers });
    expect(reply.status).toBe(415);
    expect(await reply.json()).toMatchObject({ Messages: [uploadReplies.notMultipart] });
    expect(seen).toEqual([]);
  });

  const line = (headers: Record<string, string | number>) =>
    open(`${proxyUrl}${upload}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
    });

  test('that says it is too large is not begun', async () => {
    const sending = line({ 'content-length': uploadLimits.bodyBytes + 1 });
    sending.on('error', () => undefined);
    const status = new Promise((resolve) => sending.on('response', ({ statusCode }) => resolve(statusCode)));
    sending.flushHeaders();
    expect(await status).toBe(413);
    expect(seen).toEqual([]);
    sending.destroy();
  });

  test('that does not say how large it is ends at the limit', async () => {
    const sending = line({ 'transfer-encoding': 'chunked' });
    sending.on('error', () => undefined);
    const status = new Promise((resolve) => sending.on('response', ({ statusCode }) => resolve(statusCode)));
    for (let sent = 0; sent <= uploadLimits.bodyBytes; sent += 1_000_000) sending.write(Buffer.alloc(1_000_000));
    expect(await status).toBe(413);
    expect(seen[0]?.ended).toBe(false);
    expect(seen[0]?.bytes).toBeLessThanOrEqual(uploadLimits.bodyBytes);
    sending.destroy();
  });

  test('whose sender leaves leaves the API too', async () => {
    const sending = line({ 'content-length': 1_000_000 });
    sending.on('error', () => undefined);
    sending.write(Buffer.alloc(10_000));
    await vi.waitFor(() => expect(seen[0]?.bytes).toBe(10_000));
    sending.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(seen[0]).toMatchObject({ bytes: 10_000, ended: false });
  });

  test('for an API that is away is answered at once', async () => {
    const { app, url } = await startSite('http://127.0.0.1:9');
    const reply = await fetch(`${url}/api/proxy?endpoint=${upload}`, { method: 'POST', body: uploadForm(pdfFile) });
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('30');
    await app.close();
  });
});
