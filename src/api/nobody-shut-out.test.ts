import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { type ApiReply, startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { newPerson, type Person } from '#testing/people.ts';

let api: TestApi;
/** As an operator with a tenth of the budget: what is shared is spent ten times sooner. */
let small: TestApi;
beforeAll(async () => {
  [api, small] = await Promise.all([
    startTestApi(inject('embeddedUrl')),
    startTestApi(inject('embeddedUrl'), { adapt: (ports) => ({ ...ports, limitFactor: 0.1 }) }),
  ]);
});
afterAll(() => Promise.all([api.close(), small.close()]));

const codeOf = ({ envelope }: ApiReply) => envelope.StatusCode;
const visit = (address: string, target = api) => openBrowser(target, { address });

/** One after the other, each by a visitor of its own. */
async function repeat(times: number, one: (index: number) => Promise<ApiReply>, pauseSeconds = 0): Promise<number[]> {
  const codes = [];
  for (let index = 0; index < times; index += 1) {
    api.clock.advance(pauseSeconds);
    codes.push(codeOf(await one(index)));
  }
  return codes;
}

const forgot = (address: string, { Phone: Gsm, NationalNumber }: Person, target = api) =>
  visit(address, target).bySite(calls.forgotPassword.path, { Gsm, NationalNumber });

describe('[E-01] what everybody shares', () => {
  test('random phones from one block leave the codes of all others alone', async () => {
    const flood = await repeat(80, (index) => visit(`203.0.113.${index}`, small).sendCode(newPerson()));
    expect(flood.filter((code) => code === 1004).length).toBeLessThanOrEqual(10);
    for (let home = 0; home < 25; home += 1) {
      expect(codeOf(await visit(`10.${home}.0.1`, small).sendCode(newPerson()))).toBe(1004);
    }
  });

  test('random phones from fifty blocks of five networks do neither', async () => {
    small.clock.advance(600);
    await repeat(100, (index) => visit(`198.${18 + (index % 5)}.${index % 50}.1`, small).sendCode(newPerson()));
    for (let home = 0; home < 15; home += 1) {
      expect(codeOf(await visit(`10.${home}.0.1`, small).sendCode(newPerson()))).toBe(1004);
    }
  });

  test('forgotten passwords asked for from one block leave those of all others alone', async () => {
    small.clock.advance(600);
    const flood = await repeat(40, (index) => forgot(`203.0.113.${index}`, newPerson(), small));
    expect(flood.filter((code) => code === 404).length).toBeLessThanOrEqual(8);
    expect(codeOf(await forgot('192.0.2.1', newPerson(), small))).toBe(404);
  });
});

describe('a phone that strangers ask codes for', () => {
  test('[T-02] the owner waits for no turn of theirs', async () => {
    const owner = newPerson();
    expect(codeOf(await visit('203.0.113.1').sendCode(owner))).toBe(1004);
    expect(codeOf(await visit('203.0.113.2').sendCode(owner))).toBe(429);
    const home = visit('192.0.2.1');
    expect(codeOf(await home.sendCode(owner))).toBe(1004);
    expect(codeOf(await home.confirm(owner.Phone, await home.readCode(owner.Phone)))).toBe(1010);
  });

  test('fifty requests from one block spend that block’s share alone', async () => {
    const owner = newPerson();
    const asked = await repeat(50, (index) => visit(`203.0.113.${index}`).sendCode(owner), 61);
    expect(asked.filter((code) => code === 1004).length).toBeLessThanOrEqual(8);
    expect(codeOf(await visit('192.0.2.1').sendCode(owner))).toBe(1004);
  });

  test('whoever has proven it gets a code whatever strangers do, and it is not bombed', async () => {
    const [owner, device] = [newPerson(), visit('192.0.2.1')];
    await device.verify(owner);
    await repeat(60, (index) => visit(`10.${index}.${index}.1`).sendCode(owner), 10);
    expect((await api.sandbox.inbox(owner.Phone)).length).toBeLessThanOrEqual(1 + 16 + 2);
    expect(codeOf(await device.sendCode(owner))).toBe(1004);
    expect(codeOf(await device.sendCode(owner))).toBe(429);
  });

  test('a member’s login codes are not theirs to spend', async () => {
    const [owner, device] = [newPerson(), visit('192.0.2.1')];
    await device.join(owner);
    await repeat(40, (index) => visit(`10.${index}.${index}.1`).sendCode(owner), 10);
    const elsewhere = visit('10.1.1.1');
    expect(codeOf(await elsewhere.logIn(owner.Email))).toBe(2004);
    const MfaCode = await elsewhere.readCode(owner.Phone);
    expect(codeOf(await elsewhere.logIn(owner.Email, undefined, { MfaControl: true, MfaCode }))).toBe(2000);
  });
});

describe('a member whose password strangers guess', () => {
  const guess = (address: string, name: string) => visit(address).logIn(name, 'Yanlış-bir-şifre');

  test('a hundred guesses from one block: a known device and every other place log in', async () => {
    const [owner, device] = [newPerson(), visit('192.0.2.1')];
    await device.join(owner);
    const guessed = await repeat(100, (index) => guess(`203.0.113.${index}`, owner.Email), 1);
    expect(new Set(guessed)).toEqual(new Set([2002, 429]));
    expect(codeOf(await device.logIn(owner.Email))).toBe(2000);
    expect(codeOf(await visit('192.0.3.1').logIn(owner.Email))).toBe(2004);
  });

  test('guesses from many blocks: a known device logs in among them, and so does every other place', async () => {
    const [owner, device] = [newPerson(), visit('203.0.113.1')];
    await device.join(owner);
    const guessed = await repeat(125, (index) => guess(`203.0.${100 + (index % 15)}.1`, owner.Email), 0.2);
    expect(guessed).toContain(429);
    expect(codeOf(await device.logIn(owner.Email))).toBe(2000);
    expect(codeOf(await visit('192.0.2.1').logIn(owner.Email))).toBe(2004);
  });

  test('the guessers’ own block is slowed, not shut: after the told wait the right password is taken', async () => {
    const [owner, device] = [newPerson(), visit('192.0.2.1')];
    await device.join(owner);
    await repeat(30, (index) => guess(`203.0.113.${index}`, owner.Email));
    const late = await visit('203.0.113.200').logIn(owner.Email);
    expect(late).toMatchObject({ status: 429, retryAfter: 45, envelope: { Data: { RetryAfterSeconds: 45 } } });
    api.clock.advance(45);
    expect(codeOf(await visit('203.0.113.200').logIn(owner.Email))).toBe(2004);
  });

  test('only failures count, and a known device has twenty of its own', async () => {
    const [owner, device] = [newPerson(), visit('192.0.2.1')];
    await device.join(owner);
    const wrong = () => device.logIn(owner.Email, 'Yanlış-bir-şifre');
    expect(await repeat(19, wrong)).toEqual(Array(19).fill(2002));
    expect(await repeat(4, () => device.logIn(owner.Email))).toEqual(Array(4).fill(2000));
    expect(await repeat(2, wrong)).toEqual([2002, 429]);
  });

  test('a name without an account is refused just the same', async () => {
    const [owner, device] = [newPerson(), visit('192.0.2.1')];
    await device.join(owner);
    const answers = async (name: string) => {
      const replies = [];
      for (let index = 0; index < 22; index += 1) replies.push(await guess('198.51.100.1', name));
      return replies;
    };
    expect(await answers(newPerson().Email)).toEqual(await answers(owner.Email));
  });
});

describe('what a person needs under their own number', () => {
  test('a new password, however often a stranger asked for one', async () => {
    const [owner, device] = [newPerson(), visit('192.0.2.1')];
    await device.join(owner);
    const asked = await repeat(20, (index) => forgot(`203.0.113.${index}`, owner), 61);
    expect(asked.filter((code) => code === 200).length).toBeLessThanOrEqual(6);
    expect(asked).toContain(429);
    expect(codeOf(await forgot('198.51.100.1', owner))).toBe(200);
    const { Phone: Gsm, NationalNumber } = owner;
    expect(codeOf(await device.bySite(calls.forgotPassword.path, { Gsm, NationalNumber }))).toBe(200);
  });

  test('an account, however often a stranger tried to open one', async () => {
    const owner = newPerson();
    const { Email: _email, Phone: _phone, ...number } = owner;
    const tried = await repeat(35, (index) => visit(`203.0.113.${index}`).register({ ...newPerson(), ...number }), 1);
    expect(tried).toContain(429);
    expect(codeOf(await visit('192.0.2.1').register(owner))).not.toBe(429);
  });

  test('quotations for a phone, which only who has proven it can use up', async () => {
    const [owner, device] = [newPerson(), visit('192.0.2.1')];
    await device.verify(owner, 'trafik');
    const query = { QueryType: 'trafik', ...owner, LicensePlateNumber: '34ABC34', LicencePermitNo: 'AB123456' };
    const asked = await repeat(160, (index) => visit(`203.0.113.${index}`).bySite(calls.vehicleQueryInfo.path, query));
    expect(new Set(asked)).toEqual(new Set([1001]));
    expect(codeOf(await device.bySite(calls.vehicleQueryInfo.path, query))).not.toBe(1008);
  });
});

describe('every refusal says when to come again', () => {
  test('a code asked for too soon, a limit of one, and many different ones', async () => {
    const [owner, browser] = [newPerson(), visit('198.51.101.1')];
    await browser.sendCode(owner);
    api.clock.advance(20);
    expect(await browser.sendCode(owner)).toMatchObject({ status: 429, retryAfter: 40 });
    await repeat(3, () => browser.sendCode(newPerson()));
    expect(await browser.sendCode(newPerson())).toMatchObject({
      status: 429,
      retryAfter: 580,
      envelope: {
        StatusCode: 1008,
        Message: 'İşleminiz güvenlik denetimine takıldı. 10 dakika sonra tekrar deneyin.',
        Data: { RetryAfterSeconds: 580 },
      },
    });
  });

  test('a budget that is spent', async () => {
    small.clock.advance(600);
    const replies = [];
    for (let index = 0; index < 30; index += 1) {
      replies.push(await visit(`203.0.${index % 10}.1`, small).sendCode(newPerson()));
    }
    expect(replies.find((reply) => codeOf(reply) === 1009)).toMatchObject({
      status: 503,
      retryAfter: 2,
      envelope: { Message: 'Şu anda yoğunluk var. 2 saniye sonra tekrar deneyin.', Data: { RetryAfterSeconds: 2 } },
    });
  });

  test('a trap that was filled', async () => {
    const model = { ...newPerson(), QueryType: 'kasko', Website: 'http://spam.example' };
    expect(await visit('192.0.2.1').bySite(calls.sendTemporaryCode.path, model)).toMatchObject({
      status: 429,
      retryAfter: 30,
    });
  });
});
