import { describe, expect, test } from 'vitest';
import { readAddress, readEntries, readFlats, readRegistered } from './address/map-in.ts';
import { readCompany } from './company/map-in.ts';
import { readDevice, readModels, readBrands as readPhoneBrands } from './device/map-in.ts';
import { readPolicy } from './earthquake/map-in.ts';
import { readHistory } from './history/map-in.ts';
import { readPerson } from './population/map-in.ts';
import { readCheck } from './sanctions/map-in.ts';
import { readBrands, readTypes } from './vehicle/catalogue.ts';
import { readVehicle } from './vehicle/map-in.ts';

const unavailable = { kind: 'unavailable' };
const person = {
  kimlikNo: '11111111110',
  ad: 'IŞIL İREM',
  soyad: 'ÇAĞLI',
  cinsiyet: 'K',
  dogumTarihi: '29.02.2000',
  ilKodu: 34,
  ilAdi: 'İstanbul',
  ilceKodu: 3401,
  ilceAdi: 'Adalar',
};
const json = (value: unknown, status = 200) => ({ status, text: JSON.stringify(value) });
const personReply = (change: object) => json({ sonucKodu: '0000', kisi: { ...person, ...change } });

describe('population', () => {
  test('capital letters become a name by Turkish rules', () => {
    expect(readPerson(personReply({}), '11111111110')).toMatchObject({
      record: { name: 'Işıl İrem', surname: 'Çağlı', birthdate: '2000-02-29' },
    });
  });

  test.each([
    ['another person’s record', { kimlikNo: '22222222220' }],
    ['a day that does not exist', { dogumTarihi: '29.02.2001' }],
    ['a province that does not exist', { ilKodu: 82 }],
    ['no name', { ad: ' ' }],
    ['an unknown gender', { cinsiyet: 'X' }],
  ])('%s is no answer', (_, change) => {
    expect(readPerson(personReply(change), '11111111110')).toEqual(unavailable);
  });

  test('an unknown result code, and a known one with a wrong status, are no answer', () => {
    expect(readPerson(json({ sonucKodu: '7777' }), '11111111110')).toEqual(unavailable);
    expect(readPerson(json({ sonucKodu: '3001' }, 502), '11111111110')).toEqual(unavailable);
  });
});

describe('company', () => {
  test('another company’s record is no answer', () => {
    const reply = json({
      basarili: true,
      mukellef: { vergiNo: '9876543217', unvan: 'A', vergiDairesi: 'B', ilKodu: '34' },
    });
    expect(readCompany(reply, '1234567890')).toEqual(unavailable);
    expect(readCompany(reply, '9876543217')).toMatchObject({ kind: 'found', record: { provinceCode: 34 } });
  });

  test('a 404 of somebody else, such as a gateway, does not mean that there is no company', () => {
    expect(readCompany({ status: 404, text: '<html>not here</html>' }, '1234567890')).toEqual(unavailable);
    expect(readBrands({ status: 404, text: '' })).toEqual(unavailable);
  });
});

describe('vehicle', () => {
  const fault = (code: string) =>
    `<s:Envelope xmlns:s="x"><s:Body><s:Fault><faultcode>s:Server</faultcode><detail><code>${code}</code></detail></s:Fault></s:Body></s:Envelope>`;

  test.each([
    ['EGM-1001', 'notFound'],
    ['EGM-1004', 'ownerMismatch'],
    ['EGM-9999', 'unavailable'],
    ['constructor', 'unavailable'],
  ])('fault %s reads as %s', (code, kind) => {
    expect(readVehicle({ status: 500, text: fault(code) })).toEqual({ kind });
  });

  test('a document with its own entities is refused', () => {
    const text = `<!DOCTYPE x [<!ENTITY bomb "EGM-1001">]>${fault('&bomb;')}`;
    expect(readVehicle({ status: 500, text })).toEqual(unavailable);
  });

  test.each([
    ['nothing', ''],
    ['plain text', 'internal error'],
    ['JSON', '{}'],
    ['tags that cross', '<a><b></a>'],
    ['an empty envelope', '<s:Envelope/>'],
    ['deep nesting', `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`],
    ['a long text', `<a>${'b'.repeat(100_000)}</a>`],
  ])('%s is no answer', (_, text) => {
    expect(readVehicle({ status: 200, text })).toEqual(unavailable);
    expect(readHistory({ status: 200, text })).toEqual(unavailable);
  });

  test('a type without a value is no answer', () => {
    expect(readTypes(json({ tipler: [{ tipKodu: '1001', tipAdi: 'Egea', deger: 0 }] }))).toEqual(unavailable);
  });
});

