import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Envelope, envelope } from '#contracts/envelope.ts';
import { registerProxy } from './proxy.ts';

const token = 'opaque-session-token';
const loggedIn = envelope('loggedIn', {
  Token: token,
  Name: 'Deniz',
  Surname: 'Akçam',
  SessionToken: 'copy',
  Source: 'tebomweb',
});

let upstream: Server;
let apps: FastifyInstance[] = [];
let seen: { authorization: string | undefined; address: string | undefined; proof: string | undefined }[] = [];
let answer: (authorization: string) => Envelope;
let session: { token: string; source: string } | undefined;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    const { authorization = '', 'x-visitor-address': address, 'x-site-token': proof } = request.headers;
    seen.push({ authorization, address: address as string | undefined, proof: proof as string | undefined });
    request.resume().on('end', () => response.end(JSON.stringify(answer(authorization))));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const base = { url: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`, timeoutMs: 2000 };
  const upstreams = { common: base, payment: base, payment2: base, print: base, offers: base, content: base };
  apps = [false, true].map((secureCookies) => {
    const app: FastifyInstance = fastify();
    const caller = { visitor: 'v', siteAccessToken: 'site-token' };
    registerProxy(app, {
      upstreams,
      secureCookies,
      callerOf: (request) => ({ ...caller, session, address: request.ip, userAgent: 'a browser' }),
    });
    return app;
  });
});
afterAll(async () => {
  for (const app of apps) await app.close();
  upstream.close();
});
beforeEach(() => {
  seen = [];
  session = undefined;
});

const post = (endpoint: string, over: 'http' | 'https' = 'http') =>
  apps[over === 'https' ? 1 : 0]?.inject({ method: 'POST', url: `/api/proxy?endpoint=${endpoint}`, payload: {} });

describe('[T-09] the session cookie', () => {
  test('[K-02] a login sets it for 28800 s, out of reach of scripts, and takes the token out of the body', async () => {
    answer = () => loggedIn;
    const reply = await post('/login');
    expect(reply?.headers['set-cookie']).toBe(`session=${token}; Max-Age=28800; Path=/; HttpOnly; SameSite=Lax`);
    expect(reply?.json().Data).toEqual({ Name: 'Deniz', Surname: 'Akçam', SessionToken: 'copy', Source: 'tebomweb' });
    expect(reply?.body).not.toContain(token);
    expect((await post('/login', 'https'))?.headers['set-cookie']).toBe(
      `__Host-session=${token}; Max-Age=28800; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  test.each(['secondFactorRequired', 'phoneVerificationRequired', 'loginFailed'] as const)(
    '[T-06] a login that ends in %s sets none',
    async (outcome) => {
      answer = () => envelope(outcome, null);
      expect((await post('/login'))?.headers['set-cookie']).toBeUndefined();
    },
  );

  test('another call cannot set it, whatever it answers', async () => {
    answer = () => loggedIn;
    expect((await post('/register'))?.headers['set-cookie']).toBeUndefined();
  });

  test('[T-08] a logout clears it, also when the session was over already', async () => {
    const cleared = 'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
    answer = () => envelope('ok', null);
    expect((await post('/logout'))?.headers['set-cookie']).toBe(cleared);
    answer = () => envelope('tokenControl', null);
    expect((await post('/logout'))?.headers['set-cookie']).toBe(cleared);
    expect((await post('/get-user-claims'))?.headers['set-cookie']).toBe(cleared);
  });

  test('a wrong token of the site itself clears nothing', async () => {
    answer = () => envelope('tokenControl', null);
    expect((await post('/gecici-kod'))?.headers['set-cookie']).toBeUndefined();
  });

  test('a dead session does not close what is open to everybody', async () => {
    session = { token: 'dead', source: 'tebomweb' };
    answer = (authorization) =>
      authorization === 'Bearer dead' ? envelope('tokenControl', null) : envelope('ok', ['a list']);
    const reply = await post('/api/dask/iller');
    expect(reply?.json()).toMatchObject({ Success: true, Data: ['a list'] });
    expect(reply?.headers['set-cookie']).toMatch(/^session=; Max-Age=0/);
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer dead', 'Bearer site-token']);
  });

  test('the API is told where the visitor comes from, with the site token as proof', async () => {
    answer = () => envelope('ok', null);
    await post('/gecici-kod');
    expect(seen).toMatchObject([{ address: '127.0.0.1', proof: 'site-token' }]);
  });
});
