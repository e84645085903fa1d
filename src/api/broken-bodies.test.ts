import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Envelope, isEnvelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

const unread = 'Gönderilen bilgi okunamadı. Sayfayı yenileyip tekrar deneyin.';
const unsupported = 'Gönderilen bilginin biçimi desteklenmiyor.';
const strange = 'Yazdıklarınızda okunamayan bir karakter var. Lütfen o alanı silip yeniden yazın.';
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const many = Array.from({ length: 5_000 }, (_, index) => `f${index}=1`).join('&');

const headersOf = (type: string | undefined) => ({
  authorization: `Bearer ${testToken}`,
  ...(type === undefined ? {} : { 'content-type': type }),
});

describe('[C-52] a body that cannot be read', () => {
  test.each<[string, string | undefined, string | Buffer, number, string]>([
    ['100,000 levels', json, deep(100_000), 400, unread],
    ['100,000 levels in a field that holds rows', json, `{"Pets":[${deep(100_000)}]}`, 400, unread],
    ['50,000 levels in a field of a form', form, `Pets=${encodeURIComponent(`[${deep(50_000)}]`)}`, 400, unread],
    ['a NUL in a field of a form', form, `Pets=${encodeURIComponent('[{"PetName":"\\u0000"}]')}`, 400, strange],
    ['a poisoned constructor', json, '{"constructor":{"prototype":{"a":1}}}', 400, unread],
    ['text', 'text/plain', '{}', 415, unsupported],
    ['no type', undefined, '{}', 415, unsupported],
    ['a type that is none', ';', '{}', 415, unsupported],
    ['a broken multipart body', 'multipart/form-data; boundary=x', '--x\r\nbroken', 415, unsupported],
    ['a whole multipart body', 'multipart/form-data; boundary=x', '--x--\r\n', 415, unsupported],
    ['bytes that are no UTF-8', json, Buffer.from('7b2261223a22ff227d', 'hex'), 400, strange],
    ['a NUL in JSON', json, '{"PolicyStart":"9\\u0000"}', 400, strange],
    ['a NUL in a form', form, 'PolicyStart=9%00', 400, strange],
    ['a NUL in a name', form, 'a%00=1', 400, strange],
    ['a NUL deep inside', json, '{"Pets":[{"PetName":"\\u0000"}]}', 400, strange],
    ['half a pair', json, '{"PolicyStart":"\\udfff"}', 400, strange],
  ])('%s', async (_what, type, payload, status, message) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: calls.petUpdateInfo.path,
      headers: headersOf(type),
      payload,
    });
    expect(reply.statusCode).toBe(status);
    const told = reply.json<Envelope>();
    expect(isEnvelope(told)).toBe(true);
    expect(told).toMatchObject({ Success: false, Message: message, Messages: [message], Data: null });
  });

  test.each<[string, string, string]>([
    ['numbers beyond all numbers', json, '{"CityCode":1e999}'],
    ['a number above its column', json, '{"CityCode":9999999999}'],
    ['a number below all', json, '{"CityCode":-1e308}'],
    ['a parameter given twice', form, 'CityCode=34&CityCode=35'],
    ['a prototype in a form', form, '__proto__=1&constructor=2&toString=3'],
  ])('%s is judged like any other model', async (_what, type, payload) => {
    const reply = await api.app.inject({ method: 'POST', url: '/api/dask/ilceler', headers: headersOf(type), payload });
    expect(reply.json()).toMatchObject({ Success: false, StatusCode: 1000, Data: null });
  });

  test('a form of five thousand fields is not read', async () => {
    const headers = headersOf(form);
    const reply = await api.app.inject({ method: 'POST', url: '/api/dask/ilceler', headers, payload: many });
    expect(reply.json()).toMatchObject({ Success: false, StatusCode: 413, Data: null });
  });

  test('the same in a query', async () => {
    const get = async (query: string) =>
      (await api.app.inject({ url: `/api/dask/ilceler?${query}`, headers: headersOf(undefined) })).json<Envelope>();
    expect(await get('CityCode=9999999999')).toMatchObject({ StatusCode: 1000 });
    expect(await get('CityCode=34&CityCode=35')).toMatchObject({ StatusCode: 1000 });
    expect(await get('CityCode=34%00')).toMatchObject({ StatusCode: 1000, Message: strange });
    expect(await get('CityCode=34')).toMatchObject({ StatusCode: 200 });
  });
});
