import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#config/config.ts';
import { envelope } from '#contracts/envelope.ts';
import { serverHttp, type Upstreams } from '../http/server-http.ts';
import { registerProxy } from './proxy.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

let upstream: Server;
let app: FastifyInstance;
let seen: Seen[] = [];
let answer: { status: number; body: string; headers?: Record<string, string> };
let session: { token: string; source: string } | undefined;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const url = (path: string) => ({
    url: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}${path}`,
    timeoutMs: 2000,
  });
  const upstreams: Upstreams = {
    common: url('/common'),
    payment: url('/payment'),
    payment2: url('/payment2'),
    print: url('/print'),
    offers: url('/offers'),
    content: url('/content'),
  };
  app = fastify();
  registerProxy(app, { upstreams, callerOf: () => ({ visitor: 'visitor-1', siteAccessToken: 'site-token', session }) });
});
afterAll(async () => {
  await app.close();
  upstream.close();
});
beforeEach(() => {
  seen = [];
  session = undefined;
  answer = { status: 200, body: JSON.stringify(envelope('ok', { a: 1 })) };
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
}

const post = (query: string, payload: object = {}, headers = {}) =>
  app.inject({ method: 'POST', url: `/api/proxy?${query}`, payload, headers });

describe('[H-04] the proxy', () => {
  test('[H-01] sends each call to the base of its contract', async () => {
    const bases = {
      '/login': '/common',
      '/api/payment/payment-detail': '/payment',
      '/print/Print/GetPdf': '/print',
      '/list/Offers/NewListOffer': '/offers',
      '/faq/get-faqposts': '/content',
    };
    for (const [path, base] of Object.entries(bases)) {
      await post(`endpoint=${path}&isJson=1`);
      expect(seen.at(-1)?.url).toBe(`${base}${path}`);
    }
  });

  test('baseurl 2 and 3 choose between the payment bases, and fit no other call', async () => {
    await post('endpoint=/api/payment/payment-detail&baseurl=3');
    expect(seen.at(-1)?.url).toBe('/payment2/api/payment/payment-detail');
    await post('endpoint=/api/payment/payment-detail&baseurl=2');
    expect(seen.at(-1)?.url).toBe('/payment/api/payment/payment-detail');
    expect((await post('endpoint=/login&baseurl=3')).statusCode).toBe(400);
    expect(seen).toHaveLength(2);
  });

  test('the two payment bases of the configuration are two servers, and each is reached by its number', async () => {
    const reached: string[] = [];
    const servers = ['payment', 'payment2'].map((name) =>
      createServer((request, response) => {
        reached.push(`${name} ${request.url}`);
        response.end(JSON.stringify(envelope('ok', name)));
      }),
    );
    const [PAYMENT_API_URL, PAYMENT2_API_URL] = await Promise.all(servers.map(listening));
    const { upstreams } = loadConfig({ PAYMENT_API_URL, PAYMENT2_API_URL });
    const site = fastify();
    registerProxy(site, { upstreams, callerOf: () => ({ visitor: 'v', siteAccessToken: 't', session: undefined }) });
    const answers = [];
    for (const baseurl of ['&baseurl=2', '&baseurl=3', '']) {
      const url = `/api/proxy?endpoint=/api/payment/payment-detail${baseurl}`;
      answers.push((await site.inject({ method: 'POST', url, payload: {} })).json().Data);
    }
    expect(answers).toEqual(['payment', 'payment2', 'payment']);
    expect(reached).toEqual(['payment', 'payment2', 'payment'].map((name) => `${name} /v1/api/payment/payment-detail`));
    await site.close();
    for (const server of servers) server.close();
  });

  test('[N-14] selector 2 pays over the payment base, 1 over the second, from the browser and from the server alike', async () => {
    const reached: string[] = [];
    const servers = ['payment', 'payment2'].map((name) =>
      createServer((_request, response) => {
        reached.push(name);
        response.end(JSON.stringify(envelope('ok', null)));
      }),
    );
    const [PAYMENT_API_URL, PAYMENT2_API_URL] = await Promise.all(servers.map(listening));
    for (const PAYMENT_METHOD of ['2', '1']) {
      const { upstreams, payment } = loadConfig({ PAYMENT_API_URL, PAYMENT2_API_URL, PAYMENT_METHOD });
      const bases = { ...upstreams, payingOver: payment.base };
      const caller = { visitor: 'v', siteAccessToken: 't', session: undefined };
      const site = fastify();
      registerProxy(site, { upstreams: bases, callerOf: () => caller });
      for (const path of ['/api/payment/payment-detail', '/api/payment/start', '/api/payment/order'])
        await site.inject({ method: 'POST', url: `/api/proxy?endpoint=${path}`, payload: {} });
      await serverHttp(bases, caller).call('paymentReturn', { Provider: 'x', Fields: '{}' });
      await site.close();
    }
    expect(reached).toEqual([...Array(4).fill('payment'), ...Array(4).fill('payment2')]);
    for (const server of servers) server.close();
  });

  test('a call without isJson goes as a form, lists as JSON text; what no form can carry goes as JSON', async () => {
    await post('endpoint=/firm/Packages/compare-package', { HeaderGuid: 'h', OfferGuids: ['a', 'b'] });
    expect(seen.at(-1)?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(new URLSearchParams(seen.at(-1)?.body).get('OfferGuids')).toBe('["a","b"]');
    await post('endpoint=/firm/Packages/compare-package', { HeaderGuid: { a: 1 } });
    expect(seen.at(-1)?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(seen.at(-1)?.body ?? '')).toMatchObject({ HeaderGuid: { a: 1 } });
  });

  test('[H-02] [N-15] [N-14] headers and body carry site id, token, source, visitor and origin code, as JSON or form', async () => {
    await post('endpoint=/login&isJson=1', { Username: 'u' });
    expect(seen[0]?.headers).toMatchObject({ siteid: '25', authorization: 'Bearer site-token', source: 'tebomweb' });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      Username: 'u',
      visitor: 'visitor-1',
      FromPlace: 16,
      AccessToken: 'site-token',
      Source: 'tebomweb',
    });
    await post('endpoint=/login', { Username: 'u' });
    expect(seen[1]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(seen[1]?.body))).toMatchObject({ Username: 'u', FromPlace: '16' });
  });

  test('the browser cannot speak for another visitor, token or source', async () => {
    await post(
      'endpoint=/login&isJson=1',
      { visitor: 'x', AccessToken: 'x', FromPlace: 1, Source: 'x' },
      { authorization: 'Bearer x' },
    );
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      visitor: 'visitor-1',
      AccessToken: 'site-token',
      FromPlace: 16,
      Source: 'tebomweb',
    });
    expect(seen[0]?.headers.authorization).toBe('Bearer site-token');
  });

  test('method GET of the model asks with a query, without the token and the visitor, whom the headers name', async () => {
    const model = { slug: 'sss', visitor: 'x', AccessToken: 'x', method: 'GET' };
    await post('endpoint=/page/get-page&isJson=1', model);
    expect(seen[0]?.method).toBe('GET');
    const query = new URLSearchParams(seen[0]?.url.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({ slug: 'sss', Language: 'tr-tr', FromPlace: '16', Source: 'tebomweb' });
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer site-token',
      'x-visitor': 'visitor-1',
      'x-site-token': 'site-token',
    });
  });

  test.each(['/faq/get-faqposts', '/firms/GetFirms', '/slider/GetSliders', '/page/get-page'])(
    '[C-41] [C-42] [C-43] [C-44] [K-05] %s is sent with language tr-tr, whatever the browser says',
    async (path) => {
      await post(`endpoint=${path}&isJson=1`, { method: 'POST', Language: 'en' });
      expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ Language: 'tr-tr' });
      await post('endpoint=/login&isJson=1');
      expect(JSON.parse(seen[1]?.body ?? '')).not.toHaveProperty('Language');
    },
  );

  test('[R-04] a user speaks with the session, but public and content calls always speak for the site', async () => {
    session = { token: 'session-token', source: 'tebomweb' };
    const tokenFor = async (path: string) => {
      await post(`endpoint=${path}&isJson=1`);
      return seen.at(-1)?.headers.authorization;
    };
    expect(await tokenFor('/get-user-claims')).toBe('Bearer session-token');
    expect(await tokenFor('/list/Offers/NewListOffer')).toBe('Bearer session-token');
    for (const path of [
      '/account/yetki',
      '/gecici-kod',
      '/musteri/gecici-onay',
      '/register',
      '/forgot-password',
      '/internal/AMLKontrol',
      '/faq/get-faqposts',
    ]) {
      expect(await tokenFor(path)).toBe('Bearer site-token');
    }
  });

  test('[H-03] an error of the other side is passed on as it is; no answer is 503; a non-envelope is not passed on', async () => {
    answer = { status: 422, body: JSON.stringify(envelope('dataWrong', null)) };
    const passed = await post('endpoint=/login');
    expect(passed.statusCode).toBe(422);
    expect(passed.json()).toEqual(envelope('dataWrong', null));
    answer = { status: 200, body: '<html>secret of another service</html>' };
    expect((await post('endpoint=/login')).json()).toEqual(envelope('upstreamDown', null));
  });

  test('a refusal says when to come again, as the API told it', async () => {
    answer = { status: 429, body: JSON.stringify(envelope('tooManyRequests', null)), headers: { 'retry-after': '45' } };
    expect((await post('endpoint=/login')).headers['retry-after']).toBe('45');
    answer = { status: 200, body: JSON.stringify(envelope('ok', null)) };
    expect((await post('endpoint=/login')).headers).not.toHaveProperty('retry-after');
    answer = { status: 200, body: 'no envelope' };
    expect(await post('endpoint=/login')).toMatchObject({ statusCode: 503, headers: { 'retry-after': '30' } });
  });

  test.each([
    'endpoint=//evil',
    'endpoint=http:/\\evil',
    'endpoint=http://127.0.0.1:1/login',
    'endpoint=@evil',
    'endpoint=/login@evil',
    'endpoint=..%2flogin',
    'endpoint=/..%2f..%2flogin',
    'endpoint=/login%0d%0aX-Evil:1',
    'endpoint=/login%00',
    'endpoint=/login?x=1',
    'endpoint=/login%3Fx=1',
    'endpoint=/Login',
    'endpoint=/login/',
    'endpoint=/health',
    'endpoint=/metrics',
    'endpoint=/login&endpoint=/register',
    'endpoint=/login&baseurl=9',
    'endpoint=/login&baseurl=http://evil',
    'endpoint=/api/payment/payment-detail&baseurl=2&baseurl=3',
    'endpoint=/login&other=1',
    'endpoint=',
    '',
    'endpoint=/api/dosya/yukle',
  ])('refuses %s and touches no network', async (query) => {
    const reply = await post(query);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.json()).toMatchObject({ Success: false, Data: null });
    expect(seen).toEqual([]);
  });

  test('refuses a method the call does not know, a body that is no object, and another site', async () => {
    expect((await post('endpoint=/login', { method: 'DELETE' })).statusCode).toBe(405);
    expect((await post('endpoint=/login', [1])).statusCode).toBe(400);
    expect((await post('endpoint=/login', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401);
    expect(seen).toEqual([]);
  });
});
