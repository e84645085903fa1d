import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());
afterEach(() => api.sandbox.world.behaviours.reset());

/** A visitor with a proven phone who asks about a number. */
async function asker(): Promise<{
  browser: Browser;
  ask: (number: string, more?: object) => ReturnType<Browser['bySite']>;
}> {
  const [browser, person] = [openBrowser(api), newPerson()];
  await browser.verify(person, 'kasko');
  const question = { Querytype: 'kasko', Phone: `0${person.Phone}`, LicensePlateNumber: '34ABC123' };
  return {
    browser,
    ask: (NationalNumber, more = {}) => browser.bySite('/aml/aml/AMLKontrol', { ...question, NationalNumber, ...more }),
  };
}

describe('[C-10] [N-06] the customer check', () => {
  test('[E-02] answers 1010 with the person the register holds', async () => {
    const { ask } = await asker();
    expect(await ask('11111111110')).toMatchObject({
      status: 200,
      envelope: {
        Success: true,
        StatusCode: 1010,
        Data: {
          Name: 'Deniz',
          Surname: 'Akçam',
          CityCode: 34,
          TownCode: expect.any(Number),
          City: 'İstanbul',
          County: 'Kadıköy',
        },
      },
    });
    expect(Object.keys((await ask('11111111110')).envelope.Data as object)).toHaveLength(6);
  });

  test('[N-06] judges the plate by the line: a plate, its stand-in, a foreign one, none where no vehicle is insured', async () => {
    const { ask } = await asker();
    const told = async (Querytype: string, LicensePlateNumber: unknown) =>
      (await ask('11111111110', { Querytype, LicensePlateNumber })).envelope;
    const good = [
      ['kasko', '34 abc 123'],
      ['trafik', '34YK'],
      ['kasko', '34'],
      ['yesilkart', '34'],
      ['yabanciTrafik', 'B-XY 1234'],
      ['dask', ''],
      ['seyahat', null],
    ] as const;
    for (const [line, plate] of good) expect(await told(line, plate)).toMatchObject({ StatusCode: 1010 });
    const wrong = 'Lütfen plakayı ruhsatta yazdığı gibi giriniz. Örnek: 34 ABC 123';
    for (const plate of ['82', 'x', '34ABC12345', 'B-XY 1234']) {
      expect(await told('kasko', plate)).toMatchObject({ StatusCode: 1000, Messages: [wrong] });
    }
    const unasked = ['Bu ürün için plaka sorulmaz. Lütfen plaka alanını boş bırakın.'];
    for (const line of ['dask', 'outgoing', 'telefon']) {
      expect(await told(line, '34ABC123')).toMatchObject({ StatusCode: 1000, Messages: unasked });
    }
  });

  test.each(['login', 'yok', '', 7])('[N-06] %j is no line to be checked for', async (Querytype) => {
    const { ask } = await asker();
    const { status, envelope } = await ask('11111111110', { Querytype });
    expect([status, envelope.StatusCode]).toEqual([400, 1000]);
  });

  test('[E-01] without a phone proven by this visitor it answers 1001', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    const question = { Querytype: 'kasko', NationalNumber: '11111111110', Phone: person.Phone };
    const unproven = { status: 409, envelope: { Success: false, StatusCode: 1001, Data: null } };
    expect(await browser.bySite('/aml/aml/AMLKontrol', question)).toMatchObject(unproven);
    await openBrowser(api).verify(person, 'kasko');
    expect(await browser.bySite('/aml/aml/AMLKontrol', question)).toMatchObject(unproven);
  });

  test('[E-02] 1006 asks the birth date, [E-01] 1007 says that it is another', async () => {
    const { ask } = await asker();
    expect((await ask('22222222220')).envelope).toMatchObject({
      Success: true,
      StatusCode: 1006,
      Message: 'Lütfen Doğum Tarihini Giriniz.',
      Data: null,
    });
    expect((await ask('22222222220', { Birthdate: '1990-06-16' })).envelope).toMatchObject({
      Success: false,
      StatusCode: 1007,
    });
    expect((await ask('22222222220', { Birthdate: '1990-06-15' })).envelope).toMatchObject({
      StatusCode: 1010,
      Data: { Name: 'Tuncay', City: 'Ankara' },
    });
  });

  test('[E-01] a number nobody has is 1007, one on the sanctions list 1003', async () => {
    const { ask } = await asker();
    api.sandbox.world.behaviours.change('registries/population', { mode: 'decline' });
    expect((await ask('11111111110')).envelope.StatusCode).toBe(1007);
    api.sandbox.world.behaviours.reset();
    expect(await ask('33333333330')).toMatchObject({
      status: 403,
      envelope: { Success: false, StatusCode: 1003, Data: null },
    });
  });

  test('[E-01] [E-03] a register that is down is 1005, with a clear message', async () => {
    const { ask } = await asker();
    const down = {
      StatusCode: 1005,
      Message: 'Kimlik bilgilerini doğrulayan kuruma şu anda ulaşılamıyor. Birkaç dakika sonra tekrar deneyin.',
    };
    expect((await ask('88888888880')).envelope).toMatchObject(down);
    api.sandbox.world.behaviours.change('registries/sanctions', { mode: 'garbage' });
    expect((await ask('11111111110')).envelope).toMatchObject(down);
  });

  test('[V-19] ten digits ask the company register: the title stands for the name, and no birth date is asked', async () => {
    const { ask } = await asker();
    expect((await ask('1111111114')).envelope).toMatchObject({
      StatusCode: 1010,
      Data: { Name: 'HARMANLI LOJİSTİK SANAYİ VE TİCARET LTD. ŞTİ.', Surname: '', CityCode: 41, City: 'Kocaeli' },
    });
    expect((await ask('0000000000')).envelope.StatusCode).toBe(1007);
  });

  test('[E-01] who asks about many different numbers is no person: 1008', async () => {
    const { ask } = await asker();
    const codes = [];
    for (let count = 0; count < 8; count += 1) codes.push((await ask(newPerson().NationalNumber)).envelope.StatusCode);
    expect(codes).toEqual([1010, 1010, 1010, 1010, 1010, 1010, 1008, 1008]);
  });
});

