import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { encryptUnder, openBrowser } from '#testing/browser.ts';
import { databaseText } from '#testing/database-text.ts';
import { openedText } from '#testing/opened-text.ts';
import { newPerson } from '#testing/people.ts';

const markers = {
  password: 'Isaret-Parola-Bir',
  nextPassword: 'Isaret-Parola-Iki',
  wrongPassword: 'Isaret-Parola-Yanlis',
  temporary: 'MARK-MARK-MARK',
  code: '918273',
  wrongCode: '827364',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), {
    adapt: (ports) => ({
      ...ports,
      secrets: { ...ports.secrets, code: () => markers.code, temporaryPassword: () => markers.temporary },
    }),
  });
});
afterAll(() => api.close());

test('a whole journey leaves no password, code or token in the database or the logs, and nobody readable in them', async () => {
  const [browser, person] = [openBrowser(api), newPerson()];
  const seen: string[] = [browser.visitor];
  const token = async () => {
    const issued = await browser.token();
    seen.push(issued.Salt, issued.Guid);
    return issued;
  };
  const encrypted = async (text: string) => {
    const { Salt, Guid } = await token();
    const Password = encryptUnder(Salt, text);
    seen.push(Password);
    return { Password, Guid };
  };

  await browser.register(person, await encrypted(markers.password));
  await browser.sendCode(person);
  await browser.confirm(person.Phone, markers.wrongCode);
  expect((await browser.confirm(person.Phone, markers.code)).envelope.StatusCode).toBe(1010);
  await browser.logIn(person.Email, '', await encrypted(markers.wrongPassword));
  const opened = await browser.logIn(person.Email, '', await encrypted(markers.password));
  const { Token, SessionToken } = calls.login.data.parse(opened.envelope.Data);
  seen.push(Token, SessionToken);

  api.clock.advance(60);
  const device = openBrowser(api);
  await device.logIn(person.Email, markers.password);
  const second = await device.logIn(person.Email, markers.password, { MfaControl: true, MfaCode: markers.code });
  seen.push(calls.login.data.parse(second.envelope.Data).Token, device.visitor);

  api.clock.advance(60);
  await browser.bySite('/forgot-password', { Gsm: person.Phone, NationalNumber: person.NationalNumber });
  expect((await browser.logIn(person.Phone, markers.temporary)).envelope.StatusCode).toBe(2000);
  const passwords = { oldPassword: markers.temporary, newPassword: markers.nextPassword };
  const change = { ...passwords, retryPassword: markers.nextPassword };
  expect((await browser.byUser('/change-password', change)).envelope.StatusCode).toBe(200);
  seen.push(browser.sessionToken());

  const client = api.database.$client;
  const [stored, unsealed, logs] = [await databaseText(client), await openedText(client), api.logs.join('\n')];
  expect(unsealed).toContain(person.Email);
  expect(logs).toContain('answered');
  for (const secret of [...Object.values(markers), ...seen]) {
    expect(secret.length).toBeGreaterThanOrEqual(6);
    expect(stored).not.toContain(secret);
    expect(unsealed).not.toContain(secret);
    expect(logs).not.toContain(secret);
  }
  for (const personal of [person.NationalNumber, person.Phone, person.Email]) {
    expect(stored).not.toContain(personal);
    expect(logs).not.toContain(personal);
  }
});
