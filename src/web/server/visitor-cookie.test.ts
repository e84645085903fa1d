import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Envelope, envelope } from '#contracts/envelope.ts';
import { type CallId, calls } from '#contracts/index.ts';
import type { OutcomeName } from '#contracts/outcomes.ts';
import { registerProxy } from './proxy.ts';
import { campaignOf, keepVisit, visitorCookie } from './visit-cookies.ts';

const appSecret = 'a secret of the tests';
const visitors = visitorCookie(appSecret, false);
const secured = visitorCookie(appSecret, true);
/** Name and value alone, as a browser sends it back. */
const sent = (setCookie: string) => setCookie.split(';')[0] ?? '';
const cookiesOf = (setCookie: string) => {
  const [name = '', value = ''] = sent(setCookie).split('=');
  return { [name]: value };
};

describe('[N-15] the id of a visitor', () => {
  const visitor = randomUUID();

  test('is signed, for this host alone under https, and out of reach of scripts', () => {
    const flags = 'Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax';
    expect(visitors.write(visitor)).toMatch(new RegExp(`^visitor=${visitor}\\.[\\w-]{43}; ${flags}$`));
    expect(secured.write(visitor)).toMatch(new RegExp(`^__Host-visitor=${visitor}\\.[\\w-]{43}; ${flags}; Secure$`));
    expect(visitors.read(cookiesOf(visitors.write(visitor)))).toBe(visitor);
    expect(secured.read(cookiesOf(secured.write(visitor)))).toBe(visitor);
  });

  const signed = cookiesOf(visitors.write(visitor)).visitor ?? '';
  test.each([
    ['none', ''],
    ['an id without a signature', visitor],
    ['an empty signature', `${visitor}.`],
    ['the signature of another id', signed.replace(visitor, randomUUID())],
    ['a signature changed in one letter', signed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['one that is too long', `${signed}A`],
    ['the signature of another secret', cookiesOf(visitorCookie('another secret', false).write(visitor)).visitor ?? ''],
  ])('%s names nobody', (_what, value) => {
    expect(visitors.read({ visitor: value })).toBeUndefined();
  });

  test('under https the name without its prefix, which another host could set, names nobody', () => {
    expect(secured.read({ visitor: signed })).toBeUndefined();
  });
});

test('[N-12] a campaign is handed on as long as targeting cookies are agreed to, and not a moment longer', () => {
  const marketing = JSON.stringify({ utm_source: 'bülten', tc: '11111111110' });
  expect(campaignOf({ marketing, 'targeting-cookies': 'true' })).toEqual({ utm_source: 'bülten' });
  expect(campaignOf({ marketing, 'targeting-cookies': 'false' })).toBeUndefined();
  expect(campaignOf({ marketing })).toBeUndefined();
});

let upstream: Server;
let app: FastifyInstance;
let seen: { visitor: unknown; next: unknown; proof: unknown }[] = [];
let answer: Envelope | undefined;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { 'x-next-visitor': next, 'x-site-token': proof } = request.headers;
      seen.push({ visitor: JSON.parse(body).visitor, next, proof });
      if (answer) response.end(JSON.stringify(answer));
      else request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const base = { url: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`, timeoutMs: 2000 };
  const upstreams = { common: base, payment: base, payment2: base, print: base, offers: base, content: base };
  app = fastify();
  await app.register(cookie);
  registerProxy(app, {
    upstreams,
    visitorCookie: visitors.write,
    callerOf: (request) => ({
      visitor: visitors.read(request.cookies) ?? '',
      siteAccessToken: 'site-token',
      session: { token: 'session', source: 'tebomweb' },
    }),
  });
  app.get('/', (request, reply) => reply.send(keepVisit(request, reply, { visitors, secure: false })));
});
afterAll(async () => {
  await app.close();
  upstream.close();
});
beforeEach(() => {
  seen = [];
});

test('[N-15] a known visitor keeps the id; who brings none of ours, or a forged one, gets a new one', async () => {
  const visitor = randomUUID();
  const visit = (header: string) => app.inject({ method: 'GET', url: '/', headers: { cookie: header } });
  const known = await visit(sent(visitors.write(visitor)));
  expect([known.body, known.headers['set-cookie']]).toEqual([visitor, undefined]);
  for (const header of ['', `visitor=${visitor}`, `visitor=${visitor}.${'A'.repeat(43)}`]) {
    const reply = await visit(header);
    expect(reply.body).not.toBe(visitor);
    expect(visitors.read(cookiesOf(String(reply.headers['set-cookie'])))).toBe(reply.body);
  }
});

describe('the next id', () => {
  const visitor = randomUUID();
  /** The next id that a reply gives the browser; undefined where it gives none. */
  async function nextOf(id: CallId): Promise<string | undefined> {
    const url = `/api/proxy?endpoint=${calls[id].path}&isJson=1`;
    const headers = { cookie: sent(visitors.write(visitor)) };
    const reply = await app.inject({ method: 'POST', url, payload: {}, headers });
    const written = [reply.headers['set-cookie'] ?? []].flat().filter((text) => text.startsWith('visitor='));
    expect(written.length).toBeLessThan(2);
    return written[0] && visitors.read(cookiesOf(written[0]));
  }

  const changing: readonly (readonly [CallId, OutcomeName])[] = [
    ['login', 'loggedIn'],
    ['confirmTemporaryCode', 'verified'],
    ['confirmResume', 'ok'],
    ['confirmProofAgain', 'ok'],
    ['confirmRenewal', 'ok'],
    ['confirmSupportLink', 'ok'],
    ['confirmFindMyOffers', 'ok'],
    ['deleteAccount', 'ok'],
    ['logout', 'ok'],
  ];

  test.each(changing)('%s names it to the API and, once %s, gives it to the browser', async (id, outcome) => {
    answer = envelope(outcome, null);
    const next = await nextOf(id);
    expect(next).toMatch(/^[0-9a-f-]{36}$/);
    expect(next).not.toBe(visitor);
    expect(seen).toEqual([{ visitor, next, proof: 'site-token' }]);
  });

  test.each([
    ['login', 'secondFactorRequired'],
    ['login', 'phoneVerificationRequired'],
    ['login', 'loginFailed'],
    ['confirmTemporaryCode', 'dataWrong'],
    ['confirmProofAgain', 'step'],
    ['confirmRenewal', 'customerControl'],
    ['getUserClaims', 'tokenControl'],
    ['vehicleQuotation', 'ok'],
    ['sendTemporaryCode', 'codeConfirmationRequired'],
  ] as const)('%s that ends in %s gives none', async (id, outcome) => {
    answer = envelope(outcome, null);
    expect(await nextOf(id)).toBeUndefined();
  });

  test('a logout gives one although the session was over already', async () => {
    answer = envelope('tokenControl', null);
    expect(await nextOf('logout')).toBeDefined();
  });

  test('where no answer comes the old one stays', async () => {
    answer = undefined;
    expect(await nextOf('login')).toBeUndefined();
  });

  test('no other call of the table changes it', () => {
    const named = Object.entries(calls).filter(([, call]) => 'newVisitor' in call);
    expect(named.map(([id]) => id).toSorted()).toEqual(changing.map(([id]) => id).toSorted());
  });
});
