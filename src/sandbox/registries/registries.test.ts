import fc from 'fast-check';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isNationalNumber } from '#domain/rules/national-number.ts';
import { isPlate } from '#domain/rules/plate.ts';
import { imeiOf } from '#testing/imei.ts';
import { World } from '../world.ts';
import { registerRegistries } from './index.ts';
import { districts, provinces } from './records/districts.ts';
import { historyOf } from './records/histories.ts';
import { mensNames, surnames, womensNames } from './records/names.ts';
import { personOf } from './records/people.ts';
import { companyPersonas, personaOf, personas, personaVehicles } from './records/personas.ts';
import { relatives } from './records/relatives.ts';
import { findVehicleType } from './records/vehicle-catalogue.ts';
import { vehicleOf } from './records/vehicles.ts';

const circumstances = { seed: 'test', today: '2026-11-14' };
const noDocument = { documentSerial: '', documentNumber: '', asbisNumber: '' };

const nationalNumbers = fc.integer({ min: 100_000_000, max: 999_999_999 }).map((first) => {
  const digits = [...String(first)].map(Number);
  const sum = (from: number) =>
    digits.filter((_, index) => index % 2 === from).reduce((total, digit) => total + digit, 0);
  const tenth = (((sum(0) * 7 - sum(1)) % 10) + 10) % 10;
  return `${first}${tenth}${(sum(0) + sum(1) + tenth) % 10}`;
});
const plates = fc
  .tuple(fc.integer({ min: 1, max: 81 }), fc.stringMatching(/^[A-Z]{2,3}$/), fc.integer({ min: 100, max: 999 }))
  .map(([province, letters, number]) => `${String(province).padStart(2, '0')}${letters}${number}`)
  .filter((plate) => isPlate(plate) && !personaVehicles.some(({ vehicle }) => vehicle.plate === plate));

