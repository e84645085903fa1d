import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import type { DeskCall } from '#contracts/desk/desk-call.ts';
import { deskCalls } from '#contracts/desk/index.ts';
import { operatorRoles } from '#domain/desk/operator.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { writeFirstOfEach } from '#testing/desk/first-of-each.ts';
import { copyYearsOfOrders } from '#testing/desk/years-of-orders.ts';
import { type AtDesk, startTestDesk, type TestDesk } from '#testing/test-desk.ts';

const mostMs = 200;
const tries = 7;

let api: TestApi;
let desk: TestDesk;
let someone: AtDesk;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  desk = await startTestDesk(api);
  someone = await desk.as(...operatorRoles);
  await writeFirstOfEach(api.database, api.clock.now());
  await copyYearsOfOrders(api.database);
}, 600_000);
afterAll(async () => {
  await desk.close();
  await api.close();
});

type Properties = Readonly<Record<string, { readonly enum?: readonly string[] }>>;

/** What a list may be filtered and sorted by, one thing at a time. */
function choicesOf({ request }: DeskCall): readonly string[] {
  const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties as Properties).flatMap(([name, { enum: values = [] }]) =>
    values.map((value) => `?${new URLSearchParams({ [name]: value })}`),
  );
}

const lists = Object.entries(deskCalls as Readonly<Record<string, DeskCall>>).flatMap(([id, call]) => {
  if (call.kind !== 'screen' || call.path.includes(':')) return [];
  const example = Object.keys(call.example).length > 0 ? [`?${new URLSearchParams(call.example)}`] : [];
  return ['', ...example, ...choicesOf(call), '?Page=20'].map((query) => [id, `${call.path}${query}`] as const);
});

/** What else the machine does slows some of them: the second fastest counts. */
async function answersWithin(path: string): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count <= tries; count += 1) {
    const begun = performance.now();
    const { statusCode } = await someone.get(path);
    took.push(performance.now() - begun);
    expect(statusCode).toBe(200);
  }
  const [, ...counted] = took;
  return counted.sort((one, other) => one - other)[1] ?? Number.POSITIVE_INFINITY;
}

test.each(lists)('with 100,000 orders %s answers in time: %s', async (_id, path) => {
  expect(await answersWithin(path)).toBeLessThan(mostMs);
});