describe('[C-11] [C-35] [C-37] the customer’s own details', () => {
  async function member() {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.join(person);
    await browser.logIn(person.Email);
    const update = (model: object) => browser.byUser('/api/musteri/guncelle', model);
    return { browser, person, update };
  }

  test('are changed one by one, and told back whole', async () => {
    const { browser, person, update } = await member();
    expect((await update({ Name: 'Derya', CityCode: 6, CountyCode: 601, Gender: 'K' })).envelope).toMatchObject({
      StatusCode: 200,
      Data: { ...person, Name: 'Derya', CityCode: 6, CountyCode: 601, Gender: 'K', Birthdate: null },
    });
    expect((await update({ Email: 'Derya.Yeni@Example.com', Birthdate: '1991-02-03' })).envelope.Data).toMatchObject({
      Email: 'derya.yeni@example.com',
      Birthdate: '1991-02-03',
      Name: 'Derya',
    });
    expect((await browser.byUser('/musteri/Get-Client-Info')).envelope.Data).toMatchObject({ Name: 'Derya' });
  });

  test('marketing is a permission that can be given and taken back', async () => {
    const { browser, person, update } = await member();
    const { NationalNumber, Phone } = person;
    const flags = async (as: Browser) =>
      (await as.byUser('/api/musteri/sozlesme-kontrol', { NationalNumber, Phone })).envelope.Data;
    expect(await flags(browser)).toMatchObject({ AdvertisementAgreement: false, PrivacyAgreement: true });
    await update({ AdvertisementAgreement: true });
    expect(await flags(browser)).toMatchObject({ AdvertisementAgreement: true });
    expect((await update({ AdvertisementAgreement: false })).envelope.Data).toMatchObject({
      AdvertisementAgreement: false,
    });
    const nothing = { AdvertisementAgreement: false, PrivacyAgreement: false, OpenDataAgreement: false };
    expect(await flags(openBrowser(api))).toMatchObject(nothing);
  });

  test('a new phone counts only once it is proven, and one that belongs to another never', async () => {
    const { browser, person, update } = await member();
    const fresh = newPerson().Phone;
    expect((await update({ Phone: fresh })).envelope).toMatchObject({
      StatusCode: 1004,
      Message: 'Yeni telefon numaranızı kaydetmek için önce doğrulayın.',
    });
    await browser.verify({ ...person, Phone: fresh });
    expect((await update({ Phone: `0${fresh}` })).envelope).toMatchObject({ StatusCode: 200, Data: { Phone: fresh } });
    const other = newPerson();
    await openBrowser(api).join(other);
    api.clock.advance(60);
    await browser.verify({ ...person, Phone: other.Phone });
    const taken = { Phone: other.Phone, ...(await browser.secret(goodPassword)) };
    expect((await update(taken)).envelope).toMatchObject({ Success: false, StatusCode: 3004 });
    expect((await update({ Phone: '2125550000' })).envelope.StatusCode).toBe(1000);
  });
});
