import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { buy, type Offered, offered, offerOf } from '#testing/purchase.ts';
import { acceptedContract } from '../document/distance-sales.ts';
import { offerDocument } from '../document/offer-document.ts';
import { policyDocument, soldPolicy } from '../document/policy-documents.ts';
import { enforceRetention } from './enforce-retention.ts';

const day = 86_400;

let api: TestApi;
let quoted: Offered;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  quoted = await offered(api);
});
afterAll(() => api.close());

const idOf = (insurer: string) => offerOf(quoted, insurer).OfferGuid;
const keys = async (subjectId: string) =>
  (await api.ports.documents.list(subjectId)).map(({ key }) => key.split(':')[0]);

async function keepDocuments(insurer: string): Promise<void> {
  const [row] = await api.ports.quotations.offers([idOf(insurer)]);
  if (!row) throw new Error(`${insurer} has no offer`);
  for (const key of ['offer', 'informationForm'] as const) await offerDocument(api.ports, row, key);
}

async function ordered(insurer: string): Promise<OrderStatus> {
  return buy(quoted.quoting, { main: offerOf(quoted, insurer), email: 'alici@example.com' });
}

const count = async (table: string) =>
  Number((await api.database.$client.query(`select count(*) from ${table}`)).rows[0].count);

test('documents of an offer nobody ordered go thirty days after it ran out; those of orders and policies stay', async () => {
  await keepDocuments('903');
  const bought = await ordered('901');
  api.sandbox.world.behaviours.change('insurers/902', { mode: 'decline' });
  const refused = await ordered('902');
  api.sandbox.world.behaviours.reset();
  expect([bought.State, refused.State]).toEqual(['done', 'voided']);
  const order = await api.ports.orders.find(bought.OrderReference);
  const [item] = order?.items ?? [];
  const policy = order && item && soldPolicy(bought.Items[0]?.PolicyGuid ?? '', order, item);
  if (!policy) throw new Error('There is no policy');
  await policyDocument(api.ports, policy);
  await acceptedContract(api.ports, order);
  const acceptances = await count('document_acceptances');
  const all = await count('documents');
  const { rows } = await api.database.$client.query('select valid_until from offers where id = $1', [idOf('903')]);
  const left = (rows[0].valid_until.getTime() - api.clock.now().getTime()) / 1000;

  api.clock.advance(left + 30 * day);
  await enforceRetention(api.ports, 'daily');
  expect(await count('documents')).toBe(all);

  api.clock.advance(1);
  await enforceRetention(api.ports, 'daily');
  expect(await keys(idOf('903'))).toEqual([]);
  expect(await count('documents')).toBe(all - 2);
  for (const insurer of ['901', '902'])
    expect((await keys(idOf(insurer))).sort()).toEqual(['informationForm', 'offer']);
  expect(await keys(policy.policyId)).toEqual(['policy']);
  expect(await keys(order.id)).toEqual(['distanceSales']);
  expect(await count('document_acceptances')).toBe(acceptances);
});
