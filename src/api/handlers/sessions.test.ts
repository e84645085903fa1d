import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, encryptUnder, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson, type Person } from '#testing/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

const dead = { status: 401, envelope: { Success: false, StatusCode: 1002 } };

async function loggedIn(): Promise<{ person: Person; browser: Browser }> {
  const [person, browser] = [newPerson(), openBrowser(api)];
  await browser.join(person);
  await browser.logIn(person.Email);
  return { person, browser };
}

async function onSecondDevice(person: Person): Promise<Browser> {
  api.clock.advance(60);
  const device = openBrowser(api);
  await device.logIn(person.Email);
  await device.logIn(person.Email, goodPassword, { MfaControl: true, MfaCode: await device.readCode(person.Phone) });
  return device;
}

async function change(browser: Browser, [oldPassword, newPassword, retryPassword]: [string, string, string]) {
  const { Salt, Guid } = await browser.token();
  const [old, fresh, retry] = [oldPassword, newPassword, retryPassword].map((text) => encryptUnder(Salt, text));
  return browser.byUser('/change-password', { oldPassword: old, newPassword: fresh, retryPassword: retry, Guid });
}

describe('[R-01] a session', () => {
  test('[C-06] opens what belongs to its user, and the claims tell who that is', async () => {
    const { browser } = await loggedIn();
    expect(await browser.byUser('/get-user-claims')).toMatchObject({
      status: 200,
      envelope: { StatusCode: 200, Data: { Name: 'Deniz', Surname: 'Örnek', MustChangePassword: false } },
    });
    expect((await browser.byUser('/api/dask/iller')).status).toBe(200);
  });

  test('does not speak for the site, and the site does not speak for a user', async () => {
    const { browser } = await loggedIn();
    expect(await browser.byUser('/gecici-kod')).toMatchObject(dead);
    expect(await browser.byUser('/page/get-page', { slug: 'sss' })).toMatchObject(dead);
    for (const path of ['/get-user-claims', '/logout', '/account/sessions', '/account/end-other-sessions']) {
      expect(await browser.bySite(path)).toMatchObject(dead);
    }
  });

  test('the copy in session storage opens nothing, and tells only whether the session lives', async () => {
    const [person, browser] = [newPerson(), openBrowser(api)];
    await browser.join(person);
    const { SessionToken } = calls.login.data.parse((await browser.logIn(person.Email)).envelope.Data);
    const headers = { authorization: `Bearer ${SessionToken}` };
    expect(await api.send({ method: 'POST', url: '/get-user-claims', headers })).toMatchObject(dead);
    const authority = async () => (await browser.bySite('/account/yetki', { SessionToken })).envelope.Data;
    expect(await authority()).toEqual({ Authorized: true });
    await browser.byUser('/logout');
    expect(await authority()).toEqual({ Authorized: false });
    expect((await browser.bySite('/account/yetki')).envelope.Data).toEqual({ Authorized: false });
  });

  test('[K-02] lives 28800 s and not one more', async () => {
    const { browser } = await loggedIn();
    for (let halfHour = 1; halfHour < 16; halfHour += 1) {
      api.clock.advance(1_800);
      expect((await browser.byUser('/get-user-claims')).status).toBe(200);
    }
    api.clock.advance(1_799);
    expect((await browser.byUser('/get-user-claims')).status).toBe(200);
    api.clock.advance(1);
    expect(await browser.byUser('/get-user-claims')).toMatchObject(dead);
  });

  test('that nobody used for an hour is over, and its user is told why', async () => {
    const { browser } = await loggedIn();
    api.clock.advance(3_599);
    expect((await browser.byUser('/get-user-claims')).status).toBe(200);
    api.clock.advance(3_600);
    expect(await browser.byUser('/get-user-claims')).toMatchObject({
      status: 401,
      envelope: {
        StatusCode: 1002,
        Message: 'Uzun süre işlem yapılmadığı için oturumunuz kapandı. Devam etmek için yeniden giriş yapın.',
        Data: { Idle: true },
      },
    });
  });

  test('what a page asks by itself keeps no session alive', async () => {
    const [person, browser] = [newPerson(), openBrowser(api)];
    await browser.join(person);
    const { SessionToken } = calls.login.data.parse((await browser.logIn(person.Email)).envelope.Data);
    const HeaderGuid = '3f0c8a52-6f1e-4c0b-9d53-2b7a41c6e001';
    const authority = async () => (await browser.bySite('/account/yetki', { SessionToken })).envelope.Data;
    for (let minute = 0; minute < 59; minute += 1) {
      api.clock.advance(60);
      await browser.byUser(calls.listOffers.path, { HeaderGuid });
      await browser.byUser(calls.orderStatus.path, { OrderReference: 'YOKBOYLEBIRSEY22' });
    }
    expect(await authority()).toEqual({ Authorized: true });
    api.clock.advance(60);
    expect(await authority()).toEqual({ Authorized: false });
    expect(await browser.byUser('/get-user-claims')).toMatchObject(dead);
  });

  test('is not listed any more once nobody used it for an hour', async () => {
    const { person, browser } = await loggedIn();
    await onSecondDevice(person);
    api.clock.advance(3_000);
    await browser.byUser('/get-user-claims');
    api.clock.advance(600);
    const listed = calls.listSessions.data.parse((await browser.byUser('/account/sessions')).envelope.Data);
    expect(listed).toMatchObject([{ Current: true }]);
  });

  test('gets a new token at every login, and the old one of that browser is dead', async () => {
    const { person, browser } = await loggedIn();
    const old = browser.sessionToken();
    await browser.logIn(person.Email);
    expect(browser.sessionToken()).not.toBe(old);
    const headers = { authorization: `Bearer ${old}` };
    expect(await api.send({ method: 'POST', url: '/get-user-claims', headers })).toMatchObject(dead);
    expect((await browser.byUser('/get-user-claims')).status).toBe(200);
  });

  test('[T-08] is dead after a logout', async () => {
    const { browser } = await loggedIn();
    expect((await browser.byUser('/logout')).envelope.StatusCode).toBe(200);
    expect(await browser.byUser('/get-user-claims')).toMatchObject(dead);
  });

  test('is listed with the others, which can be ended together', async () => {
    const { person, browser } = await loggedIn();
    const device = await onSecondDevice(person);
    const listed = calls.listSessions.data.parse((await browser.byUser('/account/sessions')).envelope.Data);
    expect(listed).toMatchObject([{ Current: false }, { Current: true, Address: '127.0.0.1', UserAgent: 'a browser' }]);
    expect((await browser.byUser('/account/end-other-sessions')).envelope.Data).toEqual({ Ended: 1 });
    expect(await device.byUser('/get-user-claims')).toMatchObject(dead);
    expect((await browser.byUser('/get-user-claims')).status).toBe(200);
  });
});

