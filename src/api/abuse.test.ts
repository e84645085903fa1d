import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { argon2Passwords } from '#connectors/node-crypto/passwords.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { agreed, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { phoneIndexOf } from '#testing/sandbox-ring.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), {
    adapt: (ports) => ({ ...ports, passwords: argon2Passwords({ atOnce: 1, mostWaiting: 2 }) }),
  });
});
afterAll(() => api.close());

const codesOf = (replies: readonly { envelope: { StatusCode: number } }[]) =>
  replies.map((reply) => reply.envelope.StatusCode);

describe('[E-01] 1008 bot control', () => {
  test('many different phones from one visitor in minutes; the phones known so far stay welcome', async () => {
    const browser = openBrowser(api, { address: '203.0.113.1' });
    const people = Array.from({ length: 6 }, newPerson);
    const replies = [];
    for (const person of people) replies.push(await browser.sendCode(person));
    expect(codesOf(replies)).toEqual([1004, 1004, 1004, 1004, 1008, 1008]);
    expect(replies[4]).toMatchObject({ status: 429, envelope: { Success: false } });
    expect(await api.sandbox.inbox(people[4]?.Phone ?? '')).toEqual([]);
    api.clock.advance(60);
    expect((await browser.sendCode(people[0] ?? newPerson())).envelope.StatusCode).toBe(1004);
    api.clock.advance(600);
    expect((await browser.sendCode(people[5] ?? newPerson())).envelope.StatusCode).toBe(1004);
  });

  test('many different phones from one address block, whatever visitor they claim to be', async () => {
    const codes = [];
    for (let count = 0; count < 102; count += 1) {
      const browser = openBrowser(api, { address: `203.0.114.${count}` });
      codes.push((await browser.sendCode(newPerson())).envelope.StatusCode);
    }
    expect(codes.slice(0, 100)).toEqual(Array(100).fill(1004));
    expect(codes.slice(100)).toEqual([1008, 1008]);
    expect((await openBrowser(api, { address: '203.0.115.1' }).sendCode(newPerson())).envelope.StatusCode).toBe(1004);
  });

  test('a field that people do not see is filled', async () => {
    const { NationalNumber, Phone } = newPerson();
    const model = { NationalNumber, Phone, QueryType: 'kasko', ...agreed, Website: 'http://spam.example' };
    expect((await openBrowser(api).bySite('/gecici-kod', model)).envelope.StatusCode).toBe(1008);
    expect((await openBrowser(api).bySite('/gecici-kod', { ...model, Website: '' })).envelope.StatusCode).toBe(1004);
  });

  test('many different user names from one visitor', async () => {
    const browser = openBrowser(api, { address: '203.0.116.1' });
    const replies = [];
    for (let count = 0; count < 10; count += 1) replies.push(await browser.logIn(newPerson().Email));
    expect(codesOf(replies)).toEqual([...Array(8).fill(2002), 1008, 1008]);
  });
});

describe('[E-01] 1009 queue', () => {
  test('the budget of messages per minute is spent', async () => {
    const small = await startTestApi(inject('embeddedUrl'), { adapt: (ports) => ({ ...ports, limitFactor: 0.1 }) });
    const codes = [];
    for (let count = 0; count < 42; count += 1) {
      const browser = openBrowser(small, { address: `10.${count}.0.1` });
      codes.push((await browser.sendCode(newPerson())).envelope.StatusCode);
    }
    expect(codes).toEqual([...Array(40).fill(1004), 1009, 1009]);
    small.clock.advance(60);
    expect((await openBrowser(small).sendCode(newPerson())).envelope.StatusCode).toBe(1004);
    await small.close();
  });

  test('too many passwords wait to be compared', async () => {
    const browsers = Array.from({ length: 8 }, () => openBrowser(api));
    const secrets = await Promise.all(browsers.map((browser) => browser.secret('Uzun-bir-şifre')));
    const replies = await Promise.all(
      browsers.map((browser, index) => browser.bySite('/login', { Username: newPerson().Email, ...secrets[index] })),
    );
    expect(codesOf(replies)).toContain(1009);
    expect(replies.find((reply) => reply.envelope.StatusCode === 1009)).toMatchObject({ status: 503, retryAfter: 3 });
    expect((await openBrowser(api).logIn(newPerson().Email)).envelope.StatusCode).toBe(2002);
  });
});

