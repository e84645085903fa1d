import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { argon2Passwords } from '#connectors/node-crypto/passwords.ts';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi, type TestApiOptions } from '#testing/api-client.ts';
import { encryptUnder, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { identityIndexOf, phoneIndexOf } from '#testing/sandbox-ring.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

/** 22222222220 is told only to who knows the birth date, 88888888880 is out of reach. */
const guarded = { ...newPerson(), NationalNumber: '22222222220', Name: 'Tuncay', Surname: 'Söğütlü' };
const outOfReach = { ...newPerson(), NationalNumber: '88888888880' };

const accountsWith = async (nationalNumber: string, { database } = api) => {
  const { rows } = await database.$client.query('select * from accounts where national_number_index = $1', [
    identityIndexOf(nationalNumber),
  ]);
  return rows;
};

describe('[C-03] [N-01] registering', () => {
  test('[T-07] asks for phone verification with 3005, and the confirmed code completes it', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    const reply = await browser.register(person, {
      CityCode: 34,
      CountyCode: 3401,
      Birthdate: '1990-01-31',
      Gender: 'K',
    });
    expect(reply).toMatchObject({ status: 200, envelope: { Success: true, StatusCode: 3005 } });
    expect((await browser.logIn(person.Email)).envelope.StatusCode).toBe(2001);
    expect((await browser.verify(person)).envelope.StatusCode).toBe(1010);
    expect((await browser.logIn(person.Email)).envelope.StatusCode).toBe(2000);
    expect(await browser.byUser('/musteri/Get-Client-Info')).toMatchObject({
      envelope: { Data: { ...person, CityCode: 34, CountyCode: 3401, Birthdate: '1990-01-31', Gender: 'K' } },
    });
  });

  test('[T-07] what was agreed to in the register window stands once in the ledger after the code', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    const given = { PrivacyAgreement: true, OpenDataAgreement: true, AdvertisementAgreement: true };
    await browser.register(person, given);
    await browser.sendCode(person, 'login');
    const SmsActivationCode = await browser.readCode(person.Phone);
    const confirmed = await browser.bySite(calls.confirmTemporaryCode.path, {
      SmsActivationCode,
      Gsm: person.Phone,
      QueryType: 'login',
      ...given,
    });
    expect(confirmed.envelope.StatusCode).toBe(1010);
    expect((await browser.logIn(person.NationalNumber)).envelope.StatusCode).toBe(2000);
    const { rows } = await api.database.$client.query(
      'select purpose, channel, act, text_version from consents where phone_index = $1 order by id',
      [phoneIndexOf(person.Phone)],
    );
    expect(rows.map(({ purpose, channel, act }) => [purpose, channel, act])).toEqual([
      ['userAgreement', 'site', 'register'],
      ['dataNotice', 'site', 'register'],
      ['marketing', 'sms', 'register'],
      ['marketing', 'call', 'register'],
      ['marketing', 'email', 'register'],
    ]);
    for (const { text_version } of rows) expect(text_version).toMatch(/./);
  });

  test('a phone proven beforehand opens the account at once', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.verify(person);
    expect(await browser.register(person)).toMatchObject({ status: 200, envelope: { StatusCode: 200 } });
    expect((await browser.logIn(person.Phone)).envelope.StatusCode).toBe(2000);
  });

  test('[T-07] the register wants the birth date: 3003, then with a wrong one 1007, with the right one 3005', async () => {
    const browser = openBrowser(api);
    expect((await browser.register(guarded)).envelope).toMatchObject({
      Success: true,
      StatusCode: 3003,
      Message: 'Lütfen Doğum Tarihini Giriniz.',
    });
    expect((await browser.register(guarded, { Birthdate: '1991-06-15' })).envelope).toMatchObject({
      StatusCode: 1007,
      Message: 'Kimlik numarası ile doğum tarihi uyuşmuyor. Lütfen ikisini de kontrol edin.',
      Data: { Field: 'Birthdate' },
    });
    expect((await browser.register(guarded, { Birthdate: '1990-06-15' })).envelope.StatusCode).toBe(3005);
  });

  test('[E-01] a register that is down answers 1005 and keeps nothing', async () => {
    const reply = await openBrowser(api).register(outOfReach);
    expect(reply).toMatchObject({ status: 422, envelope: { Success: false, StatusCode: 1005 } });
    expect(reply.envelope.Message).toContain('şu anda ulaşılamıyor');
    expect(await accountsWith(outOfReach.NationalNumber)).toEqual([]);
  });

  test('stores the password as argon2id and each consent as a fact with its text version', async () => {
    // Here a password costs what it costs in the product.
    const adapt: TestApiOptions['adapt'] = (ports) => ({ ...ports, passwords: argon2Passwords() });
    const product = await startTestApi(inject('embeddedUrl'), { adapt });
    onTestFinished(product.close);
    const [browser, person] = [openBrowser(product), newPerson()];
    await browser.register(person, { AdvertisementAgreement: true });
    const [account] = await accountsWith(person.NationalNumber, product);
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { rows } = await product.database.$client.query('select * from consents where account_id = $1 order by id', [
      account.id,
    ]);
    expect(rows.map((row) => `${row.purpose}/${row.channel}`)).toEqual([
      'userAgreement/site',
      'dataNotice/site',
      'marketing/sms',
      'marketing/call',
      'marketing/email',
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({
        granted: true,
        act: 'register',
        phone_index: phoneIndexOf(person.Phone),
        address: '127.0.0.1',
      });
      expect(row.text_version).toMatch(
        row.purpose === 'marketing' ? /^[0-9a-f]{12}$/ : /^\d{4}-\d{2}-\d{2}-[0-9a-f]{12}$/,
      );
    }
  });
});