describe('[C-05] changing the password', () => {
  const fresh = 'Yepyeni-bir-şifre-2';

  test('ends every other session and counts from then on', async () => {
    const { person, browser } = await loggedIn();
    const device = await onSecondDevice(person);
    expect((await change(browser, [goodPassword, fresh, fresh])).envelope).toMatchObject({
      StatusCode: 200,
      Message: 'Şifreniz değiştirildi. Diğer cihazlardaki oturumlarınız kapatıldı.',
    });
    expect(await device.byUser('/get-user-claims')).toMatchObject(dead);
    expect((await browser.byUser('/get-user-claims')).status).toBe(200);
    expect((await browser.logIn(person.Email)).envelope.StatusCode).toBe(2002);
    expect((await browser.logIn(person.Email, fresh)).envelope.StatusCode).toBe(2000);
  });

  test('needs the old one, the same new one twice, and a good one', async () => {
    const { browser } = await loggedIn();
    expect((await change(browser, ['yanlış-şifre', fresh, fresh])).envelope).toMatchObject({
      StatusCode: 1007,
      Message: 'Mevcut şifreniz hatalı.',
    });
    expect((await change(browser, [goodPassword, fresh, 'başka-şifre'])).envelope).toMatchObject({
      StatusCode: 1000,
      Message: 'Girdiğiniz şifre eşleştirilemedi.',
    });
    for (const weak of ['kısa', 'istanbul34']) {
      expect((await change(browser, [goodPassword, weak, weak])).envelope.StatusCode).toBe(1000);
    }
    expect((await browser.byUser('/get-user-claims')).status).toBe(200);
  });

  test('a used security token is no reason to lose the session: it reads as a wrong old password', async () => {
    const { browser } = await loggedIn();
    const { Salt, Guid } = await browser.token();
    const texts = { oldPassword: encryptUnder(Salt, goodPassword), newPassword: encryptUnder(Salt, fresh) };
    const model = { ...texts, retryPassword: texts.newPassword, Guid };
    expect((await browser.byUser('/change-password', model)).envelope.StatusCode).toBe(200);
    expect((await browser.byUser('/change-password', model)).envelope.StatusCode).toBe(1007);
  });

  test('without a Guid the three stand in plain text, as the specification shows them', async () => {
    const { browser } = await loggedIn();
    const model = { oldPassword: goodPassword, newPassword: fresh, retryPassword: fresh };
    expect((await browser.byUser('/change-password', model)).envelope.StatusCode).toBe(200);
  });
});