describe('records from the seed', () => {
  test('every valid national number is one stable person', () => {
    fc.assert(
      fc.property(nationalNumbers, (number) => {
        const person = personOf(number, 'test');
        expect(person).toMatchObject({ identityNumber: number, name: expect.stringMatching(/^\p{L}+$/u) });
        expect(personOf(number, 'test')).toEqual(person);
      }),
      { numRuns: 200 },
    );
  });

  test('another seed makes another world', () => {
    expect(personOf('19090909018', 'one')).not.toEqual(personOf('19090909018', 'two'));
  });

  test('every plate is one stable vehicle of the catalogue, owned by whoever asks', () => {
    fc.assert(
      fc.property(plates, nationalNumbers, (plate, identityNumber) => {
        const answer = vehicleOf({ identityNumber, plate, ...noDocument }, circumstances);
        if (answer.kind !== 'found') throw new Error(`${plate} was ${answer.kind}`);
        const { vehicle } = answer;
        expect(vehicle.plate).toBe(plate);
        expect(vehicle.frameNumber).toMatch(/^[A-HJ-NPR-Z\d]{17}$/);
        expect(vehicle.firstTrafficDate <= circumstances.today).toBe(true);
        expect(vehicle.modelYear).toBeGreaterThanOrEqual(vehicle.type.firstModelYear);
        expect(vehicleOf({ identityNumber: '11111111110', plate, ...noDocument }, circumstances)).toEqual(answer);
      }),
      { numRuns: 200 },
    );
  });

  test('every owner keeps one step on all plates, and running policies end within a year', () => {
    fc.assert(
      fc.property(plates, plates, nationalNumbers, (plate, other, identityNumber) => {
        const history = historyOf({ identityNumber, plate }, circumstances);
        expect(history?.step).toBe(historyOf({ identityNumber, plate: other }, circumstances)?.step);
        expect(history?.traffic?.end).toMatch(/^202[67]-/);
        expect((history?.traffic?.end ?? '') >= circumstances.today).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['34AB000', 'notFound'],
    ['34A0000', 'notFound'],
    ['82AB123', 'notFound'],
    ['00AB123', 'notFound'],
    ['34', 'notFound'],
    ['99AB123', 'ownerMismatch'],
    ['99AB000', 'ownerMismatch'],
    ['34ABC123', 'ownerMismatch'],
  ])('plate %s of nobody in particular is %s', (plate, kind) => {
    expect(vehicleOf({ identityNumber: '19090909018', plate, ...noDocument }, circumstances).kind).toBe(kind);
  });

  test('a taxi’s plate, a document and a reservation number each find a vehicle', () => {
    const ask = (question: object) =>
      vehicleOf({ identityNumber: '19090909018', plate: '', ...noDocument, ...question }, circumstances);
    expect(ask({ plate: '34T1234' })).toMatchObject({ vehicle: { usage: '111-12' } });
    expect(ask({ documentSerial: 'ZZ', documentNumber: '654321' })).toMatchObject({
      vehicle: { documentSerial: 'ZZ', documentNumber: '654321' },
    });
    expect(ask({ documentSerial: 'AB', documentNumber: '123456', identityNumber: '11111111110' })).toMatchObject({
      vehicle: { plate: '34ABC123' },
    });
    expect(ask({ asbisNumber: '1234567890123456789' })).toMatchObject({
      vehicle: {
        modelYear: 2026,
        firstTrafficDate: '2026-11-14',
        documentSerial: '',
        plate: expect.stringMatching(/^\d{2}YK$/),
      },
    });
    expect(ask({ asbisNumber: '000000' }).kind).toBe('notFound');
    expect(ask({}).kind).toBe('notFound');
  });

  test('the lists are long enough and hold each name once', () => {
    expect(new Set([...womensNames, ...mensNames]).size).toBe(womensNames.length + mensNames.length);
    expect(womensNames.length + mensNames.length).toBeGreaterThanOrEqual(150);
    expect(new Set(surnames).size).toBe(surnames.length);
    expect(surnames.length).toBeGreaterThanOrEqual(150);
  });

  test('there are 81 provinces and 973 districts', () => {
    expect(provinces.map(({ code }) => code)).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
    expect(new Set(districts.map(({ districtCode }) => districtCode)).size).toBe(973);
  });
});

describe('personas', () => {
  test.each(personas)(
    '$identityNumber has a valid number, plate and vehicle',
    ({ identityNumber, vehicle, districtName }) => {
      expect(isNationalNumber(identityNumber)).toBe(true);
      expect(isPlate(vehicle.plate)).toBe(true);
      expect(findVehicleType(vehicle)).toBeDefined();
      expect(personOf(identityNumber, 'test')?.districtName).toBe(districtName);
      expect(vehicleOf({ identityNumber, plate: vehicle.plate, ...noDocument }, circumstances)).toMatchObject({
        kind: 'found',
        vehicle: { modelYear: vehicle.modelYear, scrapped: false },
      });
    },
  );

  test.each(relatives)('$identityNumber is of the family of 11111111110', ({ identityNumber, ...known }) => {
    expect(isNationalNumber(identityNumber)).toBe(true);
    expect(personOf(identityNumber, 'test')).toMatchObject({ ...known, nationality: 'TR' });
    expect(personaOf(identityNumber)).toBeUndefined();
  });

  test('plates and documents are nobody’s twice', () => {
    expect(new Set(personaVehicles.map(({ vehicle }) => vehicle.plate)).size).toBe(
      personas.length + companyPersonas.length,
    );
    expect(new Set(personaVehicles.map(({ vehicle }) => vehicle.documentNumber)).size).toBe(personaVehicles.length);
  });

  test('a persona brings its step to a further car', () => {
    expect(historyOf({ identityNumber: '44444444440', plate: '16ZZZ111' }, circumstances)).toMatchObject({
      step: 1,
      claims: 3,
    });
    expect(historyOf({ identityNumber: '44444444440', plate: '16YK' }, circumstances)).toMatchObject({
      step: 1,
      traffic: undefined,
    });
  });

  test('the company is represented by 77777777770', () => {
    expect(companyPersonas).toMatchObject([{ taxNumber: '1111111114', representative: '77777777770' }]);
    expect(personaOf('77777777770')).toBeDefined();
  });
});

describe('on the wire', () => {
  const world = new World({ seed: 'test', now: () => new Date('2026-11-14T09:00:00Z'), publicUrl: 'http://sandbox' });
  const app: FastifyInstance = fastify();
  beforeAll(async () => {
    // Another partner may have its own reader of XML on the whole app.
    app.addContentTypeParser('text/xml', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    await registerRegistries(app, world);
  });
  afterEach(() => world.reset());
  afterAll(() => app.close());

  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const postXml = (url: string, payload: string) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'text/xml; charset=utf-8' } });
  const soap = (fields: string) =>
    `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><tescilSorgula>${fields}</tescilSorgula></e:Body></e:Envelope>`;

  test('the population register shouts in Turkish capitals', async () => {
    const reply = await post('/registries/population/person', { kimlikNo: '11111111110' });
    expect(reply.json()).toMatchObject({
      sonucKodu: '0000',
      kisi: { ad: 'DENİZ', soyad: 'AKÇAM', dogumTarihi: '12.04.1985', ilAdi: 'İstanbul', ilceAdi: 'Kadıköy' },
    });
  });

  test('who is no persona is as old as the asker says', async () => {
    const reply = await post('/registries/population/person', { kimlikNo: '19090909018', dogumTarihi: '1999-12-31' });
    expect(reply.json()).toMatchObject({ sonucKodu: '0000', kisi: { dogumTarihi: '31.12.1999' } });
    expect(
      (await post('/registries/population/person', { kimlikNo: '11111111110', dogumTarihi: '1999-12-31' })).json(),
    ).toMatchObject({ sonucKodu: '3004' });
  });

  test.each([
    ['22222222220', 200, '3003'],
    ['88888888880', 503, '9001'],
    ['12345678901', 200, '3001'],
  ])('the population register answers %s with status %i and code %s', async (kimlikNo, status, sonucKodu) => {
    const reply = await post('/registries/population/person', { kimlikNo });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ sonucKodu });
  });

  test('the vehicle register’s faults carry code, message, failures and a correlation id', async () => {
    const reply = await postXml(
      '/registries/vehicle',
      soap('<kimlikNo>11111111110</kimlikNo><plakaIlKodu>034</plakaIlKodu><plakaNo>AB000</plakaNo>'),
    );
    expect(reply.statusCode).toBe(500);
    expect(reply.headers['content-type']).toContain('text/xml');
    expect(reply.body.replace(/<correlationId>[\w-]{36}</, '<correlationId>…<')).toContain(
      '<soap:Fault><faultcode>soap:Server</faultcode><faultstring>Kayıt bulunamadı</faultstring><detail><code>EGM-1001</code><message>Kayıt bulunamadı</message><failureList><failure><code>EGM-1001</code><message>Kayıt bulunamadı</message></failure></failureList><correlationId>…</correlationId></detail></soap:Fault>',
    );
  });

  test('the second-hand car was registered five days ago', async () => {
    const reply = await postXml(
      '/registries/vehicle',
      soap('<kimlikNo>66666666660</kimlikNo><plakaIlKodu>034</plakaIlKodu><plakaNo>STU666</plakaNo>'),
    );
    expect(reply.body).toContain('<tescilTarihi>09.11.2026</tescilTarihi>');
    expect(reply.body).toContain('<adUnvan>UMUT</adUnvan>');
  });

  test('the information centre tells the surcharge of 45 days without a policy', async () => {
    const reply = await postXml(
      '/registries/history',
      '<policeSorgu><kimlikNo>55555555550</kimlikNo><plakaIlKodu>007</plakaIlKodu><plakaNo>NPR555</plakaNo></policeSorgu>',
    );
    expect(reply.body).toContain('<uygulanmasiGerekenGecikmeSurprimYuzde>10</uygulanmasiGerekenGecikmeSurprimYuzde>');
    expect(reply.body).toContain('<bitisTarihi>30/09/2026</bitisTarihi>');
  });

  test.each(['/registries/vehicle', '/registries/history', '/registries/earthquake'])(
    '%s refuses what it cannot read',
    async (url) => {
      expect((await postXml(url, '<a><b>')).statusCode).toBeGreaterThanOrEqual(400);
      expect((await postXml(url, 'not xml')).statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  test.each(['/registries/population/person', '/registries/company', '/registries/sanctions'])(
    '%s refuses what it cannot read',
    async (url) => {
      expect((await post(url, { kimlikNo: 7 })).statusCode).toBe(400);
    },
  );

  test('a child is as old as the register says, and nobody may say otherwise', async () => {
    const ask = (more: object) => post('/registries/population/person', { kimlikNo: '11100000272', ...more });
    expect((await ask({})).json()).toMatchObject({
      sonucKodu: '0000',
      kisi: { dogumTarihi: '14.05.2015', cinsiyet: 'K' },
    });
    expect((await ask({ dogumTarihi: '2014-05-14' })).json()).toMatchObject({ sonucKodu: '3004' });
  });

  test('the sanctions list knows a number, and a name whatever the number', async () => {
    const ask = async (kimlikNo: string, ad: string, soyad: string) =>
      (await post('/registries/sanctions', { kimlikNo, ad, soyad })).json().sonuc;
    expect(await ask('33333333330', 'Başka', 'Biri')).toBe('ESLESME');
    expect(await ask('U1234567', 'SEDAT', 'KIZILAĞAÇ')).toBe('ESLESME');
    expect(await ask('U1234567', 'Sedat', 'Kavaklı')).toBe('TEMIZ');
  });

  test('companies are found by any number but the fillers', async () => {
    expect((await post('/registries/company', { vergiNo: '1234567890' })).json()).toMatchObject({
      basarili: true,
      mukellef: { vergiNo: '1234567890' },
    });
    for (const vergiNo of ['1111111111', '2222222222', '0001234567', '123']) {
      expect((await post('/registries/company', { vergiNo })).statusCode).toBe(404);
    }
  });

  test('geography lists provinces and their districts', async () => {
    expect((await app.inject('/registries/geography/provinces')).json().iller).toHaveLength(81);
    const districts = (await app.inject('/registries/geography/districts?province=34')).json().ilceler;
    expect(districts).toHaveLength(39);
    expect(districts[0]).toEqual({ ilceKodu: 3401, ilceAdi: 'Adalar' });
    expect((await app.inject('/registries/geography/districts?province=82')).statusCode).toBe(404);
    expect((await app.inject('/registries/geography/districts')).statusCode).toBe(400);
    world.behaviours.change('registries/geography', { mode: 'decline' });
    expect((await app.inject('/registries/geography/provinces')).statusCode).toBe(404);
    world.behaviours.change('registries/geography', { mode: 'error' });
    expect((await app.inject('/registries/geography/provinces')).statusCode).toBe(500);
  });

  test('the address register lists levels by Turkish names and codes', async () => {
    const { kayitlar } = (await app.inject('/registries/address/beldeler?ustKod=3416')).json();
    expect(kayitlar).toEqual([{ kod: expect.any(Number), aciklama: 'Merkez' }]);
    expect((await app.inject('/registries/address/beldeler?ustKod=9999')).statusCode).toBe(404);
    expect((await app.inject('/registries/address/mahalleler')).statusCode).toBe(400);
    expect((await app.inject('/registries/address/adres')).statusCode).toBe(400);
    world.behaviours.change('registries/address', { mode: 'decline' });
    expect((await app.inject('/registries/address/beldeler?ustKod=3416')).statusCode).toBe(404);
  });

  test.each([
    [{ kimlikNo: '11111111110' }, 200, 'BULUNDU'],
    [{ kimlikNo: '11111111110', dogumTarihi: '01.01.2000' }, 200, 'KAYIT_YOK'],
    [{ kimlikNo: '22222222220' }, 200, 'DOGUM_TARIHI_GEREKLI'],
    [{ kimlikNo: '22222222220', dogumTarihi: '15.06.1990' }, 200, 'BULUNDU'],
    [{ kimlikNo: '19090909018', dogumTarihi: '01.01.2000' }, 200, 'BULUNDU'],
    [{ kimlikNo: '1234567890' }, 200, 'KAYIT_YOK'],
    [{ kimlikNo: '88888888880' }, 503, undefined],
    [{ kimlikNo: 7 }, 400, undefined],
  ])('the address register answers %j with status %i and %s', async (asked, status, durum) => {
    const reply = await post('/registries/address/kisi', asked);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().durum).toBe(durum);
  });

  test('the population register writes the address of the address register', async () => {
    const { adresKodu } = (await post('/registries/address/kisi', { kimlikNo: '11111111110' })).json();
    const { acikAdres } = (await app.inject(`/registries/address/adres?adresKodu=${adresKodu}`)).json();
    const { kisi } = (await post('/registries/population/person', { kimlikNo: '11111111110' })).json();
    expect(kisi.acikAdres).toBe(acikAdres);
  });

  test.each([
    ['11111111110', '26/11/2026', 'HASARSIZ'],
    ['44444444440', '04/11/2026', 'HASARSIZ'],
    ['55555555550', '16/08/2026', 'ORTA HASARLI'],
  ])('the earthquake policy at the address of %s ends on %s, %s', async (kimlikNo, end, damage) => {
    const { adresKodu } = (await post('/registries/address/kisi', { kimlikNo })).json();
    const ask = (fields: string) => postXml('/registries/earthquake', `<zdsPoliceSorgu>${fields}</zdsPoliceSorgu>`);
    const reply = await ask(`<adresKodu>${adresKodu}</adresKodu>`);
    expect(reply.body).toContain(`<tanzimBitis>${end}</tanzimBitis>`);
    expect(reply.body).toContain(`<hasarDurumu>${damage}</hasarDurumu>`);
    const number = /<policeNo>(\d{12})</.exec(reply.body)?.[1];
    expect((await ask(`<policeNo>${number}</policeNo>`)).body).toBe(reply.body);
  });

  test('the address of 66666666660 never had an earthquake policy', async () => {
    const { adresKodu } = (await post('/registries/address/kisi', { kimlikNo: '66666666660' })).json();
    const asked = `<zdsPoliceSorgu><adresKodu>${adresKodu}</adresKodu></zdsPoliceSorgu>`;
    expect((await postXml('/registries/earthquake', asked)).body).toContain('<kod>14</kod>');
  });

  test('the register of devices lists brands and models by Turkish names and codes', async () => {
    expect((await app.inject('/registries/device/markalar')).json().markalar.slice(0, 2)).toEqual([
      { markaKodu: 1, markaAdi: 'Apple' },
      { markaKodu: 2, markaAdi: 'Samsung' },
    ]);
    const { modeller } = (await app.inject('/registries/device/modeller?markaKodu=2')).json();
    expect(modeller).toContainEqual({ modelKodu: 203, modelAdi: 'Galaxy S24' });
    expect((await app.inject('/registries/device/modeller?markaKodu=21')).statusCode).toBe(404);
    expect((await app.inject('/registries/device/modeller')).statusCode).toBe(400);
    world.behaviours.change('registries/device', { mode: 'decline' });
    for (const path of ['markalar', 'modeller?markaKodu=2']) {
      expect((await app.inject(`/registries/device/${path}`)).statusCode).toBe(404);
    }
    expect((await post('/registries/device/cihaz', { imeiNo: '490154203237518' })).statusCode).toBe(404);
  });

  test.each([
    [{ imeiNo: '490154203237518' }, 200, { durum: 'KAYITLI', modelKodu: null }],
    [{ imeiNo: imeiOf('350203') }, 200, { durum: 'KAYITLI', modelKodu: 203 }],
    [{ imeiNo: imeiOf('350299') }, 200, { durum: 'KAYITLI', modelKodu: null }],
    [{ imeiNo: imeiOf('352101') }, 200, { durum: 'KAYITLI', modelKodu: null }],
    [{ imeiNo: imeiOf('98') }, 200, { durum: 'KAPALI', modelKodu: null }],
    [{ imeiNo: imeiOf('99') }, 404, { hata: 'Kayıt bulunamadı' }],
    [{ imeiNo: '490154203237519' }, 404, { hata: 'Kayıt bulunamadı' }],
    [{ imeiNo: '' }, 404, { hata: 'Kayıt bulunamadı' }],
    [{ imeiNo: 7 }, 400, { hata: 'Geçersiz istek' }],
  ])('the register of devices answers %j with status %i and %j', async (asked, status, told) => {
    const reply = await post('/registries/device/cihaz', asked);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject(told);
  });
});
