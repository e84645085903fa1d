import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Envelope, envelope, isEnvelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { buildTestSite } from '#testing/test-site.ts';

let api: FastifyInstance;
let web: FastifyInstance;
const asked: { header: unknown; model: unknown; token: unknown; carried: unknown }[] = [];

beforeAll(async () => {
  api = fastify();
  api.all('/*', (request) => {
    const { Source: model, AccessToken: carried } = (request.body ?? {}) as { Source?: string; AccessToken?: string };
    asked.push({ header: request.headers.source, model, token: request.headers.authorization, carried });
    return request.url === calls.login.path ? envelope('loggedIn', loggedIn) : envelope('ok', null);
  });
  web = await buildTestSite(await api.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await web.close();
  await api.close();
});

const loggedIn = { ...calls.login.example.data, Token: 'oturum-1', Source: 'mobil-web' };
const unread = 'Gönderilen bilgi okunamadı. Sayfayı yenileyip tekrar deneyin.';
const unsupported = 'Gönderilen bilginin biçimi desteklenmiyor.';
const strange = 'Yazdıklarınızda okunamayan bir karakter var. Lütfen o alanı silip yeniden yazın.';
const json = 'application/json';
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('[H-04] [C-52] a body the proxy cannot read is refused in the envelope, and nobody is asked', () => {
  test.each<[string, string | undefined, string | Buffer, number, string]>([
    ['a body 100,000 levels deep', json, deep(100_000), 400, unread],
    ['a list 100,000 levels deep in a field', json, `{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 400, unread],
    ['a body of seventeen levels', json, deep(17), 400, unread],
    ['broken JSON', json, '{"Username":', 400, unread],
    ['JSON that is no object', json, '"text"', 400, unread],
    ['a poisoned prototype', json, '{"__proto__":{"a":1}}', 400, unread],
    ['a poisoned constructor', json, '{"constructor":{"prototype":{"a":1}}}', 400, unread],
    ['text', 'text/plain', '{}', 415, unsupported],
    ['XML', 'application/xml', '<a/>', 415, unsupported],
    ['a form', 'application/x-www-form-urlencoded', 'Username=a', 415, unsupported],
    ['a broken multipart body', 'multipart/form-data; boundary=x', '--x\r\nbroken', 415, unsupported],
    ['no type at all', undefined, '{}', 415, unsupported],
    ['a type that is none', ';', '{}', 415, unsupported],
    ['another charset', `${json}; charset=iso-8859-9`, '{}', 415, unsupported],
    ['bytes that are no UTF-8', json, Buffer.from('7b2261223a22ff227d', 'hex'), 400, strange],
    ['a NUL', json, '{"Username":"a\\u0000"}', 400, strange],
    ['half a pair', json, '{"Username":"\\ud800"}', 400, strange],
  ])('%s', async (_what, type, payload, status, message) => {
    asked.length = 0;
    const headers = type === undefined ? {} : { 'content-type': type };
    const url = '/api/proxy?endpoint=/login&isJson=1';
    const reply = await web.inject({ method: 'POST', url, headers, payload });
    expect(reply.statusCode).toBe(status);
    const told = reply.json<Envelope>();
    expect(isEnvelope(told)).toBe(true);
    expect(told).toMatchObject({ Success: false, Message: message, Messages: [message], Data: null });
    expect(asked).toEqual([]);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    '%s is told to be no method of it',
    async (method) => {
      const reply = await web.inject({ method, url: '/api/proxy?endpoint=/login' });
      expect(reply.headers.allow).toBe('POST');
      expect(reply.json()).toMatchObject({ StatusCode: 405, Message: 'Bu hizmet bu yöntemle çağrılamaz.' });
    },
  );

  test('a question too long for an address is refused before it is asked', async () => {
    asked.length = 0;
    const payload = { method: 'GET', slug: 'ş'.repeat(2_000) };
    const reply = await web.inject({ method: 'POST', url: '/api/proxy?endpoint=/page/get-page', payload });
    expect(reply.json()).toMatchObject({ StatusCode: 413, Message: 'Gönderilen bilgi izin verilenden büyük.' });
    expect(asked).toEqual([]);
  });

  test('sixteen levels, line breaks and smileys pass', async () => {
    const payload = { Username: 'iki\nsatır 👩‍👧', Password: JSON.parse(deep(14)) };
    const reply = await web.inject({ method: 'POST', url: '/api/proxy?endpoint=/login', payload });
    expect(reply.json()).toMatchObject({ Success: true });
  });
});

test('[R-03] a login sets the cookies of session and source, by which the next calls carry both, in headers and body', async () => {
  const post = (endpoint: string, cookie: string) =>
    web.inject({ method: 'POST', url: `/api/proxy?endpoint=${endpoint}&isJson=1`, headers: { cookie }, payload: {} });
  const cookies = [(await post('/login', '')).headers['set-cookie']].flat().map((text) => String(text).split(';')[0]);
  expect(cookies).toEqual(expect.arrayContaining(['session=oturum-1', 'source=mobil-web']));
  asked.length = 0;
  await post('/get-user-claims', cookies.join('; '));
  expect(asked).toEqual([{ header: 'mobil-web', model: 'mobil-web', token: 'Bearer oturum-1', carried: 'oturum-1' }]);
});

describe('[R-03] the source of a call', () => {
  async function sourceFor(endpoint: string, cookie: string) {
    asked.length = 0;
    const url = `/api/proxy?endpoint=${endpoint}&isJson=1`;
    await web.inject({ method: 'POST', url, headers: { cookie }, payload: { Source: 'forged' } });
    return asked.map(({ header, model }) => [header, model]);
  }

  test('comes from its cookie where a user is logged in and one is set', async () => {
    expect(await sourceFor('/get-user-claims', 'session=t; source=mobil-web')).toEqual([['mobil-web', 'mobil-web']]);
    expect(await sourceFor('/api/dask/iller', 'session=t; source=mobil-web')).toEqual([['mobil-web', 'mobil-web']]);
  });

  test('is the site’s without a cookie, with one that is no name, without a session, and in calls of the site', async () => {
    const own = [['tebomweb', 'tebomweb']];
    expect(await sourceFor('/get-user-claims', 'session=t')).toEqual(own);
    expect(await sourceFor('/get-user-claims', 'session=t; source=a%20b')).toEqual(own);
    expect(await sourceFor('/get-user-claims', `session=t; source=${'x'.repeat(41)}`)).toEqual(own);
    expect(await sourceFor('/api/dask/iller', 'source=mobil-web')).toEqual(own);
    expect(await sourceFor('/login', 'session=t; source=mobil-web')).toEqual(own);
  });
});
