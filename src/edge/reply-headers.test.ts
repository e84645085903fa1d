import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { honeypotField } from '#contracts/honeypot.ts';
import { siteLivePath } from '#contracts/live-offers.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { type RawReply, rawRequest } from '#testing/edge/raw-request.ts';
import { startTestSite, type TestSite } from '#testing/test-site.ts';
import { edgeLimits } from './limits.ts';

type Door = 'site' | 'lone' | 'api' | 'admin';

const asset = readdirSync('build/client/assets').find((file) => file.endsWith('.js'));
const quotation = '7f0c2f3a-6b1e-4c1e-9d0e-0f7a5d1c2b3a';

let api: TestApi;
let site: TestSite;
/** A site whose API is away, whose build cannot be read, and which has little patience. */
let lone: TestSite;
let ports: Record<Door, number>;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { trustedProxies: ['127.0.0.1'] });
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  site = await startTestSite(address, { siteUrl: 'https://localhost' });
  const unread = () => Promise.reject(new Error('no build'));
  lone = await startTestSite('http://127.0.0.1:9', {
    siteUrl: 'https://localhost',
    pages: {
      read: unread,
      clientDir: undefined,
      still: undefined,
      styleHashes: [],
      filesOf: () => [],
      takesUpgrade: () => false,
      attach: async () => {},
      close: async () => {},
    },
  });
  lone.app.server.headersTimeout = 100;
  Object.assign(api.ports.quotations, { find: () => Promise.reject(new Error('a fault')) });
  await api.admin.listen({ host: '127.0.0.1', port: 0 });
  const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;
  ports = { site: site.port, lone: lone.port, api: portOf(api.app), admin: portOf(api.admin) };
});
afterAll(async () => {
  await Promise.all([site.close(), lone.close()]);
  await api.close();
});

/** A request as a proxy that took it over TLS hands it on. */
const asked = (line: string, headers: readonly string[] = [], body = '') => {
  const length = body === '' ? [] : [`Content-Length: ${body.length}`];
  const all = [`${line} HTTP/1.1`, 'Host: localhost', 'X-Forwarded-Proto: https', ...headers, ...length];
  return `${all.join('\r\n')}\r\n\r\n${body}`;
};
const otherName = (line: string) => asked(line).replace('Host: localhost', 'Host: www.localhost');
const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';
const token = `Authorization: Bearer ${testToken}`;
const call = (path: string, model: object) => asked(`POST ${path}`, [json, token], JSON.stringify(model));
const proxied = (path: string, model: object) =>
  asked(`POST /api/proxy?endpoint=${path}&isJson=1`, [json], JSON.stringify(model));
const large = 'x'.repeat(1_100_000);
const trapped = { [honeypotField]: 'filled' };

type Kind = 'page' | 'still' | 'return' | 'data' | 'file' | 'asset';
type Row = readonly [kind: Kind, what: string, door: Door, status: number, text: string];

