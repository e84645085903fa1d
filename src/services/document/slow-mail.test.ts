import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { smtp } from '#connectors/smtp/index.ts';
import type { MailSender } from '#ports/messaging.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { idleTransactions } from '#testing/idle-transactions.ts';
import { buy, offered, offerOf } from '#testing/purchase.ts';
import { startTarpit } from '#testing/tarpit.ts';
import { deliverPolicies } from './deliver-policies.ts';

let api: TestApi;
let tarpit: Awaited<ReturnType<typeof startTarpit>>;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  // Each line is answered in time; all lines of a mail together are not.
  tarpit = await startTarpit({ manner: 'late', pauseMs: 900 });
});
afterAll(async () => {
  await api.close();
  tarpit.stop();
});

async function purchase(email: string) {
  const offer = await offered(api);
  return buy(offer.quoting, { main: offerOf(offer, '901'), email });
}

test('a mail server that holds whoever writes to it holds up mail alone, which leaves once it answers', async () => {
  const identity = { from: 'bilgi@karsila.example', fromName: 'Karşıla', identityLine: 'Karşıla' };
  const server = { host: '127.0.0.1', port: tarpit.port, secure: false, ...identity };
  let current = smtp({ ...server, timeoutMs: 2_000, deadlineMs: 4_000 });
  const mail: MailSender = { send: (message) => current.send(message) };
  const ran: string[] = [];
  const deliveries: string[] = [];
  await api.jobs.work({
    deliverPolicies(data) {
      deliveries.push(data.reference);
      return deliverPolicies({ ...api.ports, mail }, data);
    },
    refund: async ({ refundId }) => void ran.push(refundId),
  });

  const first = await purchase('bir@example.com');
  await expect.poll(tarpit.held, { timeout: 10_000 }).toBeGreaterThan(0);
  await api.jobs.send('refund', { refundId: 'another job' });
  await expect.poll(() => ran, { timeout: 3_000 }).toEqual(['another job']);
  const second = await purchase('iki@example.com');
  expect([first.State, second.State]).toEqual(['done', 'done']);
  expect(second.Items[0]?.PolicyNo).toMatch(/./);
  await expect.poll(() => new Set(deliveries).size, { timeout: 10_000 }).toBe(2);
  await expect.poll(tarpit.held, { timeout: 20_000 }).toBeGreaterThan(0);
  expect([await idleTransactions(api.database), api.database.$client.waitingCount]).toEqual([0, 0]);
  expect(tarpit.most()).toBeLessThanOrEqual(3);

  current = api.ports.mail;
  for (const email of ['bir@example.com', 'iki@example.com']) {
    await expect.poll(async () => (await api.sandbox.mails(email)).length, { timeout: 60_000 }).toBe(1);
  }
}, 120_000);