describe('limits of one', () => {
  test('a phone gets six messages an hour', async () => {
    const person = newPerson();
    const codes = [];
    for (let count = 0; count < 8; count += 1) {
      api.clock.advance(60);
      codes.push((await openBrowser(api).sendCode(person)).envelope.StatusCode);
    }
    expect(codes).toEqual([1004, 1004, 1004, 1004, 1004, 1004, 429, 429]);
    api.clock.advance(3_600);
    expect((await openBrowser(api).sendCode(person)).envelope.StatusCode).toBe(1004);
  });

  test('a user name is tried twenty times in a quarter of an hour from one place, however spelled; elsewhere it goes on', async () => {
    const { Phone } = newPerson();
    const codes = [];
    for (let count = 0; count < 22; count += 1) {
      codes.push((await openBrowser(api).logIn(count % 2 === 0 ? Phone : `+90 ${Phone}`)).envelope.StatusCode);
    }
    expect(codes).toEqual([...Array(20).fill(2002), 429, 429]);
    const elsewhere = openBrowser(api, { address: '203.0.117.1' });
    expect((await elsewhere.logIn(Phone)).envelope.StatusCode).toBe(2002);
  });

  test('a new password is asked for four times an hour', async () => {
    const { Phone, NationalNumber } = newPerson();
    const codes = [];
    for (let count = 0; count < 6; count += 1) {
      const reply = await openBrowser(api).bySite('/forgot-password', { Gsm: Phone, NationalNumber });
      codes.push(reply.envelope.StatusCode);
    }
    expect(codes).toEqual([404, 404, 404, 404, 429, 429]);
  });
});

describe('the address of a caller', () => {
  const flood = async (target: TestApi, from: (count: number) => { address: string; forwardedFor: string }) => {
    const codes = [];
    for (let count = 0; count < 102; count += 1) {
      codes.push((await openBrowser(target, from(count)).sendCode(newPerson())).envelope.StatusCode);
    }
    return codes;
  };

  test('X-Forwarded-For from anybody is not believed', async () => {
    api.clock.advance(600);
    const codes = await flood(api, (count) => ({ address: '198.18.7.1', forwardedFor: `10.1.${count}.1` }));
    expect(codes.slice(100)).toEqual([1008, 1008]);
  });

  test('from a configured proxy it is', async () => {
    const behind = await startTestApi(inject('embeddedUrl'), { trustedProxies: ['198.18.7.1'] });
    const codes = await flood(behind, (count) => ({ address: '198.18.7.1', forwardedFor: `10.1.${count}.1` }));
    await behind.close();
    expect(new Set(codes)).toEqual(new Set([1004]));
  });

  test('the site’s server may name its visitor, nobody else may', async () => {
    const storedAddress = async (headers: Record<string, string>) => {
      const person = newPerson();
      const visitor = `v-${person.Phone}`;
      const site = { authorization: `Bearer ${testToken}`, ...headers };
      const send = (url: string, model: object) =>
        api.send({
          method: 'POST',
          url,
          headers: site,
          payload: { ...model, ...agreed, visitor },
          remoteAddress: '192.0.2.9',
        });
      const { NationalNumber, Phone } = person;
      await send('/gecici-kod', { NationalNumber, Phone, QueryType: 'kasko' });
      const code = await openBrowser(api).readCode(Phone);
      await send('/gecici-onay', { SmsActivationCode: code, Gsm: Phone, QueryType: 'kasko' });
      const { rows } = await api.database.$client.query('select address from consents where phone_index = $1', [
        phoneIndexOf(Phone),
      ]);
      return rows[0]?.address;
    };
    const named = { 'x-visitor-address': '203.0.113.200' };
    expect(await storedAddress({ ...named, 'x-site-token': testToken })).toBe('203.0.113.200');
    expect(await storedAddress({ ...named, 'x-site-token': 'guess' })).toBe('192.0.2.9');
    expect(await storedAddress(named)).toBe('192.0.2.9');
    expect(await storedAddress({ 'x-visitor-address': 'nowhere', 'x-site-token': testToken })).toBe('192.0.2.9');
  });
});
