import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Envelope, envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { readForm } from '#ports/conformance/form-browser.ts';
import { serverHttp } from '../http/server-http.ts';
import { pageHeaders } from './page-headers.ts';
import { registerPaymentReturn } from './payment-return.ts';

const siteUrl = 'https://www.karsila.example';
const returned = calls.paymentReturn.example.data;
const link = `/odeme/sonuc?anahtar=${returned.ResultToken}&line=kasko&teklif=${returned.HeaderGuid}&siparis=${returned.OrderReference}`;
const result = `${siteUrl}/trafik/kasko-teklif?teklif=${returned.HeaderGuid}&adim=sonuc&siparis=${returned.OrderReference}`;
const bankFields = { oid: returned.OrderReference, md: '<b>"&\'', submit: 'Gönder', hash: 'a+b/c==' };

let upstream: Server;
let app: FastifyInstance;
let seen: { readonly path: string; readonly model: Record<string, unknown> }[] = [];
/** Undefined: the API drops the connection. */
let answer: Envelope | undefined;

beforeAll(async () => {
  upstream = createServer(async (request, response) => {
    seen.push({ path: request.url ?? '', model: JSON.parse(await text(request)) });
    if (answer) response.end(JSON.stringify(answer));
    else response.destroy();
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const base = { url: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`, timeoutMs: 2000 };
  const upstreams = { common: base, payment: base, payment2: base, print: base, offers: base, content: base };
  app = fastify();
  app.decorateRequest('nonce', 'nonce');
  const caller = { visitor: 'this browser', siteAccessToken: 'site', session: undefined };
  const headersOf = ({ nonce }: { nonce: string }) =>
    pageHeaders({
      scripts: [`'nonce-${nonce}'`],
      styles: [`'nonce-${nonce}'`],
      https: false,
      development: false,
      formTargets: [],
    });
  await registerPaymentReturn(app, { siteUrl, headersOf, httpOf: () => serverHttp(upstreams, caller) });
});
afterAll(async () => {
  await app.close();
  upstream.close();
});
beforeEach(() => {
  seen = [];
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (fields: Record<string, string> = bankFields, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/odeme/donus/nestpay',
    headers: { ...form, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const textOf = (html: string) => html.replaceAll(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<[^>]+>/g, ' ');

describe("the bank's return", () => {
  test.each(['www.karsila.example', '127.0.0.1:3000', 'evil.example'])(
    'leads to the one name of the site, asked under %s, sets no cookie and tells the link to nobody',
    async (host) => {
      answer = envelope('ok', returned);
      const reply = await post(bankFields, { host });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `${siteUrl}${link}`]);
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(seen[0]?.model).toMatchObject({ Provider: 'nestpay', Fields: JSON.stringify(bankFields) });
    },
  );

  test('that nobody signed says so, and what becomes of a payment, and does not lead home in silence', async () => {
    answer = envelope('notFound', null);
    const reply = await post();
    expect([reply.statusCode, reply.headers.location]).toEqual([400, undefined]);
    const said = textOf(reply.body);
    for (const part of ['Bankadan dönüşünüz okunamadı', 'yeniden ödeme yapmayın', 'Bizi arayın: 444 26 02'])
      expect(said).toContain(part);
  });

  test.each([
    ['a body that is no form', { 'content-type': 'multipart/form-data; boundary=x' }, 'x', 415],
    ['one that is too large', form, `a=${'x'.repeat(70_000)}`, 413],
  ])('%s gets a page as well', async (_what, headers, payload, status) => {
    const reply = await app.inject({ method: 'POST', url: '/odeme/donus/nestpay', headers, payload });
    expect(reply.statusCode).toBe(status);
    expect(textOf(reply.body)).toContain('Bankadan dönüşünüz okunamadı');
    expect(seen).toEqual([]);
  });

  test.each([
    ['is away', undefined],
    ['fails', envelope('fault', null)],
    ['is busy', envelope('queue', null)],
  ])('is kept by the browser while the API %s, and sent again as it came', async (_what, failure) => {
    answer = failure;
    const reply = await post();
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '10']);
    expect(textOf(reply.body)).toContain('Yeniden ödeme yapmayın');
    expect(reply.body).not.toContain(bankFields.md);
    const again = readForm(reply.body, `${siteUrl}/`);
    expect(again).toEqual({ action: `${siteUrl}/odeme/donus/nestpay`, fields: bankFields });
    answer = envelope('ok', returned);
    expect((await post({ ...again.fields })).headers.location).toBe(`${siteUrl}${link}`);
  });
});

describe('the link to a result', () => {
  test('is opened for the browser that follows it, and leaves the address', async () => {
    answer = envelope('ok', { OrderReference: returned.OrderReference });
    const reply = await app.inject(link);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, result]);
    expect(seen).toMatchObject([
      { path: calls.openResult.path, model: { ResultToken: returned.ResultToken, visitor: 'this browser' } },
    ]);
  });

  test('that was opened elsewhere leads to the page that says how the order is seen', async () => {
    answer = envelope('notFound', null);
    expect((await app.inject(link)).headers.location).toBe(result);
  });

  test('waits for an API that is away', async () => {
    answer = undefined;
    const reply = await app.inject(link);
    expect(reply.statusCode).toBe(503);
    const { action, fields } = readForm(reply.body, siteUrl);
    expect(`${action}?${new URLSearchParams(fields)}`).toBe(`${siteUrl}${link}`);
  });

  test.each([
    '/odeme/sonuc',
    link.replace('kasko', 'x'),
    link.replace('kasko', 'ferdikaza'),
    `${link}&teklif=1`,
    link.replace('siparis=', 'siparis=/'),
  ])('%s is none, and leads nowhere', async (address) => {
    const reply = await app.inject(address);
    expect([reply.statusCode, reply.headers.location, seen]).toEqual([400, undefined, []]);
  });

  test('keeps the line of a page that several lines share', async () => {
    answer = envelope('ok', { OrderReference: returned.OrderReference });
    const reply = await app.inject(link.replace('line=kasko', 'line=imm&secondHand=1'));
    expect(reply.headers.location).toMatch(/\/trafik\/teklif\?line=imm&secondHand=1&teklif=/);
  });
});
