import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { createLogger } from '#config/logger.ts';
import { calls } from '#contracts/index.ts';
import { liveOffersPath, siteLivePath } from '#contracts/live-offers.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { freePort } from '#testing/free-port.ts';
import { newPerson } from '#testing/people.ts';
import { buildTestSite } from '#testing/test-site.ts';
import { driver } from '#testing/vehicle-quotation.ts';
import { openPageBuild } from '#web/server/page-build.ts';
import { cookieNames } from '#web/server/visit-cookies.ts';

let api: TestApi;
let web: FastifyInstance;
const logs: string[] = [];
/** What the site asks of the API, as it comes over the line. */
const asked: IncomingMessage[] = [];

beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true });
  for (const event of ['request', 'upgrade']) api.app.server.on(event, (request) => void asked.push(request));
  const port = await freePort();
  web = await buildTestSite(`http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`, {
    siteUrl: `http://127.0.0.1:${port}`,
    logger: createLogger('trace', { write: (line) => void logs.push(line) }),
    pages: await openPageBuild(process.cwd()),
  });
  await web.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await web.close();
  await api.close();
});

const siteOrigin = () => `http://127.0.0.1:${(web.server.address() as AddressInfo).port}`;

/** The cookie that the site gives a new browser, and the name it gives it towards the API. */
async function newVisitor(): Promise<{ cookie: string; visitor: string }> {
  const page = await fetch(`${siteOrigin()}/sss?ara=hasar`);
  const cookie = page.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')[0] ?? '';
  return { cookie, visitor: String(asked.at(-1)?.headers['x-visitor']) };
}

/** An open quotation of this visitor, whose offers are on their way. */
async function quoteFor(visitor: string): Promise<{ headerGuid: string; token: string }> {
  const [browser, person] = [openBrowser(api, { visitor }), newPerson()];
  await browser.join(person);
  await browser.logIn(person.Email);
  const query = { QueryType: 'kasko', Phone: person.Phone, ...driver };
  const { envelope } = await browser.bySite(calls.vehicleQueryInfo.path, query);
  const { HeaderGuid } = calls.vehicleQueryInfo.data.parse(envelope.Data);
  await browser.bySite(calls.vehicleUpdateInfo.path, { HeaderGuid, PolicyStart: '2026-11-20' });
  return { headerGuid: HeaderGuid, token: browser.sessionToken() };
}

test('no address between site and API, and no log line, holds a token or a visitor: of a page, a get call and a socket', async () => {
  const { cookie, visitor } = await newVisitor();
  const { headerGuid, token } = await quoteFor(visitor);
  const headers = { cookie: `${cookie}; ${cookieNames.session}=${token}` };
  asked.length = 0;

  expect((await fetch(`${siteOrigin()}/kasko-sigortasi`, { headers })).status).toBe(200);
  const info = await fetch(`${siteOrigin()}/api/proxy?endpoint=${calls.clientInfo.path}&isJson=1`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'GET' }),
  });
  expect(await info.json()).toMatchObject({ Success: true });
  const socket = new WebSocket(`${siteOrigin().replace('http', 'ws')}${siteLivePath}?teklif=${headerGuid}`, {
    headers,
  });
  const [first] = await once(socket, 'message');
  expect(JSON.parse(String(first))).toMatchObject({ HeaderGuid: headerGuid });
  socket.close();

  const addresses = asked.map(({ url = '' }) => decodeURIComponent(url));
  const paths = new Set(addresses.map((url) => url.split('?')[0]));
  for (const path of [calls.getPage.path, calls.clientInfo.path, liveOffersPath]) expect(paths).toContain(path);
  const cookieValue = cookie.slice(cookie.indexOf('=') + 1);
  for (const secret of [visitor, cookieValue, token, testToken]) {
    expect(secret.length).toBeGreaterThan(8);
    for (const line of [...addresses, ...logs, ...api.logs]) expect(line).not.toContain(secret);
  }
});

test('a visitor named in a header is believed from who has the site token; others name theirs in the query, as specified', async () => {
  const headers = { authorization: `Bearer ${testToken}` };
  const ask = (more: Record<string, string>, query = '') =>
    api.send({ method: 'POST', url: `/get-security-token${query}`, headers: { ...headers, ...more } });
  const tokensOf = async (name: string) => {
    const text = 'select 1 from security_tokens where visitor = $1';
    return (await api.database.$client.query(text, [api.ports.secrets.digest('visitor', name)])).rowCount;
  };
  await ask({ 'x-visitor': 'by-the-site', 'x-site-token': testToken });
  await ask({ 'x-visitor': 'by-a-guess', 'x-site-token': 'a guess' });
  await ask({ 'x-visitor': 'by-nobody' });
  await ask({}, '?visitor=by-the-query');
  const names = ['by-the-site', 'by-a-guess', 'by-nobody', 'by-the-query'];
  expect(await Promise.all(names.map(tokensOf))).toEqual([1, 0, 0, 1]);
});
