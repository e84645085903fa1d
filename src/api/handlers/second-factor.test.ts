import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lifetimes } from '#domain/account/lifetimes.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson, type Person } from '#testing/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

async function loggedIn(): Promise<{ person: Person; browser: Browser }> {
  const [person, browser] = [newPerson(), openBrowser(api)];
  await browser.join(person);
  await browser.logIn(person.Email);
  return { person, browser };
}

const ask = (browser: Browser, MfaAlways: boolean) => browser.byUser('/api/musteri/guncelle', { MfaAlways });
const setting = async (browser: Browser) => (await browser.byUser('/musteri/Get-Client-Info')).envelope.Data;
const withCode = async (browser: Browser, { Email, Phone }: Person) =>
  browser.logIn(Email, goodPassword, { MfaControl: true, MfaCode: await browser.readCode(Phone) });

describe('[T-05] [T-06] when a login needs a code', () => {
  test('on a new device only, unless the member wants it at every login', async () => {
    const { person, browser } = await loggedIn();
    expect(await setting(browser)).toMatchObject({ MfaAlways: false });
    expect((await browser.logIn(person.Email)).envelope.StatusCode).toBe(2000);
    expect((await ask(browser, true)).envelope).toMatchObject({ StatusCode: 200, Data: { MfaAlways: true } });
    expect(await setting(browser)).toMatchObject({ MfaAlways: true });

    api.clock.advance(60);
    expect((await browser.logIn(person.Email)).envelope).toMatchObject({
      Success: true,
      StatusCode: 2004,
      Data: { NewDevice: false, ResendSeconds: 60 },
    });
    expect((await withCode(browser, person)).envelope.StatusCode).toBe(2000);

    await ask(browser, false);
    expect((await browser.logIn(person.Email)).envelope.StatusCode).toBe(2000);
    expect((await openBrowser(api).logIn(person.Email)).envelope).toMatchObject({
      StatusCode: 2004,
      Data: { NewDevice: true },
    });
  });

  test('every login means every one: neither the proof of a moment ago nor a used code opens the next', async () => {
    const { person, browser } = await loggedIn();
    await ask(browser, true);
    expect((await browser.logIn(person.Email)).envelope.StatusCode).toBe(2004);
    api.clock.advance(60);
    await browser.logIn(person.Email);
    expect((await withCode(browser, person)).envelope.StatusCode).toBe(2000);
    expect((await browser.logIn(person.Email)).envelope.StatusCode).toBe(2004);
    expect((await withCode(browser, person)).envelope.StatusCode).toBe(1001);
  });

  test('a temporary password, which came by SMS itself, needs no second message and may not lower the setting', async () => {
    const { person, browser } = await loggedIn();
    await ask(browser, true);
    api.clock.advance(60);
    const { Phone, NationalNumber, Email } = person;
    await browser.bySite('/forgot-password', { Gsm: Phone, NationalNumber });
    const [message] = await api.sandbox.inbox(Phone);
    const temporary = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(message?.text ?? '')?.[0] ?? '';
    expect((await browser.logIn(Email, temporary)).envelope).toMatchObject({
      StatusCode: 2000,
      Data: { MustChangePassword: true },
    });
    expect((await ask(browser, false)).envelope.StatusCode).toBe(1001);
    expect((await browser.logIn(Email)).envelope.StatusCode).toBe(2004);
  });

  test('a device on which nobody logged in for ninety days is a new one', async () => {
    const { person, browser } = await loggedIn();
    api.clock.advance(lifetimes.knownDevice - 1);
    expect((await browser.logIn(person.Email)).envelope.StatusCode).toBe(2000);
    api.clock.advance(lifetimes.knownDevice);
    expect((await browser.logIn(person.Email)).envelope.StatusCode).toBe(2000);
    api.clock.advance(lifetimes.knownDevice + 1);
    expect((await browser.logIn(person.Email)).envelope).toMatchObject({ StatusCode: 2004, Data: { NewDevice: true } });
  });

  test('a new password makes every device a new one, but the browser that set it', async () => {
    const { person, browser } = await loggedIn();
    const { Email, Phone } = person;
    const other = openBrowser(api);
    api.clock.advance(601);
    await other.logIn(Email);
    expect((await withCode(other, person)).envelope.StatusCode).toBe(2000);
    api.clock.advance(601);
    const next = 'Yepyeni-şifre-2';
    const change = { oldPassword: goodPassword, newPassword: next, retryPassword: next };
    expect((await other.byUser('/change-password', change)).envelope.StatusCode).toBe(200);
    expect((await other.logIn(Email, next)).envelope.StatusCode).toBe(2000);
    expect((await browser.logIn(Email, next)).envelope).toMatchObject({ StatusCode: 2004, Data: { NewDevice: true } });

    const third = openBrowser(api);
    api.clock.advance(60);
    await third.bySite('/forgot-password', { Gsm: Phone, NationalNumber: person.NationalNumber });
    const [message] = await api.sandbox.inbox(Phone);
    const temporary = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(message?.text ?? '')?.[0] ?? '';
    expect((await third.logIn(Email, temporary)).envelope.StatusCode).toBe(2000);
    const reset = { oldPassword: temporary, newPassword: goodPassword, retryPassword: goodPassword };
    expect((await third.byUser('/change-password', reset)).envelope.StatusCode).toBe(200);
    api.clock.advance(601);
    expect((await third.logIn(Email)).envelope.StatusCode).toBe(2000);
    expect((await other.logIn(Email)).envelope).toMatchObject({ StatusCode: 2004, Data: { NewDevice: true } });
  });

  test('changing something else leaves the setting as it is', async () => {
    const { browser } = await loggedIn();
    await ask(browser, true);
    await browser.byUser('/api/musteri/guncelle', { CityCode: 6 });
    expect(await setting(browser)).toMatchObject({ MfaAlways: true, CityCode: 6 });
  });
});