describe('history', () => {
  const reply = (traffic: string, kasko = '') => ({
    status: 200,
    text: `<policeSorguCevap><sonuc><kod>0</kod></sonuc><trafik>${traffic}</trafik><kasko>${kasko}</kasko></policeSorguCevap>`,
  });

  test('a driver without any policy has an empty history', () => {
    expect(readHistory(reply('<hasarAdedi>0</hasarAdedi><police></police>'))).toEqual({
      kind: 'found',
      record: {
        claimCount: 0,
        trafficStep: undefined,
        kaskoDiscount: undefined,
        previousTraffic: undefined,
        previousKasko: undefined,
      },
    });
  });

  test.each([
    [
      'a step that does not exist',
      '<uygulanmasiGerekenBasamak>9</uygulanmasiGerekenBasamak><hasarAdedi>0</hasarAdedi>',
    ],
    ['claims that are no number', '<hasarAdedi>çok</hasarAdedi>'],
    ['a policy without its end', '<hasarAdedi>0</hasarAdedi><police><sirketKodu>901</sirketKodu></police>'],
  ])('%s is no answer', (_, traffic) => {
    expect(readHistory(reply(traffic))).toEqual(unavailable);
  });
});

test('only a plain clear is clear', () => {
  expect(readCheck(json({ sonuc: 'TEMIZ' }))).toEqual({ kind: 'clear' });
  expect(readCheck(json({ sonuc: 'TEMIZ' }, 202))).toEqual(unavailable);
  expect(readCheck(json({ sonuc: 'BELKI' }))).toEqual(unavailable);
  expect(readCheck(json({}))).toEqual(unavailable);
});

describe('address', () => {
  const row = (kod: unknown, aciklama: unknown) => json({ kayitlar: [{ kod, aciklama }] });
  const level = (kod: number) => ({ kod, aciklama: 'Ad' });
  const address = {
    adresKodu: '1234567890',
    il: level(34),
    ilce: level(3401),
    belde: level(1),
    mahalle: level(2),
    yol: level(3),
    bina: level(4),
    daire: { kod: '1234567890', aciklama: 'Daire: 1' },
    acikAdres: 'Bir yer',
  };

  test.each([
    ['a code that is no number', row('12', 'Merkez')],
    ['a code wider than our columns', row(2 ** 31, 'Merkez')],
    ['no name', row(12, ' ')],
    ['a status of somebody else', { status: 404, text: '<html>not here</html>' }],
    ['another list', json({ iller: [] })],
  ])('%s is no list', (_, reply) => {
    expect(readEntries(reply)).toEqual(unavailable);
  });

  test('a flat is known by ten digits', () => {
    expect(readFlats(row('1234567890', 'Daire: 1'))).toEqual({
      kind: 'found',
      record: [{ uavt: '1234567890', name: 'Daire: 1' }],
    });
    expect(readFlats(row('123', 'Daire: 1'))).toEqual(unavailable);
  });

  test('another address than the one asked for, and one without a level, are no answer', () => {
    expect(readAddress(json(address), '1234567890')).toMatchObject({ kind: 'found', record: { text: 'Bir yer' } });
    expect(readAddress(json(address), '1234567891')).toEqual(unavailable);
    expect(readAddress(json({ ...address, yol: undefined }), '1234567890')).toEqual(unavailable);
    expect(readAddress(json({ ...address, il: level(82) }), '1234567890')).toEqual(unavailable);
  });

  test('where somebody else lives is no answer', () => {
    const reply = json({ durum: 'BULUNDU', kimlikNo: '22222222220', adresKodu: '1234567890' });
    expect(readRegistered(reply, '22222222220')).toEqual({ kind: 'found', record: { uavt: '1234567890' } });
    expect(readRegistered(reply, '11111111110')).toEqual(unavailable);
    expect(readRegistered(json({ durum: 'BELKI' }), '11111111110')).toEqual(unavailable);
    expect(readRegistered(json({ durum: 'KAYIT_YOK' }, 502), '11111111110')).toEqual(unavailable);
  });
});

