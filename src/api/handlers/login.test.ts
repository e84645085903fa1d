import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { encryptUnder, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson, type Person } from '#testing/people.ts';

let api: TestApi;
let compared = 0;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), {
    adapt: (ports) => ({
      ...ports,
      passwords: {
        hash: (password) => ports.passwords.hash(password),
        compare: (password, hash) => {
          compared += 1;
          return ports.passwords.compare(password, hash);
        },
      },
    }),
  });
});
afterAll(() => api.close());
beforeEach(() => {
  compared = 0;
});

async function member(): Promise<{ person: Person; browser: ReturnType<typeof openBrowser> }> {
  const [person, browser] = [newPerson(), openBrowser(api)];
  await browser.join(person);
  return { person, browser };
}

describe('[C-01] [N-02] [T-06] logging in', () => {
  test('by national number, e-mail or phone in any spelling', async () => {
    const { person, browser } = await member();
    for (const name of [person.NationalNumber, person.Email.toUpperCase(), person.Phone, `+90 ${person.Phone}`]) {
      const reply = await browser.logIn(name);
      expect(reply).toMatchObject({ status: 200, envelope: { Success: true, StatusCode: 2000 } });
      const data = calls.login.data.parse(reply.envelope.Data);
      expect(data).toMatchObject({ Name: 'Deniz', Surname: 'Örnek', Source: 'tebomweb', MustChangePassword: false });
      expect(Buffer.from(data.Token, 'base64url')).toHaveLength(32);
      expect(data.SessionToken).not.toBe(data.Token);
    }
  });

  test('[C-02] [N-03] the security token is a salt of 32 bytes and a Guid', async () => {
    const { Salt, Guid } = await openBrowser(api).token();
    expect(Buffer.from(Salt, 'base64')).toHaveLength(32);
    expect(Guid).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('[E-05] bad Guid, used Guid, bad padding, plain text, unknown user and wrong password are one and the same', async () => {
    const { person, browser } = await member();
    const used = await browser.secret(goodPassword);
    await browser.bySite('/login', { Username: person.Email, ...used });
    const { Salt, Guid } = await browser.token();
    const fresh = async () => browser.secret(goodPassword);
    const attempts: Record<string, object> = {
      'bad Guid': { ...(await fresh()), Guid: '3f0c8a52-6f1e-4c0b-9d53-2b7a41c6e001' },
      'used Guid': used,
      'bad padding': { Guid, Password: encryptUnder(Salt, goodPassword).slice(0, -8) },
      'plain text': { ...(await fresh()), Password: goodPassword },
      'wrong password': await browser.secret('başka-bir-şifre'),
      'unknown user': { ...(await fresh()), Username: newPerson().Email },
      'unknown number': { ...(await fresh()), Username: newPerson().NationalNumber },
      'no user name at all': { ...(await fresh()), Username: 'kim?' },
    };
    for (const [name, model] of Object.entries(attempts)) {
      compared = 0;
      const reply = await browser.bySite('/login', { Username: person.Email, ...model });
      expect([name, reply.status, reply.envelope, compared]).toEqual([
        name,
        401,
        {
          Success: false,
          StatusCode: 2002,
          Message: 'Kullanıcı adı veya şifre hatalı.',
          Messages: ['Kullanıcı adı veya şifre hatalı.'],
          Data: null,
        },
        1,
      ]);
    }
  });

  test('2001: an unverified phone is verified with QueryType login, then the login goes through', async () => {
    const [home, work, person] = [openBrowser(api), openBrowser(api), newPerson()];
    await home.register(person);
    const asked = await work.logIn(person.NationalNumber);
    expect(asked.envelope).toMatchObject({
      Success: true,
      StatusCode: 2001,
      Data: { Phone: person.Phone, NationalNumber: person.NationalNumber },
    });
    expect((await work.verify(person)).envelope.StatusCode).toBe(1010);
    expect((await work.logIn(person.NationalNumber)).envelope.StatusCode).toBe(2000);
    api.clock.advance(60);
    expect((await home.logIn(person.NationalNumber)).envelope.StatusCode).toBe(2004);
  });

  test('[T-05] 2004: a new device gets a code by SMS and logs in with it, once', async () => {
    const { person } = await member();
    const device = openBrowser(api);
    api.clock.advance(60);
    const asked = await device.logIn(person.Email);
    expect(asked.envelope).toMatchObject({
      Success: true,
      StatusCode: 2004,
      Data: { Phone: `5** *** ** ${person.Phone.slice(-2)}`, ResendSeconds: 60 },
    });
    const code = await device.readCode(person.Phone);
    const wrong = code === '000000' ? '111111' : '000000';
    const mfa = (MfaCode: string) => device.logIn(person.Email, goodPassword, { MfaControl: true, MfaCode });
    expect((await mfa(wrong)).envelope).toMatchObject({
      StatusCode: 1007,
      Message: 'SMS kodu hatalı. 4 deneme hakkınız kaldı.',
    });
    expect((await mfa(code)).envelope.StatusCode).toBe(2000);
    expect((await device.logIn(person.Email)).envelope.StatusCode).toBe(2000);
    const other = openBrowser(api);
    expect(
      (await other.logIn(person.Email, goodPassword, { MfaControl: true, MfaCode: code })).envelope.StatusCode,
    ).toBe(1001);
  });

  test('[T-02] asking again within a minute answers 2004 with the seconds left and sends nothing', async () => {
    const { person } = await member();
    api.clock.advance(60);
    const device = openBrowser(api);
    await device.logIn(person.Email);
    api.clock.advance(20);
    expect((await device.logIn(person.Email)).envelope).toMatchObject({
      StatusCode: 2004,
      Data: { ResendSeconds: 40 },
    });
    expect(await api.sandbox.inbox(person.Phone)).toHaveLength(2);
  });

  test('[T-05] 2004 is said to a second device only if a code left for it, and soon one does', async () => {
    const { person } = await member();
    api.clock.advance(60);
    const [first, second] = [openBrowser(api), openBrowser(api)];
    expect((await first.logIn(person.Email)).envelope.StatusCode).toBe(2004);
    api.clock.advance(20);
    const before = (await api.sandbox.inbox(person.Phone)).length;
    const saysSent = (await second.logIn(person.Email)).envelope.StatusCode === 2004;
    expect(await api.sandbox.inbox(person.Phone)).toHaveLength(before + (saysSent ? 1 : 0));
    api.clock.advance(60);
    expect((await second.logIn(person.Email)).envelope.StatusCode).toBe(2004);
    const MfaCode = await second.readCode(person.Phone);
    const opened = await second.logIn(person.Email, goodPassword, { MfaControl: true, MfaCode });
    expect(opened.envelope.StatusCode).toBe(2000);
  });
});
