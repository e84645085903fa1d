import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepCanonicalHost } from './canonical-host.ts';

const proxy = '10.0.0.1';

function siteAt(siteUrl: string): FastifyInstance {
  const app = fastify({ trustProxy: [proxy] });
  keepCanonicalHost(app, siteUrl);
  app.all('/', () => 'the page');
  app.all('/*', () => 'the page');
  return app;
}

const plain = siteAt('http://localhost:3000');
const encrypted = siteAt('https://www.karsila.example');
beforeAll(() => Promise.all([plain.ready(), encrypted.ready()]));
afterAll(() => Promise.all([plain.close(), encrypted.close()]));

type Asked = {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
  readonly url?: string;
  readonly host: string;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

async function ask(app: FastifyInstance, { method = 'GET', url = '/', host, from = '192.0.2.1', headers = {} }: Asked) {
  const reply = await app.inject({ method, url, remoteAddress: from, headers: { ...headers, host } });
  return { status: reply.statusCode, to: reply.headers.location, reply };
}

describe('the one name of the site', () => {
  test.each(['localhost:3000', 'LocalHost:3000'])('%s is it', async (host) => {
    expect(await ask(plain, { host, url: '/kasko-sigortasi' })).toMatchObject({ status: 200 });
  });

  test.each(['127.0.0.1:3000', '[::1]:3000', 'localhost', 'localhost:4000', 'www.localhost:3000', 'evil.example', ''])(
    '%j is led to it with path and query, and is given no cookie',
    async (host) => {
      const { reply, ...led } = await ask(plain, { host, url: '/trafik/teklif?line=trafik&teklif=1' });
      expect(led).toEqual({ status: 308, to: 'http://localhost:3000/trafik/teklif?line=trafik&teklif=1' });
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.headers['cache-control']).toBe('no-store');
    },
  );

  test('the port that a scheme has anyway is none', async () => {
    expect(await ask(encrypted, { host: 'www.karsila.example:443' })).toMatchObject({ status: 200 });
    expect(await ask(encrypted, { host: 'karsila.example' })).toMatchObject({ to: 'https://www.karsila.example/' });
  });

  test.each<[NonNullable<Asked['method']>, number]>([
    ['GET', 308],
    ['HEAD', 308],
    ['POST', 303],
    ['OPTIONS', 303],
  ])('%s of a page is answered %d: nothing that was posted is sent on to another name', async (method, status) => {
    const led = await ask(plain, { method, host: '127.0.0.1:3000', url: '/trafik/teklif' });
    expect(led).toMatchObject({ status, to: 'http://localhost:3000/trafik/teklif' });
  });

  test.each(['/health', '/health?x=1', '/assets/app.js', '/icons/icon.svg', '/odeme/donus/nestpay'])(
    '%s is answered under every name',
    async (url) => {
      expect(await ask(plain, { host: '127.0.0.1:3000', url })).toMatchObject({ status: 200 });
      expect(await ask(plain, { method: 'POST', host: 'evil.example', url })).toMatchObject({ status: 200 });
    },
  );

  test.each(['/healthy', '/odeme/donus', '/odeme/sonuc', '/assets', '/robots.txt'])('%s is not', async (url) => {
    expect(await ask(plain, { host: '127.0.0.1:3000', url })).toMatchObject({ status: 308 });
  });

  test('a call under another name is refused in words and led nowhere', async () => {
    const { status, to, reply } = await ask(plain, {
      method: 'POST',
      host: '127.0.0.1:3000',
      url: '/api/proxy?endpoint=/login',
    });
    expect([status, to]).toEqual([421, undefined]);
    expect(reply.json()).toMatchObject({ Success: false, StatusCode: 421, Message: expect.stringContaining('adres') });
  });

  test('no target leads to another site', async () => {
    expect((await ask(plain, { host: 'evil.example', url: '//evil.example/x' })).to).toMatch(
      /^http:\/\/localhost:3000\//,
    );
    await encrypted.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((encrypted.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end('GET http://.evil.example/x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    const [heard] = (await once(socket, 'data')) as [Buffer];
    expect(heard.toString()).toMatch(/^location: https:\/\/www\.karsila\.example\/\r$/im);
  });
});

describe('behind a proxy', () => {
  const forwarded = { 'x-forwarded-host': 'www.karsila.example', 'x-forwarded-proto': 'https' };
  const host = '127.0.0.1:3000';

  test('the name that a trusted proxy was asked under counts, and what anybody else claims does not', async () => {
    expect(await ask(encrypted, { host, from: proxy, headers: forwarded })).toMatchObject({ status: 200 });
    expect(await ask(encrypted, { host, headers: forwarded })).toMatchObject({ status: 308 });
    const claimed = { ...forwarded, 'x-forwarded-host': 'evil.example' };
    expect(await ask(encrypted, { host: 'www.karsila.example', headers: claimed })).toMatchObject({ status: 200 });
    expect(await ask(encrypted, { host, from: proxy, headers: claimed })).toMatchObject({
      to: 'https://www.karsila.example/',
    });
  });

  test('who came without encryption is led to it; a proxy that says nothing about it leads nobody in circles', async () => {
    const named = { host: 'www.karsila.example', from: proxy, url: '/iletisim' };
    expect(await ask(encrypted, { ...named, headers: { 'x-forwarded-proto': 'http' } })).toMatchObject({
      status: 308,
      to: 'https://www.karsila.example/iletisim',
    });
    expect(await ask(encrypted, { ...named, headers: { 'x-forwarded-proto': 'https' } })).toMatchObject({
      status: 200,
    });
    expect(await ask(encrypted, named)).toMatchObject({ status: 200 });
    const untrusted = { ...named, from: '192.0.2.1', headers: { 'x-forwarded-proto': 'https' } };
    expect(await ask(encrypted, untrusted)).toMatchObject({ status: 200 });
  });
});
