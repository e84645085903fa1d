import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { type Send, sendToApi, sendToProxy } from '#testing/calls/send-all.ts';
import { everyField } from '#testing/calls/variations.ts';
import { Members, openBuyers } from '#testing/calls/world.ts';
import { buildTestSite } from '#testing/test-site.ts';

const seed = 11;

let api: TestApi;
let site: FastifyInstance;
beforeAll(async () => {
  const adapt = { adapt: <Ports extends object>(ports: Ports) => ({ ...ports, limitFactor: 1_000 }) };
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, ...adapt });
  const address = api.app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The API does not listen');
  site = await buildTestSite(`http://127.0.0.1:${address.port}`);
});
afterAll(async () => {
  await site.close();
  await api.close();
});

const sendInto =
  (app: FastifyInstance): Send =>
  async ({ method, url, headers, body }) => {
    const began = performance.now();
    const reply = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    return { status: reply.statusCode, text: reply.body, ms: performance.now() - began };
  };

/** npm run chaos calls sends thousands to the running product. */
describe('[C-52] calls mutated from the examples of the API’s own document get the envelope, in Turkish, and no fault', () => {
  test('straight to the API, by strangers, buyers and members', async () => {
    const buyers = await openBuyers(api, 3, api.clock.now());
    const members = new Members(api);
    const sweep = everyField(['day', 'number']);
    const plan = { seed, sweep, count: 300, atOnce: 4, send: sendInto(api.app), siteToken: testToken, buyers, members };
    expect((await sendToApi(plan)).violations).toEqual([]);
  });

  test('through the proxy of the site', async () => {
    const plan = { seed, sweep: [], count: 200, atOnce: 4, send: sendInto(site) };
    expect((await sendToProxy(plan)).violations).toEqual([]);
  });
});
