import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallContract } from './call.ts';
import { queryType, wireBoolean, wireList } from './calls/fields.ts';
import { requestFieldsOf } from './field-types.ts';
import { decodeModel } from './form-model.ts';
import { callIds, calls, findCall } from './index.ts';
import { outcomes } from './outcomes.ts';

const contracts: [string, CallContract][] = Object.entries(calls);

const specified: Record<string, string> = {
  'C-01': '/login',
  'C-02': '/get-security-token',
  'C-03': '/register',
  'C-04': '/forgot-password',
  'C-05': '/change-password',
  'C-06': '/get-user-claims',
  'C-08': '/gecici-kod',
  'C-09': '/gecici-onay',
  'C-10': '/aml/aml/AMLKontrol',
  'C-11': '/musteri/Get-Client-Info',
  'C-12': '/arac/Vehicle/query-info',
  'C-13': '/arac/Vehicle/update-info',
  'C-14': '/firm/firma/firmalar',
  'C-15': '/api/payment/payment-detail',
  'C-16': '/api/Traffic/get-vehicle-brands-with-models',
  'C-17': '/api/Traffic/get-vehicle-types',
  'C-18': '/firm/Packages/compare-package',
  'C-19': '/list/Offers/NewListOffer',
  'C-20': '/print/Print/GetPdf',
  'C-21': '/mobilephone/teklif',
  'C-22': '/api/mobilephone/telefon-markalar',
  'C-23': '/api/mobilephone/telefon-modeller',
  'C-24': '/api/listeler/get-ulkeler',
  'C-25': '/api/dask/iller',
  'C-26': '/api/dask/ilceler',
  'C-27': '/api/dask/beldeler',
  'C-28': '/api/dask/mahalle',
  'C-29': '/api/dask/caddesokak',
  'C-30': '/api/dask/binakodlari',
  'C-31': '/api/dask/uavtkodlari',
  'C-32': '/api/dask/UAVT-Sorgu',
  'C-33': '/api/dask/address',
  'C-34': '/api/teklif/yeni-policelerim',
  'C-35': '/api/musteri/guncelle',
  'C-36': '/api/Listeler/get-list',
  'C-37': '/api/musteri/sozlesme-kontrol',
  'C-41': '/faq/get-faqposts',
  'C-42': '/firms/GetFirms',
  'C-43': '/slider/GetSliders',
  'C-44': '/page/get-page',
  'C-45': '/api/Destek/request-add',
  'C-46': '/api/Destek/request-types',
  'C-47': '/api/Destek/request-reply',
  'C-48': '/api/Destek/request-view',
  'C-49': '/api/Destek/request-statuses',
  'C-50': '/api/Destek/request-list',
  'C-51': '/api/dosya/yukle',
};

const quotePages = [
  '/trafik/kasko-teklif',
  '/trafik/teklif',
  '/tamamlayici-saglik/teklif',
  '/yabancisaglik/asyncteklif',
  '/saglik/teklif',
  '/dask/async-teklif',
  '/konut/teklif',
  '/outgoing/teklif',
  '/mobilephone/teklif',
  '/pet/teklif',
];

const isRows = (value: unknown) => Array.isArray(value) && value.some((one) => typeof one === 'object');

