import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { deskOrderRepository } from '#db/repositories/desk/orders.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { buyAs, type Holder, joinHolder } from '#testing/policy-holder.ts';
import { type Compared, reconcileOrders } from './reconcile-orders.ts';
import { tellFindings } from './tell-findings.ts';

let api: TestApi;
let holder: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api);
});
afterAll(() => api.close());

const waiting = () => deskOrderRepository(api.database).findings(undefined, { skip: 0, most: 9 });
const close = (id: number, reason: string) => api.ports.reconciliations.close(id, reason, api.clock.now());

async function compare(minutes: number): Promise<readonly Compared['found'][]> {
  api.clock.advance(minutes * 60);
  const found: Compared['found'][] = [];
  await reconcileOrders(api.ports, (compared) => void found.push(compared.found));
  return found;
}

const returned = (reference: string, kurus: number) =>
  api.ports.provider.refund(reference, kurus, AbortSignal.timeout(5_000));
const isDue = async () => (await api.ports.reconciliations.backlog(new Date('2030-01-01'))).count;

test('a finding that somebody closed is not raised, counted or mailed again before other facts are found', async () => {
  const { OrderReference } = await buyAs(holder, { start: '2026-11-25' });
  await returned(OrderReference, 100);
  expect(await compare(61)).toEqual([['refundDiffers']]);

  const [finding, ...others] = await waiting();
  expect([finding, others]).toMatchObject([{ reference: OrderReference, kind: 'refundDiffers' }, []]);
  const id = finding?.id ?? 0;
  expect(await api.ports.reconciliations.openFindings()).toBe(1);
  expect(await close(id, 'Deniz Akçam’a elden ödendi')).toBe(true);
  expect(await close(id, 'x')).toBe(false);

  const { rows } = await api.database.$client.query('select closing_reason from reconciliation_findings');
  expect(rows).toEqual([{ closing_reason: expect.stringMatching(/^s1\./) }]);
  expect(await waiting()).toEqual([]);
  expect(await api.ports.reconciliations.openFindings()).toBe(0);
  await tellFindings(api.ports, () => expect.unreachable());
  expect(await api.sandbox.mails(api.ports.operationsEmail)).toEqual([]);

  expect(await compare(61)).toEqual([]);
  expect(await api.ports.reconciliations.openFindings()).toBe(0);
  await returned(OrderReference, 50);
  expect(await compare(61)).toEqual([['refundDiffers']]);
  expect(await api.ports.reconciliations.openFindings()).toBe(1);
});

test('an order about which all findings are closed is compared for two days, as any other', async () => {
  const [{ id } = { id: 0 }] = await waiting();
  expect(await compare(3 * 24 * 60)).toEqual([]);
  expect(await isDue(), 'as long as it waits for somebody').toBe(1);
  await close(id, 'x');
  expect(await compare(61)).toEqual([]);
  expect(await isDue()).toBe(0);
});
