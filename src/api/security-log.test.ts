import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { lifetimes } from '#domain/account/lifetimes.ts';
import { claimRules } from '#domain/account/number-claim.ts';
import type { SecurityEvent } from '#ports/security-log.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, encryptUnder, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson, type Person } from '#testing/people.ts';
import { phoneIndexOf } from '#testing/sandbox-ring.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());
beforeEach(() => {
  api.logs.length = 0;
});

type Line = {
  readonly msg: string;
  readonly level: number;
  readonly event: SecurityEvent;
  readonly account?: string;
  readonly name?: string;
  readonly visitor: string;
  readonly address: string;
};

const lines = () => api.logs.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'security');
const events = () => lines().map(({ event }) => event);

/** Events since the last look. */
function news(): readonly SecurityEvent[] {
  const told = events();
  api.logs.length = 0;
  return told;
}

async function loggedIn(): Promise<{ person: Person; browser: Browser }> {
  const [person, browser] = [newPerson(), openBrowser(api)];
  await browser.join(person);
  await browser.logIn(person.Email);
  return { person, browser };
}

async function change(browser: Browser, old: string, fresh: string) {
  const { Salt, Guid } = await browser.token();
  const [oldPassword, newPassword] = [old, fresh].map((text) => encryptUnder(Salt, text));
  return browser.byUser('/change-password', { oldPassword, newPassword, retryPassword: newPassword, Guid });
}

describe('security events are lines of the log', () => {
  test('of logging in, failing, and the second factor', async () => {
    const { person, browser } = await loggedIn();
    expect(news()).toEqual(['registered', 'loggedIn']);
    await browser.logIn(person.Email, 'yanlış-şifre');
    expect(news()).toEqual(['loginFailed']);
    const device = openBrowser(api);
    api.sandbox.world.behaviours.change('sms', { mode: 'error' });
    await device.logIn(person.Email);
    expect(news()).toEqual(['secondFactorUnsent']);
    api.sandbox.world.behaviours.reset();
    await device.logIn(person.Email);
    await device.logIn(person.Email, goodPassword, { MfaControl: true, MfaCode: '0' });
    const MfaCode = await device.readCode(person.Phone);
    await device.logIn(person.Email, goodPassword, { MfaControl: true, MfaCode });
    expect(news()).toEqual(['secondFactorSent', 'secondFactorFailed', 'loggedIn']);
    for (let count = 0; count < 21; count += 1) await openBrowser(api).logIn(person.Email, 'yanlış-şifre');
    expect(news()).toContain('loginLimited');
  });

  test('of ending sessions, and of coming with a dead one', async () => {
    const { browser } = await loggedIn();
    news();
    await browser.byUser('/account/end-other-sessions');
    await browser.byUser('/logout');
    await browser.byUser('/get-user-claims');
    expect(news()).toEqual(['otherSessionsEnded', 'loggedOut', 'accessDenied']);
    const { browser: idle } = await loggedIn();
    news();
    api.clock.advance(lifetimes.idleSession);
    await idle.byUser('/get-user-claims');
    expect(news()).toEqual(['sessionIdle']);
  });

  test('of changing what opens the account', async () => {
    const { person, browser } = await loggedIn();
    const update = (model: object) => browser.byUser('/api/musteri/guncelle', model);
    const Phone = newPerson().Phone;
    await browser.verify({ ...person, Phone });
    news();
    await update({ Phone, Email: newPerson().Email });
    await update({ MfaAlways: true });
    await update({ MfaAlways: false });
    expect(news()).toEqual(['phoneChanged', 'emailChanged', 'secondFactorTurnedOn', 'secondFactorTurnedOff']);
    api.clock.advance(lifetimes.proofForAccount + 1);
    await update({ MfaAlways: true });
    await update({ MfaAlways: true, ...(await browser.secret('yanlış-şifre')) });
    expect(news()).toEqual(['changeRefused']);
  });

  test('of passwords, changed and sent', async () => {
    const { person, browser } = await loggedIn();
    news();
    await change(browser, 'yanlış-şifre', 'Yepyeni-bir-şifre-2');
    await change(browser, goodPassword, 'Yepyeni-bir-şifre-2');
    expect(news()).toEqual(['passwordChangeRefused', 'passwordChanged']);
    api.clock.advance(60);
    const forgot = (NationalNumber: string) =>
      browser.bySite('/forgot-password', { Gsm: person.Phone, NationalNumber });
    await forgot(newPerson().NationalNumber);
    await forgot(person.NationalNumber);
    expect(news()).toEqual(['temporaryPasswordRefused', 'temporaryPasswordSent']);
  });

  test('of a registration that is refused', async () => {
    const { person } = await loggedIn();
    news();
    await openBrowser(api).register({ ...newPerson(), Phone: person.Phone });
    expect(news()).toEqual(['registrationRefused']);
  });

  test('of a national number that is claimed, defended and taken back', async () => {
    const Birthdate = '1988-03-04';
    async function claim() {
      const { person: holder, browser: ofHolder } = await loggedIn();
      const [claimant, browser] = [{ ...newPerson(), NationalNumber: holder.NationalNumber }, openBrowser(api)];
      await browser.verify(claimant);
      news();
      await browser.register(claimant, { Birthdate, ClaimNumber: true });
      return { holder, ofHolder, claimant, browser };
    }
    const { holder, ofHolder } = await claim();
    await ofHolder.logIn(holder.Phone);
    expect(news()).toEqual(['numberClaimed', 'claimOpposed', 'loggedIn']);
    const { claimant, browser } = await claim();
    api.clock.advance(claimRules.noticeSeconds);
    await browser.verify(claimant);
    await browser.register(claimant, { Birthdate });
    expect(news()).toEqual(['numberClaimed', 'numberTakenBack']);
  });

  test('lines of one account, visitor or address can be laid together, and name nobody', async () => {
    const [person, browser] = [newPerson(), openBrowser(api, { address: '203.0.113.77' })];
    await browser.join(person);
    await browser.logIn(person.Email);
    await browser.logIn(person.NationalNumber);
    await browser.logIn(person.Phone, 'yanlış-şifre');
    const { rows } = await api.database.$client.query('select id from accounts where phone_index = $1', [
      phoneIndexOf(person.Phone),
    ]);
    const told = lines();
    expect(told.map(({ event }) => event)).toEqual(['registered', 'loggedIn', 'loggedIn', 'loginFailed']);
    expect(new Set(told.map(({ visitor }) => visitor)).size).toBe(1);
    expect(new Set(told.map(({ address }) => address)).size).toBe(1);
    expect(new Set(told.slice(0, 3).map(({ account }) => account)).size).toBe(1);
    expect(told[3]).toMatchObject({ level: 40, name: expect.stringMatching(/^[\w-]{43}$/) });
    const { Name: _name, Surname: _surname, ...numbers } = person;
    const personal = [...Object.values(numbers), browser.visitor, '203.0.113.77', String(rows[0]?.id)];
    for (const line of api.logs) for (const secret of personal) expect(line).not.toContain(secret);
  });
});