describe('[C-03] a registration that does not fit', () => {
  test('twenty at once from twenty browsers open one account', async () => {
    const person = newPerson();
    const browsers = Array.from({ length: 20 }, (_, index) => openBrowser(api, { address: `198.51.${index}.7` }));
    const bodies = await Promise.all(browsers.map((browser) => browser.secret(goodPassword)));
    const replies = await Promise.all(
      browsers.map((browser, index) =>
        browser.bySite('/register', {
          ...person,
          Phone: index === 0 ? person.Phone : newPerson().Phone,
          Email: index === 0 ? person.Email : newPerson().Email,
          PrivacyAgreement: true,
          OpenDataAgreement: true,
          ...bodies[index],
        }),
      ),
    );
    const codes = replies.map((reply) => reply.envelope.StatusCode);
    expect(codes.filter((code) => code === 3005)).toHaveLength(1);
    expect(codes.filter((code) => code === 3004)).toHaveLength(19);
    expect(await accountsWith(person.NationalNumber)).toHaveLength(1);
  });

  test('ten at once from one browser open one account and all ask for the same verification', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    const replies = await Promise.all(Array.from({ length: 10 }, () => browser.register(person)));
    expect(new Set(replies.map((reply) => reply.envelope.StatusCode))).toEqual(new Set([3005]));
    expect(await accountsWith(person.NationalNumber)).toHaveLength(1);
  });

  test.each(['NationalNumber', 'Phone'] as const)('a %s that is taken gets a plain message', async (field) => {
    const member = newPerson();
    await openBrowser(api).join(member);
    const reply = await openBrowser(api).register({ ...newPerson(), [field]: member[field] });
    expect(reply).toMatchObject({
      status: 409,
      envelope: {
        Success: false,
        StatusCode: 3004,
        Message: 'Bu bilgilerle açılmış bir üyelik var. Giriş yapabilir ya da şifrenizi yenileyebilirsiniz.',
      },
    });
  });

  test('an unproven registration can be corrected by its visitor, by others only after an hour', async () => {
    const [own, other, person] = [openBrowser(api), openBrowser(api), newPerson()];
    await own.register(person);
    expect((await own.register({ ...person, Phone: newPerson().Phone })).envelope.StatusCode).toBe(3005);
    expect((await other.register(person)).envelope.StatusCode).toBe(3004);
    api.clock.advance(3_601);
    expect((await other.register(person)).envelope.StatusCode).toBe(3005);
    expect(await accountsWith(person.NationalNumber)).toHaveLength(1);
  });

  test("a code confirmed in another browser does not complete somebody's registration", async () => {
    const [attacker, victim, person] = [openBrowser(api), openBrowser(api), newPerson()];
    await attacker.register(person);
    expect((await victim.verify(person)).envelope.StatusCode).toBe(1010);
    expect((await attacker.logIn(person.Phone)).envelope.StatusCode).toBe(2001);
  });

  test('[V-07] a weak password is refused in Turkish', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    expect((await browser.register(person, {}, 'kısa')).envelope).toMatchObject({
      StatusCode: 1000,
      Message: 'Şifreniz en az 8 karakter olmalıdır.',
    });
    expect((await browser.register(person, {}, person.NationalNumber)).envelope.StatusCode).toBe(1000);
    expect((await browser.register(person, {}, `${person.Surname}2024`)).envelope).toMatchObject({
      StatusCode: 1000,
      Message: expect.stringContaining('Şifreniz adınızdan, doğum tarihinizden'),
    });
    for (const common of ['Galatasaray1905', 'şifre12345', 'Karşıla2024!']) {
      expect((await browser.register(person, {}, common)).envelope).toMatchObject({
        StatusCode: 1000,
        Message: expect.stringContaining('Bu şifre çok kullanılan şifrelerden'),
      });
    }
  });

  test('[K-07] a security token serves once, two minutes, and its own visitor', async () => {
    const [browser, other, person] = [openBrowser(api), openBrowser(api), newPerson()];
    const over = { StatusCode: 1002, Message: 'Güvenlik anahtarının süresi doldu. Formu bir kez daha gönderin.' };
    const { Salt, Guid } = await browser.token();
    const secret = { Password: encryptUnder(Salt, goodPassword), Guid };
    expect((await other.register(person, secret)).envelope).toMatchObject(over);
    expect((await browser.register(person, secret)).envelope.StatusCode).toBe(3005);
    expect((await browser.register(person, secret)).envelope).toMatchObject(over);
    const late = await browser.secret(goodPassword);
    api.clock.advance(121);
    expect((await browser.register(person, late)).envelope).toMatchObject(over);
  });
});
