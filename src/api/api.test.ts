import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { CallContract } from '#contracts/call.ts';
import { type Envelope, isEnvelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

const authorization = `Bearer ${testToken}`;
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

describe('[C-52] every call', () => {
  const rows = Object.entries<CallContract>(calls).flatMap(([id, contract]) =>
    [contract.path, ...(contract.aliases ?? [])].map((path) => ({ id, path, contract })),
  );

  test.each(rows)('$path answers the envelope to JSON and form bodies, and to nonsense', async ({ path, contract }) => {
    const method = contract.methods[0] ?? 'POST';
    const example = contract.example.request as Record<string, string>;
    const query = new URLSearchParams(example).toString();
    const bodies =
      method === 'GET'
        ? [{ url: `${path}?${query}` }, { url: path }]
        : [
            { url: path, headers: { 'content-type': json }, payload: JSON.stringify(example) },
            { url: path, headers: { 'content-type': form }, payload: query },
            { url: path, headers: { 'content-type': json }, payload: '{"NationalNumber": {"$ne": 1}, "slug": [1]}' },
            { url: path, headers: { 'content-type': json }, payload: '{broken' },
          ];
    for (const { url, ...rest } of bodies) {
      const reply = await api.app.inject({
        method,
        url,
        ...rest,
        headers: { ...('headers' in rest ? rest.headers : {}), authorization },
      });
      const envelope = reply.json<Envelope>();
      expect(isEnvelope(envelope)).toBe(true);
      expect(reply.statusCode).not.toBe(500);
      expect(envelope.Success).toBe(reply.statusCode < 400);
      expect(envelope.Messages.length).toBeGreaterThan(0);
      expect(reply.body).not.toMatch(/\bat .*\.ts:\d+/);
    }
  });
});

describe('[C-52] bad input', () => {
  const url = '/api/Listeler/get-list';
  const headers = { authorization, 'content-type': json };

  test.each([
    [
      'malformed JSON',
      { headers, payload: '{"GroupCode":' },
      400,
      400,
      'Gönderilen bilgi okunamadı. Sayfayı yenileyip tekrar deneyin.',
    ],
    [
      'a list where an object belongs',
      { headers, payload: '[1]' },
      400,
      400,
      'Gönderilen bilgi okunamadı. Sayfayı yenileyip tekrar deneyin.',
    ],
    ['a wrong type', { headers, payload: '{"GroupCode":{"a":1}}' }, 400, 1000, undefined],
    ['a missing field', { headers, payload: '{}' }, 400, 1000, undefined],
    [
      'an oversize body',
      { headers, payload: JSON.stringify({ GroupCode: 'x'.repeat(1_100_000) }) },
      413,
      413,
      'Gönderilen bilgi izin verilenden büyük.',
    ],
    [
      'an unknown charset',
      { headers: { ...headers, 'content-type': 'application/json; charset=ebcdic' }, payload: '{}' },
      415,
      415,
      'Gönderilen bilginin biçimi desteklenmiyor.',
    ],
    [
      'an unknown type',
      { headers: { ...headers, 'content-type': 'application/xml' }, payload: '<a/>' },
      415,
      415,
      'Gönderilen bilginin biçimi desteklenmiyor.',
    ],
    [
      'a poisoned prototype',
      { headers, payload: '{"__proto__":{"a":1}}' },
      400,
      400,
      'Gönderilen bilgi okunamadı. Sayfayı yenileyip tekrar deneyin.',
    ],
  ])('%s', async (_name, request, status, code, message) => {
    const reply = await api.send({ method: 'POST', url, ...request });
    expect(reply.status).toBe(status);
    expect(reply.envelope).toMatchObject({ Success: false, StatusCode: code, Data: null });
    if (message) expect(reply.envelope.Message).toBe(message);
    else expect(reply.envelope.Message).toMatch(/^Liste adı (zorunludur|için geçerli bir seçim yapın)\.$/);
  });

  test('an unknown path and a known path with another method', async () => {
    expect(await api.send({ method: 'POST', url: '/yok' })).toMatchObject({
      status: 404,
      envelope: { StatusCode: 404, Message: 'Aradığınız hizmet bulunamadı.' },
    });
    const otherMethod = await api.app.inject({ method: 'DELETE', url });
    expect(otherMethod.headers.allow).toBe('POST');
    expect(otherMethod.json()).toMatchObject({ StatusCode: 405, Message: 'Bu hizmet bu yöntemle çağrılamaz.' });
    expect(await api.send({ method: 'GET', url: '/%E0%A4%A' })).toMatchObject({
      status: 404,
      envelope: { Success: false },
    });
    expect(await api.send({ method: 'GET', url: `/${'a'.repeat(8192)}` })).toMatchObject({ status: 404 });
  });
});

describe('[R-04] audience', () => {
  test('[N-14] no token, a wrong token and another site id are refused with the token-control code', async () => {
    const refused = { status: 401, envelope: { Success: false, StatusCode: 1002 } };
    const get = (headers: Record<string, string>) => api.send({ url: '/page/get-page?slug=sss', headers });
    expect(await get({})).toMatchObject(refused);
    expect(await get({ authorization: 'Bearer wrong' })).toMatchObject(refused);
    expect(await get({ authorization, siteid: '26' })).toMatchObject(refused);
    expect(await get({ authorization, siteid: '25' })).toMatchObject({ status: 200 });
  });

  test('the token may also stand in the body, as AccessToken', async () => {
    const payload = { slug: 'sss', AccessToken: testToken, visitor: 'v', FromPlace: 16, Source: 'tebomweb' };
    expect(await api.send({ method: 'POST', url: '/page/get-page', payload })).toMatchObject({ status: 200 });
  });

  test('the site token never opens what belongs to a person', async () => {
    for (const path of ['/get-user-claims', '/api/teklif/yeni-policelerim', '/api/musteri/guncelle']) {
      expect(await api.call(path)).toMatchObject({ status: 401, envelope: { StatusCode: 1002 } });
    }
  });
});

describe('content calls', () => {
  test('[C-44] [N-11] a page by slug, by GET and by POST; an unknown slug is 404', async () => {
    const reply = await api.send({ url: '/page/get-page?slug=kasko-sigortasi', headers: { authorization } });
    expect(reply.envelope).toMatchObject({ Success: true, StatusCode: 200, Data: { Slug: 'kasko-sigortasi' } });
    expect(await api.call('/page/get-page', { slug: 'kasko-sigortasi' })).toEqual(reply);
    for (const slug of ['yok', '../../package.json', 'toString']) {
      expect(await api.call('/page/get-page', { slug })).toMatchObject({ status: 404, envelope: { StatusCode: 404 } });
    }
  });

  test('[C-39] the four agreement texts are read by slug, each with a version that names its text', async () => {
    const slugs = [
      'mesafeli-satis-sozlesmesi',
      'kisisel-verilerin-islenmesine-iliskin-aydinlatma-metni',
      'gizlilik-ve-kullanim-kosullari-ve-kullanici-sozlesmesi',
      'cerez-politikasi',
    ];
    const replies = await Promise.all(slugs.map((slug) => api.call('/page/get-page', { slug })));
    const versions = replies.map((reply) => calls.getPage.data.parse(reply.envelope.Data).Version);
    expect(new Set(versions).size).toBe(4);
    for (const version of versions) expect(version).toMatch(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{12}$/);
  });

  test('[C-41] FAQ posts, all and by category', async () => {
    const all = calls.getFaqPosts.data.parse((await api.call('/faq/get-faqposts')).envelope.Data);
    const kasko = calls.getFaqPosts.data.parse(
      (await api.call('/faq/get-faqposts', { Category: 'kasko' })).envelope.Data,
    );
    expect(all.length).toBeGreaterThan(50);
    expect(kasko.length).toBeGreaterThanOrEqual(4);
    expect(kasko.every((post) => post.Category === 'kasko')).toBe(true);
  });

  test('[C-42] firms by branch', async () => {
    const foreign = await api.call('/firms/GetFirms', { BranchId: 6 });
    expect(foreign.envelope.Data).toEqual([
      { Code: '901', Name: 'Çınaraltı Sigorta', BranchIds: [14, 11, 4, 9, 7, 10, 8, 3, 2, 12, 17, 13, 1, 6, 5] },
      { Code: '906', Name: 'Turna Sigorta', BranchIds: [11, 3, 1, 16, 6, 5] },
    ]);
    for (const [BranchId, codes] of [
      [13, ['901', '904', '908', '909', '914']],
      [14, ['901', '905', '908', '909', '915']],
      [15, ['905', '907', '911', '912', '916']],
      [16, ['903', '906', '908', '911', '912']],
      [17, ['901', '905', '907', '912', '915']],
      [18, ['902', '903', '912', '914', '916']],
    ] as const) {
      const { envelope } = await api.call('/firms/GetFirms', { BranchId });
      expect(calls.getFirms.data.parse(envelope.Data).map(({ Code }) => Code)).toEqual(codes);
    }
    expect((await api.call('/firms/GetFirms', { BranchId: 999 })).envelope.Data).toEqual([]);
    expect(calls.getFirms.data.parse((await api.call('/firms/GetFirms')).envelope.Data)).toHaveLength(16);
  });

  test('[C-43] sliders of a place', async () => {
    expect(calls.getSliders.data.parse((await api.call('/slider/GetSliders')).envelope.Data)).toHaveLength(4);
    expect((await api.call('/slider/GetSliders', { sliderLocation: 'yok' })).envelope.Data).toEqual([]);
  });
});

describe('lists', () => {
  test.each([
    'DaskInsaYili',
    'DaskInsaTarzi',
    'DaskKullanimSekli',
    'KonutCatiTipi',
    'KonutInsaYili',
    'KonutBulunduguKat',
    84,
    85,
  ])('[C-36] [C-38] list %s is read through get-list as Text and Id', async (GroupCode) => {
    const reply = await api.call('/api/Listeler/get-list', { GroupCode });
    expect(calls.getList.data.parse(reply.envelope.Data).length).toBeGreaterThan(1);
  });

  test('[C-38] 84 is EvTipi and 85 is PoliceTipi', async () => {
    const byId = await api.call('/api/Listeler/get-list', { GroupCode: 85 });
    expect(byId.envelope.Data).toEqual([
      { Text: 'Bina ve eşya', Id: '1' },
      { Text: 'Sadece eşya', Id: '2' },
      { Text: 'Sadece bina', Id: '3' },
    ]);
    expect((await api.call('/api/Listeler/get-list', { GroupCode: 'EvTipi' })).envelope.Data).toContainEqual({
      Text: 'Yazlık',
      Id: '3',
    });
  });

  test('[C-40] cities, countries, request types and statuses are read in their own shapes', async () => {
    expect((await api.call('/api/dask/iller')).envelope.Data).toContainEqual({ CityName: 'Iğdır', ID: 76 });
    const countries = await api.call('/api/listeler/get-ulkeler', { QueryType: 'seyahat' });
    expect(countries.envelope.Data).toContainEqual({ StringPair: 'Almanya', StringKey: 'DE' });
    expect((await api.call('/api/Destek/request-types')).envelope.Data).toContainEqual({
      Text: 'Ödeme',
      Id: expect.anything(),
    });
    expect((await api.call('/api/Destek/request-statuses')).envelope.Data).toContainEqual({
      Text: 'Açık',
      Id: expect.anything(),
    });
  });
});

describe('operations', () => {
  test('readiness and metrics answer on the port of those who run it', async () => {
    const ready = await api.admin.inject('/ready');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', checks: { database: 'ok' } }]);
    const metrics = (await api.admin.inject('/metrics')).body;
    expect(metrics).toContain('http_request_duration_seconds_bucket');
    expect(metrics).toContain('route="/page/get-page"');
  });

  test('the public port says that it lives and nothing else', async () => {
    const alive = await api.app.inject('/health');
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
    for (const path of ['/ready', '/metrics', '/docs', '/docs/', '/openapi.json', '/docs/openapi.json']) {
      const { status, envelope } = await api.send({ url: path });
      expect([path, status, envelope.StatusCode]).toEqual([path, 404, outcomes.unknownCall.code]);
    }
  });

  test('the OpenAPI 3.1 document names every path, and the reference page loads nothing from outside', async () => {
    const document = (await api.admin.inject('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const contract of Object.values<CallContract>(calls)) expect(document.paths).toHaveProperty([contract.path]);
    const page = await api.admin.inject('/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/(src|href)="https?:/);
  });

  test('logs are JSON with a request id and hold no token or personal number, also not from a path', async () => {
    api.logs.length = 0;
    const headers = { authorization, 'x-request-id': 'iz-1' };
    const payload = { NationalNumber: '11111111110', Phone: '5550000001', QueryType: 'kasko' };
    await api.send({ method: 'POST', url: '/gecici-kod', headers, payload });
    await api.send({ url: '/11111111110?tc=11111111110', headers });
    const lines = api.logs.map((line) => JSON.parse(line));
    expect(lines.filter((line) => line.reqId === 'iz-1' && line.msg === 'answered')).toHaveLength(2);
    expect(api.logs.join('')).not.toMatch(/11111111110|5550000001|test-site-token/);
  });
});