/** What a form body gives back: strings, rows as JSON text, and a list only where a name occurs more than once. */
function throughForm(request: Readonly<Record<string, unknown>>) {
  const pairs = Object.entries(request).flatMap(([name, value]) =>
    isRows(value) ? [[name, JSON.stringify(value)]] : [value].flat().map((one) => [name, String(one)]),
  );
  const body = new URLSearchParams(pairs);
  const names = new Set(body.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = body.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

describe.each(contracts)('call %s', (_id, call) => {
  test('its example request parses and loses no field', () => {
    expect(call.request.parse(call.example.request)).toMatchObject(call.example.request);
  });

  test('its example request means the same when form-encoded', () => {
    const sent = decodeModel(requestFieldsOf(call.request), throughForm(call.example.request));
    expect(call.request.parse(sent)).toEqual(call.request.parse(call.example.request));
  });

  test('its example data parses and loses no field', () => {
    expect(call.data.parse(call.example.data)).toEqual(call.example.data);
  });

  test('its schemas can be written as JSON Schema', () => {
    expect(() => z.toJSONSchema(call.request, { io: 'input' })).not.toThrow();
    expect(() => z.toJSONSchema(call.data)).not.toThrow();
  });
});

describe('the list of calls', () => {
  test('paths and aliases are unique', () => {
    const paths = contracts.flatMap(([, call]) => [call.path, ...(call.aliases ?? [])]);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test.each(Object.entries(specified))('%s %s has a contract under its own path', (_requirement, path) => {
    const id = findCall(path);
    expect(id && calls[id].path).toBe(path);
  });

  test.each(quotePages)('%s starts a quotation by POST', (path) => {
    const id = findCall(path);
    expect(id && calls[id]).toMatchObject({ path, base: 'offers', methods: ['POST'] });
  });

  test('holds nothing beside the specified calls, the quote pages, the authority check, and those of buildings, people, animals, devices, reviews, files, sessions, links, kept offers, orders, policies, price ranges, notes, support and members', () => {
    const ofSessions = ['/logout', '/account/sessions', '/account/end-other-sessions'];
    const ofLinks = ['share', 'shared', 'resume', 'resume-confirm', 'prove', 'prove-confirm', 'review-documents'].map(
      (call) => `/list/Offers/${call}`,
    );
    const ofKeeping = ['mail', 'find', 'find-confirm'].map((call) => `/list/Offers/${call}`);
    const ofOrders = ['start', 'existing-covers', 'return', 'result', 'glimpse', 'order', 'resend', 'email'].map(
      (call) => `/api/payment/${call}`,
    );
    const ofPolicies = ['detay', 'cayma-onizleme', 'cayma', 'iptal-talebi', 'yenileme', 'yenileme-onay'].map(
      (call) => `/api/teklif/police-${call}`,
    );
    const additions = [...ofSessions, ...ofLinks, ...ofKeeping, ...ofOrders, ...ofPolicies];
    const ofProperty = ['query-info', 'update-info', 'quotation'].map((call) => `/konut/Property/${call}`);
    const ofPeople = ['/saglik/Health', '/outgoing/Trip'].flatMap((kind) =>
      ['query-info', 'update-info', 'quotation'].map((call) => `${kind}/${call}`),
    );
    const ofThings = ['/pet/Pet', '/mobilephone/Device'].flatMap((kind) =>
      ['query-info', 'update-info', 'quotation'].map((call) => `${kind}/${call}`),
    );
    const ofReviews = ['/list/Offers/review-documents'];
    const ofFiles = ['listem', 'indir', 'sil'].map((call) => `/api/dosya/${call}`);
    const ofSupport = ['link', 'link-confirm'].map((call) => `/api/Destek/${call}`);
    const ofMembers = [
      ...['/api/teklif/tekliflerim', '/api/teklif/tekliflerim-yenile', '/api/teklif/araclarim-ve-evlerim'],
      ...['izinlerim', 'izin', 'iletilerim', 'verilerim', 'hesap-silme-onizleme', 'hesap-sil'].map(
        (call) => `/api/musteri/${call}`,
      ),
    ];
    const further = [
      '/account/yetki',
      '/arac/Vehicle/quotation',
      '/api/fiyat/aralik',
      '/notes/GetNotes',
      ...ofProperty,
      ...ofPeople,
      ...ofThings,
      ...ofReviews,
      ...ofFiles,
      ...ofSupport,
      ...ofMembers,
      ...additions,
    ];
    const known = new Set([...Object.values(specified), ...quotePages, ...further]);
    expect(contracts.map(([, call]) => call.path).filter((path) => !known.has(path))).toEqual([]);
    expect(callIds).toHaveLength(known.size);
  });

  test('[C-07] the other names reach the same calls, and the authority check is a call of its own', () => {
    expect(findCall('/account/yetki')).toBe('accountAuthority');
    expect(findCall('/musteri/gecici-kod')).toBe('sendTemporaryCode');
    expect(findCall('/musteri/gecici-onay')).toBe('confirmTemporaryCode');
    expect(findCall('/musteri/uyeol')).toBe('register');
    expect(findCall('/account/sifremiunuttum')).toBe('forgotPassword');
    expect(findCall('/internal/AMLKontrol')).toBe('amlCheck');
  });

  test('the public calls carry the site token, content calls on the content base', () => {
    const publicPaths = ['/account/yetki', '/gecici-kod', '/gecici-onay', '/register', '/forgot-password'];
    for (const path of [...publicPaths, '/internal/AMLKontrol']) {
      const id = findCall(path);
      expect(id && calls[id].audience).toBe('site');
    }
    for (const [, call] of contracts) expect(call.audience === 'content').toBe(call.base === 'content');
  });

  test.each(['/Login', '/login/', '//login', 'login', '/login?', '', '/constructor'])('%j is no call', (path) => {
    expect(findCall(path)).toBeUndefined();
  });
});

describe('the table of outcomes', () => {
  const row = (code: number) => Object.values(outcomes).filter((outcome) => outcome.code === code);

  test.each([1000, 1001, 1002, 1003, 1005, 1007, 1008, 1009, 1011])('[E-01] %i counts as failure', (code) => {
    expect(row(code)).toMatchObject([{ failure: true }]);
    expect(row(code)[0]?.http).toBeGreaterThanOrEqual(400);
  });

  test.each([1004, 1006, 1010, 2000, 2001, 2004, 3003, 3005])('[E-02] %i does not', (code) => {
    expect(row(code)).toMatchObject([{ failure: false, http: 200 }]);
  });
});

describe('wire fields', () => {
  test.each([true, 'true', '1', 1])('%j is true', (value) => expect(wireBoolean.parse(value)).toBe(true));
  test.each([false, 'false', '0', 0])('%j is false', (value) => expect(wireBoolean.parse(value)).toBe(false));
  test.each(['', 'yes', 2, null, undefined])('%j is no truth value', (value) => {
    expect(wireBoolean.safeParse(value).success).toBe(false);
  });

  test('a list of one may come as a single value', () => {
    expect(wireList(z.string()).parse('a')).toEqual(['a']);
    expect(wireList(z.string()).safeParse(undefined).success).toBe(false);
  });

  test('an alias is handed on as its key', () => {
    expect(queryType.parse('outgoing')).toBe('seyahat');
    expect(queryType.parse('login')).toBe('login');
  });

  const unknownTypes: unknown[] = [undefined, null, 7, 'Kasko', {}, { toString: 1 }];
  test.each(unknownTypes)('%j is no query type', (value) => {
    expect(queryType.safeParse(value).success).toBe(false);
  });

  test('the print language is tr unless named', () => {
    expect(calls.getPdf.request.parse({ DocumentKey: 'distanceSales' }).Language).toBe('tr');
  });

  test('a list is read by name or by id', () => {
    expect(calls.getList.request.parse({ GroupCode: 'KonutCatiTipi' }).GroupCode).toBe('KonutCatiTipi');
    expect(calls.getList.request.parse({ GroupCode: 84 }).GroupCode).toBe(84);
  });
});
