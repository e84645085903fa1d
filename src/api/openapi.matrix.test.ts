import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findCall } from '#contracts/index.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { type Send, sendToApi } from '#testing/calls/send-all.ts';
import { Members, openBuyers } from '#testing/calls/world.ts';
import { openApiProblems } from '#testing/lint-openapi.ts';
import { reachableOutcomes } from './reachable-outcomes.ts';

const seed = 29;
const patienceMs = 180_000;

let api: TestApi;
beforeAll(async () => {
  const adapt = { adapt: <Ports extends object>(ports: Ports) => ({ ...ports, limitFactor: 1_000 }) };
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, ...adapt });
});
afterAll(() => api.close());

test('the OpenAPI document that is served passes the linter without an error or a warning', async () => {
  const document = (await api.admin.inject('/openapi.json')).json();
  // Only the address differs by where it runs.
  expect(document.servers).toEqual([{ url: 'http://localhost:4000' }]);
  expect(await openApiProblems({ ...document, servers: [{ url: 'https://api.karsila.example' }] })).toEqual([]);
});

test('every reply to a thousand mutated calls stands in the document, code by code', {
  timeout: patienceMs,
}, async () => {
  const unlisted = new Set<string>();
  const seen = new Set<string>();
  const send: Send = async ({ method, url, headers, body }) => {
    const began = performance.now();
    const reply = await api.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    const id = findCall(url.split('?')[0] ?? '');
    const { StatusCode } = reply.json<{ StatusCode: number }>();
    const listed = id === undefined ? [] : reachableOutcomes(id, method).map((name) => outcomes[name]);
    seen.add(`${id} ${StatusCode}`);
    if (!listed.some(({ code, http }) => code === StatusCode && http === reply.statusCode))
      unlisted.add(`${method} ${url}: ${reply.statusCode} ${StatusCode}`);
    return { status: reply.statusCode, text: reply.body, ms: performance.now() - began };
  };
  const buyers = await openBuyers(api, 3, api.clock.now());
  const members = new Members(api);
  await sendToApi({ seed, sweep: [], count: 1_000, atOnce: 4, send, siteToken: testToken, buyers, members });
  expect([...unlisted]).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});
