import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { deskLogRepository } from '#db/repositories/desk/log.ts';
import { findingTexts } from '#messages/finding-mail.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { buyAs, type Holder, joinHolder } from '#testing/policy-holder.ts';
import { runFindingCommand } from './finding-desk.ts';
import { type Compared, reconcileOrders } from './reconcile-orders.ts';
import { tellFindings } from './tell-findings.ts';

let api: TestApi;
let holder: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api);
});
afterAll(() => api.close());

const run = (words: readonly string[], text = '') =>
  runFindingCommand({ ...api.ports, deskLog: deskLogRepository(api.database), readText: async () => text }, words);

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
  expect((await run(['list'])).text).toBe('Açık bulgu yok.');
  const { OrderReference } = await buyAs(holder, { start: '2026-11-25' });
  await returned(OrderReference, 100);
  expect(await compare(61)).toEqual([['refundDiffers']]);

  const [{ id } = { id: 0 }] = await api.ports.reconciliations.open(1);
  const { text } = await run(['list']);
  expect(text).toContain(`${id}  `);
  expect(text).toContain(`${OrderReference}  ${findingTexts.refundDiffers}`);
  for (const personal of Object.values(holder.person)) expect(text).not.toContain(personal);

  for (const words of [['close'], ['close', 'x'], ['close', '-1'], ['show', String(id)], []]) {
    expect(await run(words, 'x')).toMatchObject({ kind: 'refused', text: expect.stringContaining('npm run findings') });
  }
  expect(await run(['close', String(id)], ' \n')).toMatchObject({ kind: 'refused' });
  expect(await api.ports.reconciliations.openFindings()).toBe(1);
  expect(await run(['close', String(id)], 'Deniz Akçam’a elden ödendi\n')).toMatchObject({ kind: 'said' });
  expect(await run(['close', String(id)], 'x')).toMatchObject({ kind: 'refused' });
  const log = await deskLogRepository(api.database).ofSubject({ kind: 'finding', id: String(id) }, 9);
  expect(log.map(({ act, outcome }) => [act, outcome])).toEqual([
    ['closeFinding', 'refused'],
    ['closeFinding', 'done'],
  ]);

  const { rows } = await api.database.$client.query('select closing_reason from reconciliation_findings');
  expect(rows).toEqual([{ closing_reason: expect.stringMatching(/^s1\./) }]);
  expect((await run(['list'])).text).toBe('Açık bulgu yok.');
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
  const [{ id } = { id: 0 }] = await api.ports.reconciliations.open(1);
  expect(await compare(3 * 24 * 60)).toEqual([]);
  expect(await isDue(), 'as long as it waits for somebody').toBe(1);
  await run(['close', String(id)], 'x');
  expect(await compare(61)).toEqual([]);
  expect(await isDue()).toBe(0);
});
