import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { CallContract } from '#contracts/call.ts';
import { type Envelope, isEnvelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { isDatabaseReady } from '#db/database.ts';
import { outcomeMessages } from '#messages/outcomes.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { type DatabaseLine, openDatabaseLine } from '#testing/database-line.ts';
import { newPerson } from '#testing/people.ts';

let line: DatabaseLine;
let api: TestApi;
let sessionToken: string;

beforeAll(async () => {
  line = await openDatabaseLine(inject('otherUrl'));
  api = await startTestApi(line.url, { silenceMs: 800 });
  const [person, browser] = [newPerson(), openBrowser(api)];
  await browser.join(person);
  sessionToken = calls.login.data.parse((await browser.logIn(person.Email)).envelope.Data).Token;
});
afterAll(async () => {
  await api.close();
  await line.close();
});

type Answer = {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: unknown;
  readonly envelope: Envelope;
  readonly ms: number;
};

async function ask(contract: CallContract): Promise<Answer> {
  const token = contract.audience === 'session' ? sessionToken : testToken;
  const { path, methods, example } = contract;
  const method = methods[0] ?? 'POST';
  const sent = example.request as Record<string, string>;
  const began = performance.now();
  const reply = await api.app.inject({
    method,
    url: method === 'GET' ? `${path}?${new URLSearchParams(sent)}` : path,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'GET' || contract.encoding ? {} : { payload: sent }),
  });
  const ms = performance.now() - began;
  return { path, status: reply.statusCode, retryAfter: reply.headers['retry-after'], envelope: reply.json(), ms };
}

/** No more at once than one process answers in no time: what is measured is the wait for the database. */
const mostAtOnce = 10;

async function askAll(): Promise<readonly Answer[]> {
  const left = Object.values<CallContract>(calls);
  const answers: Answer[] = [];
  while (left.length > 0) answers.push(...(await Promise.all(left.splice(0, mostAtOnce).map(ask))));
  return answers;
}

describe.each([
  { how: 'refuses', fail: () => line.cut() },
  { how: 'does not answer', fail: async () => line.silence() },
])('while the database $how', ({ fail }) => {
  test('every call is answered within two seconds, by what it can do without it or by 503 and when to come again', async () => {
    await fail();
    const answers = await askAll();
    for (const { status, retryAfter, envelope, ms, path } of answers) {
      expect(isEnvelope(envelope), path).toBe(true);
      expect(status, path).not.toBe(500);
      expect(ms, path).toBeLessThan(2_000);
      if (status !== 503) continue;
      expect(envelope, path).toMatchObject({ StatusCode: 503, Message: outcomeMessages.upstreamDown, Data: null });
      expect(Number(retryAfter), path).toBeGreaterThan(0);
    }
    const away = answers.filter(({ status }) => status === 503).map(({ path }) => path);
    expect(away).toEqual(expect.arrayContaining(['/login', '/get-user-claims', '/api/dask/iller', '/gecici-kod']));
    expect(answers.find(({ path }) => path === calls.getPage.path)?.status).toBe(200);
    expect((await api.app.inject('/health')).json()).toEqual({ status: 'ok' });
    expect(await isDatabaseReady(api.database)).toBe(false);

    await line.restore();
    await expect.poll(() => isDatabaseReady(api.database), { timeout: 5_000 }).toBe(true);
    expect((await askAll()).filter(({ status }) => status === 503)).toEqual([]);
    expect(api.logs.filter((entry) => entry.includes('call failed'))).toEqual([]);
  });
});