const rows: readonly Row[] = [
  ['still', 'a page that is the same for everybody', 'site', 200, asked('GET /kasko-sigortasi')],
  ['page', 'a page', 'site', 200, asked('GET /sss?ara=hasar')],
  ['page', 'the page for what is not there', 'site', 404, asked('GET /404')],
  ['page', 'a form’s answer', 'site', 200, asked('POST /trafik/teklif', [form], 'a=1')],
  [
    'data',
    'a form of another site',
    'site',
    401,
    asked('POST /trafik/teklif', [form, 'Origin: http://evil.example'], 'a=1'),
  ],
  ['data', 'a redirect', 'site', 302, asked('GET /none')],
  ['data', 'a page under another name', 'site', 308, otherName('GET /')],
  ['data', 'a call under another name', 'site', 421, otherName('POST /api/proxy?endpoint=/login')],
  ['data', 'a path that cannot be read', 'site', 302, asked('GET /%zz')],
  ['data', 'health', 'site', 200, asked('GET /health')],
  ['file', 'the sitemap', 'site', 200, asked('GET /sitemap.xml')],
  ['file', 'robots', 'site', 200, asked('GET /robots.txt')],
  ['file', 'the manifest', 'site', 200, asked('GET /manifest.webmanifest')],
  ['file', 'the old icon', 'site', 301, asked('GET /favicon.ico')],
  ['asset', 'a script', 'site', 200, asked(`GET /assets/${asset}`)],
  ['file', 'an icon', 'site', 200, asked('GET /icons/icon.svg')],
  ['data', 'a file that is not there', 'site', 404, asked('GET /assets/none.js')],
  ['data', 'a proxied call', 'site', 200, proxied('/faq/get-faqposts', {})],
  ['data', 'an unknown call', 'site', 404, proxied('/none', {})],
  ['data', 'a call of a machine', 'site', 429, proxied('/login', trapped)],
  ['data', 'a fault of the API', 'site', 500, proxied('/list/Offers/NewListOffer', { HeaderGuid: quotation })],
  ['data', 'an API that is away', 'lone', 503, proxied('/login', {})],
  ['data', 'a fault', 'lone', 500, asked('GET /')],
  ['return', 'a bank’s return that nobody signed', 'site', 400, asked('POST /odeme/donus/nestpay', [form], 'a=1')],
  ['return', 'a bank’s return while the API is away', 'lone', 503, asked('POST /odeme/donus/nestpay', [form], 'a=1')],
  [
    'data',
    'a refused socket',
    'site',
    400,
    asked(`GET ${siteLivePath}`, ['Connection: Upgrade', 'Upgrade: websocket']),
  ],
  ['data', 'broken JSON', 'site', 400, asked('POST /api/proxy?endpoint=/login', [json], '{')],
  ['data', 'no HTTP', 'site', 400, 'no HTTP\r\n\r\n'],
  ['data', 'no host', 'site', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['data', 'another method', 'site', 405, asked('DELETE /')],
  ['data', 'half a request', 'lone', 408, 'GET / HTTP/1.1\r\n'],
  ['data', 'a body too large', 'site', 413, asked('POST /api/proxy?endpoint=/login', [json], large)],
  ['data', 'a body of another kind', 'site', 415, asked('POST /', ['Content-Type: text/xml'], '<x/>')],
  ['data', 'headers too large', 'site', 431, asked('GET /', [`X: ${'x'.repeat(edgeLimits.headerBytes)}`])],
  ['data', 'an answer', 'api', 200, call('/faq/get-faqposts', {})],
  ['data', 'health', 'api', 200, asked('GET /health')],
  ['data', 'readiness, which is not public', 'api', 404, asked('GET /ready')],
  ['data', 'an unknown call', 'api', 404, call('/none', {})],
  ['data', 'a refused call', 'api', 401, asked('POST /login', [json], '{}')],
  ['data', 'a call of a machine', 'api', 429, call('/login', trapped)],
  ['data', 'a fault', 'api', 500, call('/list/Offers/NewListOffer', { HeaderGuid: quotation })],
  ['data', 'a message of nobody', 'api', 404, asked('POST /webhooks/insurers/x/y', [json], '{}')],
  ['data', 'broken JSON', 'api', 400, asked('POST /login', [json], '{')],
  ['data', 'a body too large', 'api', 413, asked('POST /login', [json], large)],
  ['data', 'a body of another kind', 'api', 415, asked('POST /login', ['Content-Type: text/xml'], '<x/>')],
];

const pagePolicy = /^default-src 'self'; script-src 'self' '(?:nonce|sha256)-[^']+';.*frame-ancestors 'none'/;
const policies: Record<Kind, RegExp> = {
  page: pagePolicy,
  still:
    /^default-src 'self'; script-src 'self'(?: 'sha256-[^']+')*; style-src 'self'(?: 'sha256-[^']+')*; .*frame-ancestors 'none'/,
  return: pagePolicy,
  data: /^default-src 'none'; frame-ancestors 'none'$/,
  file: /^default-src 'none'; frame-ancestors 'none'$/,
  asset: /^default-src 'none'; frame-ancestors 'none'$/,
};
const keeping: Record<Kind, RegExp> = {
  page: /^no-(?:cache|store)$/,
  still: /^no-cache$/,
  return: /^no-store$/,
  data: /^no-store$/,
  file: /^public, max-age=\d+$/,
  asset: /^public, max-age=31536000, immutable$/,
};

function checkHeaders({ headers }: RawReply, kind: Kind): void {
  expect(headers.get('content-security-policy')).toMatch(policies[kind]);
  expect(headers.get('cache-control')).toMatch(keeping[kind]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': kind === 'return' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const name of ['server', 'x-powered-by']) expect(headers.has(name)).toBe(false);
}

describe('every kind of reply carries its headers', () => {
  test.each(rows)('%s: %s of the %s, %d', async (kind, _what, door, status, text) => {
    const reply = await rawRequest(ports[door], text, 3 * edgeLimits.lookMs);
    expect(reply.status).toBe(status);
    checkHeaders(reply, kind);
    expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  test.each([
    ['no HTTP', 400, 'no HTTP\r\n\r\n'],
    ['a path that cannot be read', 404, asked('GET /%zz')],
    ['headers too large', 431, asked('GET /', [`X: ${'x'.repeat(edgeLimits.headerBytes)}`])],
  ])('data: %s of the API, %d, whose scheme nobody can know', async (_what, status, text) => {
    const reply = await rawRequest(ports.api, text);
    expect(reply.status).toBe(status);
    checkHeaders(reply, 'data');
  });

  test.each([
    ['data', '/health', 200],
    ['data', '/ready', 200],
    ['data', '/metrics', 200],
    ['data', '/openapi.json', 200],
    ['data', '/none', 404],
  ] as const)('%s: %s of the admin port, %d', async (kind, path, status) => {
    const reply = await rawRequest(ports.admin, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(reply.status).toBe(status);
    checkHeaders(reply, kind);
  });

  test('without encryption nobody is bound to it', async () => {
    const plain = await rawRequest(ports.api, 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(plain.headers.has('strict-transport-security')).toBe(false);
  });
});
