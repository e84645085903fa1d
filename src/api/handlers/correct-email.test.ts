import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { buy, type Offered, offered, offerOf } from '#testing/purchase.ts';

let api: TestApi;
let quoted: Offered;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  quoted = await offered(api);
});
afterAll(() => api.close());

const correct = (OrderReference: string, Email: string, by = quoted.quoting.browser) =>
  by.bySite(calls.correctOrderEmail.path, { OrderReference, Email });
const waiting = async (reference: string) =>
  Number(
    (
      await api.database.$client.query(
        "select count(*) from pgboss.job where name = 'deliverPolicies' and data->>'reference' = $1",
        [reference],
      )
    ).rows[0].count,
  );

test('the address of a purchase is corrected with its policies, and the documents go there once', async () => {
  const { OrderReference } = await buy(quoted.quoting, { main: offerOf(quoted, '901'), email: 'yanlis@example.com' });
  await deliverPolicies(api.ports, { reference: OrderReference, again: false });
  const before = await waiting(OrderReference);
  expect(await correct(OrderReference, 'dogru@example.com')).toMatchObject({
    status: 200,
    envelope: { Data: { Email: 'dogru@example.com' } },
  });
  expect(await waiting(OrderReference)).toBe(before + 1);
  // Told the same twice, and carried out more than once, as jobs may be.
  expect((await correct(OrderReference, 'dogru@example.com')).status).toBe(200);
  expect(await waiting(OrderReference)).toBe(before + 1);
  for (let run = 0; run < 2; run += 1) await deliverPolicies(api.ports, { reference: OrderReference, again: false });
  const inboxes = await Promise.all(['yanlis@example.com', 'dogru@example.com'].map((to) => api.sandbox.mails(to)));
  expect(inboxes.map((mails) => mails.length)).toEqual([1, 1]);
  const order = await api.ports.orders.find(OrderReference);
  const { rows } = await api.database.$client.query('select id from policies where order_id = $1', [order?.id]);
  expect((await api.ports.policyBook.find(rows[0].id))?.email).toBe('dogru@example.com');
  expect(order).toMatchObject({ email: 'dogru@example.com', state: 'done' });
});

test('a stranger finds no such order, and who corrects again and again is slowed', async () => {
  const { OrderReference } = await buy(quoted.quoting, { main: offerOf(quoted, '903'), email: 'yanlis@example.com' });
  const strange = await correct(OrderReference, 'hirsiz@example.com', openBrowser(api));
  expect(strange).toEqual(await correct('YOKYOKYOKYOK', 'hirsiz@example.com', openBrowser(api)));
  expect(strange.status).toBe(404);
  expect((await api.ports.orders.find(OrderReference))?.email).toBe('yanlis@example.com');
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await correct(OrderReference, `d${time}@example.com`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a payment that came to nothing has nothing to send', async () => {
  api.sandbox.world.behaviours.change('insurers/902', { mode: 'decline' });
  const { OrderReference } = await buy(quoted.quoting, { main: offerOf(quoted, '902'), email: 'yanlis@example.com' });
  api.sandbox.world.behaviours.reset();
  expect((await correct(OrderReference, 'dogru@example.com')).envelope).toMatchObject({
    Success: false,
    StatusCode: 1001,
  });
});