describe('[C-04] [E-08] a forgotten password', () => {
  const forgot = (browser: Browser, { Phone, NationalNumber }: Person) =>
    browser.bySite('/forgot-password', { Gsm: Phone, NationalNumber });
  const temporaryOn = async (phone: string) =>
    /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await api.sandbox.inbox(phone))[0]?.text ?? '')?.[0] ?? '';

  test('a temporary one comes by SMS, serves one login, and must be changed there', async () => {
    const { person } = await loggedIn();
    api.clock.advance(60);
    const device = openBrowser(api);
    const reply = await forgot(device, person);
    expect(reply.envelope).toMatchObject({
      Success: true,
      Message: 'Şifreniz Başarıyla Değiştirilmiştir.',
      Messages: ['Şifreniz Başarıyla Değiştirilmiştir.', 'Yeni şifreniz telefonunuza gönderilmiştir.'],
    });
    const temporary = await temporaryOn(person.Phone);
    const opened = await device.logIn(person.NationalNumber, temporary);
    expect(opened.envelope).toMatchObject({ StatusCode: 2000, Data: { MustChangePassword: true } });
    expect((await device.byUser('/get-user-claims')).envelope.Data).toMatchObject({ MustChangePassword: true });
    expect((await device.byUser('/musteri/Get-Client-Info')).envelope).toMatchObject({
      StatusCode: 1001,
      Message: 'Devam etmek için önce yeni bir şifre belirleyin.',
    });
    expect((await openBrowser(api).logIn(person.NationalNumber, temporary)).envelope.StatusCode).toBe(2002);
    expect((await change(device, [temporary, 'Yepyeni-şifre', 'Yepyeni-şifre'])).envelope.StatusCode).toBe(200);
    expect((await device.byUser('/musteri/Get-Client-Info')).status).toBe(200);
    expect((await device.logIn(person.Email, 'Yepyeni-şifre')).envelope.StatusCode).toBe(2000);
  });

  test('fifteen logins at once with it open one session', async () => {
    const { person, browser } = await loggedIn();
    api.clock.advance(60);
    await forgot(browser, person);
    const temporary = await temporaryOn(person.Phone);
    const replies = await Promise.all(
      Array.from({ length: 15 }, () => openBrowser(api).logIn(person.NationalNumber, temporary)),
    );
    expect(replies.filter((reply) => reply.envelope.StatusCode === 2000)).toHaveLength(1);
    expect(replies.filter((reply) => reply.envelope.StatusCode === 2002)).toHaveLength(14);
  });

  test('it is over after ten minutes; the chosen one stays good all the while', async () => {
    const { person, browser } = await loggedIn();
    api.clock.advance(60);
    await forgot(browser, person);
    const temporary = await temporaryOn(person.Phone);
    expect((await browser.logIn(person.Email)).envelope.StatusCode).toBe(2000);
    api.clock.advance(600);
    expect((await browser.logIn(person.Email, temporary)).envelope.StatusCode).toBe(2002);
  });

  test('a number without an account, another phone and an unproven registration are not found', async () => {
    const { person, browser } = await loggedIn();
    const pending = newPerson();
    await openBrowser(api).register(pending);
    for (const asked of [newPerson(), { ...person, Phone: newPerson().Phone }, pending]) {
      expect(await forgot(openBrowser(api), asked)).toMatchObject({
        status: 404,
        envelope: { Success: false, Message: 'Kullanıcı Bulunamadı.' },
      });
    }
    expect((await browser.logIn(person.Email)).envelope.StatusCode).toBe(2000);
  });
});
