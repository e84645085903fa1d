import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { largestMessageBytes } from './webhooks.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

async function post(path: string, payload: string) {
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: `/webhooks/insurers/${path}`,
    headers: { 'content-type': 'application/json' },
    payload,
  });
  return { status: statusCode, body };
}

async function openTicket(): Promise<string> {
  const ticket = randomUUID();
  const text = "insert into insurer_tickets (id, insurer, expires_at) values ($1, '906', now() + interval '1 minute')";
  await api.database.$client.query(text, [ticket]);
  return ticket;
}

const kept = async () =>
  Number((await api.database.$client.query('select count(*) from insurer_messages')).rows[0].count);

const quietMs = 100;
function heapAfterCollection(): number {
  setFlagsFromString('--expose_gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

describe('the address at which insurers answer', () => {
  test('answers alike whether anybody waits or not, and keeps only what is waited for', async () => {
    const waited = await post(`906/${await openTicket()}`, '{}');
    expect(await kept()).toBe(1);
    const unknown = await post(`906/${randomUUID()}`, '{}');
    const another = await post(`901/${await openTicket()}`, '{}');
    expect([waited, unknown, another]).toEqual(Array(3).fill({ status: 202, body: '' }));
    expect(await kept()).toBe(1);
    expect(await post('906/bilet', '{}')).toMatchObject({ status: 404 });
  });

  test('takes the largest message, and refuses one that is larger before anybody is asked for', async () => {
    const before = await kept();
    const ticket = await openTicket();
    expect(await post(`906/${ticket}`, '\u0001'.repeat(largestMessageBytes))).toMatchObject({ status: 202 });
    expect(await post(`906/${ticket}`, 'x'.repeat(largestMessageBytes + 1))).toMatchObject({ status: 413 });
    expect(await kept()).toBe(before + 1);
  });

  test('a flood of tickets that nobody knows leaves neither rows nor memory behind', async () => {
    const payload = JSON.stringify({ sonuc: 'x'.repeat(8_192) });
    const flood = async (posts: number) => {
      for (let sent = 0; sent < posts; sent += 250) {
        const wave = Array.from({ length: 250 }, () => post(`906/${randomUUID()}`, payload));
        expect(new Set((await Promise.all(wave)).map(({ status }) => status))).toEqual(new Set([202]));
        api.logs.length = 0;
      }
      await new Promise((resolve) => setTimeout(resolve, quietMs));
    };
    await flood(1_000);
    const [rows, heap] = [await kept(), heapAfterCollection()];
    await flood(10_000);
    expect(await kept()).toBe(rows);
    // Kept, the messages would take eighty million bytes.
    expect(heapAfterCollection() - heap).toBeLessThan(10_000_000);
  }, 60_000);
});