describe('earthquake policies', () => {
  const policy = (change: Record<string, string> = {}) => {
    const told = {
      adresKodu: '1234567890',
      brutYuzolcum: '110',
      yapiTarzi: 'BETONARME',
      insaYiliAraligi: '2000-2006',
      katAraligi: '04-07',
      kullanimSekli: 'MESKEN',
      hasarDurumu: 'ORTA HASARLI',
      ...change,
    };
    const riziko = Object.entries(told).map(([name, value]) => `<${name}>${value}</${name}>`);
    return {
      status: 200,
      text: `<zdsPoliceSorguCevap><sonuc><kod>00</kod></sonuc><police><sigortaSirketiKodu>901</sigortaSirketiKodu><policeNo>100000000001</policeNo><tanzimBaslangic>01/12/2025</tanzimBaslangic><tanzimBitis>01/12/2026</tanzimBitis></police><riziko>${riziko.join('')}</riziko></zdsPoliceSorguCevap>`,
    };
  };

  test('the register’s words become ours', () => {
    expect(readPolicy(policy(), { uavt: '1234567890' })).toEqual({
      kind: 'found',
      record: {
        companyCode: '901',
        policyNumber: '100000000001',
        start: '2025-12-01',
        end: '2026-12-01',
        uavt: '1234567890',
        grossArea: 110,
        structure: 'concrete',
        buildPeriod: '4',
        floors: '2',
        use: 'dwelling',
        damage: 'medium',
      },
    });
  });

  test.each([
    ['a structure nobody knows', { yapiTarzi: 'KAGIT' }],
    ['a word of every object', { kullanimSekli: 'constructor' }],
    ['a building without an area', { brutYuzolcum: '0' }],
    ['another building', { adresKodu: '1234567891' }],
  ])('%s is no answer', (_, change) => {
    expect(readPolicy(policy(change), { uavt: '1234567890' })).toEqual(unavailable);
  });

  test('another policy than the one asked for is no answer', () => {
    expect(readPolicy(policy(), { policyNumber: '100000000001' })).toMatchObject({ kind: 'found' });
    expect(readPolicy(policy(), { policyNumber: '100000000002' })).toEqual(unavailable);
  });
});

describe('devices', () => {
  const imei = '490154203237518';
  const device = (change: object = {}, status = 200) =>
    json({ imeiNo: imei, durum: 'KAYITLI', modelKodu: null, ...change }, status);

  test('the register’s words become ours', () => {
    expect(readDevice(device(), imei)).toEqual({
      kind: 'found',
      record: { imei, blocked: false, modelId: undefined },
    });
    expect(readDevice(device({ durum: 'KAPALI', modelKodu: 203 }), imei)).toEqual({
      kind: 'found',
      record: { imei, blocked: true, modelId: 203 },
    });
    expect(readDevice(json({ hata: 'Kayıt bulunamadı' }, 404), imei)).toEqual({ kind: 'notFound' });
  });

  test.each([
    ['another device', device({ imeiNo: '356938035643809' })],
    ['a state nobody knows', device({ durum: 'BELKI' })],
    ['a model that is no number', device({ modelKodu: '203' })],
    ['no word of the model', device({ modelKodu: undefined })],
    ['a status of somebody else', { status: 404, text: '<html>not here</html>' }],
    ['a right answer under a wrong status', device({}, 502)],
  ])('%s is no answer', (_, reply) => {
    expect(readDevice(reply, imei)).toEqual(unavailable);
  });

  test('a list whose rows have no name or no number is no list', () => {
    const brands = (markaKodu: unknown, markaAdi: unknown) => json({ markalar: [{ markaKodu, markaAdi }] });
    expect(readPhoneBrands(brands(2, 'Samsung'))).toEqual({ kind: 'found', record: [{ id: 2, name: 'Samsung' }] });
    for (const reply of [brands('2', 'Samsung'), brands(0, 'Samsung'), brands(2 ** 31, 'Samsung'), brands(2, ' ')]) {
      expect(readPhoneBrands(reply)).toEqual(unavailable);
    }
    expect(readModels(json({ modeller: [{ modelKodu: 203, modelAdi: 'Galaxy S24' }] }))).toEqual({
      kind: 'found',
      record: [{ id: 203, name: 'Galaxy S24' }],
    });
    expect(readModels(json({ modeller: [{ modelKodu: 203 }] }))).toEqual(unavailable);
  });
});
