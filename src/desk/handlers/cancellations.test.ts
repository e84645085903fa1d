import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { DataOf } from '#contracts/desk/index.ts';
import { calls } from '#contracts/index.ts';
import { formatLira } from '#domain/money.ts';
import { deskCancellationTexts as words } from '#messages/desk-cancellations.ts';
import type { Cancellation } from '#ports/cancellations.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { buyAs, type Holder, joinHolder, policyOf } from '#testing/policy-holder.ts';
import { type AtDesk, startTestDesk, type TestDesk } from '#testing/test-desk.ts';

let api: TestApi;
let desk: TestDesk;
let holder: Holder;
let reader: AtDesk;
let service: AtDesk;
let money: AtDesk;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  desk = await startTestDesk(api);
  holder = await joinHolder(api);
  [reader, service, money] = [await desk.as('read'), await desk.as('service'), await desk.as('money')];
});
afterAll(async () => {
  await desk.close();
  await api.close();
});
beforeEach(() => api.sandbox.world.behaviours.reset());

/** Its service takes such wishes; the other's takes none. */
const takesWishes = '901';
const takesNone = '902';

const personal = 'Komşum 0532 111 22 33 aldı';

/** A wish that a compulsory policy may end, which waits to be handed on. */
async function asked(insurer = takesNone, model: object = { Reason: 'other', Note: personal }): Promise<Cancellation> {
  const bought = await buyAs(holder, { line: 'trafik', insurer, start: '2026-11-20' });
  const PolicyGuid = policyOf(bought, 'trafik');
  await holder.browser.byUser(calls.requestCancellation.path, { PolicyGuid, ...model });
  return again({ policyId: PolicyGuid });
}

async function again({ policyId }: Pick<Cancellation, 'policyId'>): Promise<Cancellation> {
  const wish = await api.ports.cancellations.ofPolicy(policyId);
  if (!wish) throw new Error('Nothing was asked');
  return wish;
}

type Shown = DataOf<'cancellation'>;

const act = (who: AtDesk, wish: Pick<Cancellation, 'id'>, name: string, fields: Record<string, string> = {}) =>
  who.act(`/iptal/${wish.id}/${name}`, { Reason: 'Şirket yazdı', ...fields });
const forward = (wish: Cancellation) => act(service, wish, 'ilet', { Seen: String(wish.attempts) });
const policyState = async ({ policyId }: Cancellation) => (await api.ports.policyBook.find(policyId))?.state;
const word = (text: string) => ({ status: 422, body: { Word: text, Errors: {} } });

test('the list shows what waits, the longest waiting first, and names nobody', async () => {
  const first = await asked();
  api.clock.advance(10 * 60);
  const second = await asked(takesWishes);
  const idsOf = async (query = '') =>
    (await reader.data<DataOf<'cancellations'>>(`/iptaller${query}`)).Rows.map(({ Id }) => Id);
  expect(await idsOf()).toEqual([first.id, second.id]);
  expect(await idsOf('?Sort=newest')).toEqual([second.id, first.id]);
  await act(service, second, 'ret', { Reason: 'Belge eksik' });
  expect([await idsOf(), await idsOf('?State=refused')]).toEqual([[first.id], [second.id]]);
  expect(await idsOf('?State=all')).toHaveLength(2);
  const { body } = await reader.get('/iptaller');
  expect(body).toContain(`href="/iptal/${first.id}"`);
  expect(body).toContain('10 dk');
  for (const text of [personal, holder.person.Phone, holder.person.Email]) expect(body).not.toContain(text);
});

describe('a wish', () => {
  test('is masked for who reads, with what would come back; to show it takes the role and is logged', async () => {
    const wish = await asked();
    const path = `/iptal/${wish.id}`;
    const data = await reader.data<Shown>(path);
    const policy = await api.ports.policyBook.find(wish.policyId);
    expect(data).toMatchObject({ State: 'requested', NoteLength: personal.length, UnusedDays: policy?.gross });
    const { body } = await reader.get(path);
    expect(body).toContain(formatLira(data.UnusedDays));
    for (const text of [personal, holder.person.Phone, holder.person.Email, holder.person.Surname]) {
      expect(body).not.toContain(text);
      expect(JSON.stringify(data)).not.toContain(text);
    }
    expect((await reader.get(`${path}/acik`)).statusCode).toBe(403);
    const shown = await service.get(`${path}/acik`);
    for (const text of [personal, holder.person.Phone, holder.person.Email]) expect(shown.body).toContain(text);
    const log = await desk.ports.deskLog.ofSubject({ kind: 'cancellation', id: wish.id }, 5);
    expect(log).toMatchObject([{ act: 'cancellationShown', operator: service.name, outcome: 'done' }]);
  });

  test('that the insurer refused keeps the insurer’s words, and the log shows them to nobody', async () => {
    const wish = await asked();
    await act(service, wish, 'ret', { Reason: personal });
    const [kept] = await desk.ports.deskLog.ofSubject({ kind: 'cancellation', id: wish.id }, 1);
    expect(kept).toMatchObject({ act: 'refuseCancellation', why: personal, outcome: 'done' });
    const { body } = await reader.get('/kayitlar?Kind=cancellation');
    expect(body).toContain(wish.id);
    expect(body).not.toContain(personal);
  });

  test('shows its forms to who may use them', async () => {
    const wish = await asked();
    const formsOf = async (who: AtDesk) =>
      [...(await who.get(`/iptal/${wish.id}`)).body.matchAll(/action="\/iptal\/[^/"]+\/(\w+)"/g)].map(
        ([, name]) => name,
      );
    expect(await formsOf(reader)).toEqual([]);
    expect(await formsOf(service)).toEqual(['ilet', 'ret']);
    expect(await formsOf(money)).toEqual(['kabul']);
  });
});

describe('handed on', () => {
  test('to the insurer’s service, whose answer is told at once', async () => {
    const wish = await asked(takesWishes, { Reason: 'double' });
    expect((await forward(wish)).body.Word).toBe(words.forward.outcomes.accepted);
    expect(await again(wish)).toMatchObject({ state: 'accepted', way: 'insurer', told: 'accepted' });
    expect(await policyState(wish)).toBe('cancelled');
    expect(await forward(wish)).toEqual(word(words.forward.outcomes.handedBefore));
  });

  test('to the people of the agency where no service takes it, once', async () => {
    const wish = await asked();
    const tasks = async () =>
      (await api.sandbox.mails(api.ports.operationsEmail)).filter(({ text }) => text.includes(wish.id)).length;
    const before = (await api.sandbox.mails(holder.person.Email)).length;
    const pressed = await Promise.all([forward(wish), forward(wish)]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(pressed.map(({ body }) => body.Word)).toContain(words.forward.outcomes.agency);
    expect(await again(wish)).toMatchObject({ state: 'forwarded', way: 'agency', told: 'forwarded' });
    expect(await tasks()).toBe(1);
    expect((await api.sandbox.mails(holder.person.Email)).length - before).toBe(1);
  });

  test('to nobody where the service is silent or the agency’s mail server refuses, and says so', async () => {
    const silent = await asked(takesWishes, { Reason: 'double' });
    api.sandbox.world.behaviours.change(`insurers/${takesWishes}`, { mode: 'error' });
    expect(await forward(silent)).toEqual(word(words.forward.outcomes.unreached));
    expect((await again(silent)).state).toBe('requested');
    expect(await forward(silent)).toEqual(word(words.forward.outcomes.underWay));
    api.sandbox.world.behaviours.reset();
    const untold = await asked();
    api.sandbox.world.behaviours.change('mail', { mode: 'decline' });
    expect(await forward(untold)).toEqual(word(words.forward.outcomes.untold));
    expect((await again(untold)).state).toBe('requested');
  });
});

describe('accepted', () => {
  test('without a sum the unused days come back, as the screen said', async () => {
    const wish = await asked();
    const { UnusedDays } = await money.data<Shown>(`/iptal/${wish.id}`);
    const done = await act(money, wish, 'kabul', { Refund: ' ' });
    expect(done.body).toEqual({ To: `/iptal/${wish.id}`, Word: words.accept.done(formatLira(UnusedDays)) });
    expect(await again(wish)).toMatchObject({ state: 'accepted', way: 'agency', refund: UnusedDays });
    expect(await api.ports.refunds.ofPolicy(wish.policyId)).toMatchObject({ amount: UnusedDays });
  });

  test('without a sum no more comes back than the agency left, having returned some before', async () => {
    const wish = await asked();
    const { gross, order } = (await api.ports.policyBook.find(wish.policyId)) ?? expect.unreachable();
    const seen = (await api.ports.orders.find(order.reference)) ?? expect.unreachable();
    await api.ports.refunds.openByAgency(seen, { amount: 5_000, policyId: undefined }, api.clock.now());
    expect(await money.data<Shown>(`/iptal/${wish.id}`)).toMatchObject({ UnusedDays: gross - 5_000 });
    const done = await act(money, wish, 'kabul', { Refund: '' });
    expect(done.body.Word).toBe(words.accept.done(formatLira(gross - 5_000)));
    expect(await api.ports.refunds.ofPolicy(wish.policyId)).toMatchObject({ amount: gross - 5_000 });
  });

  test('with the insurer’s sum, which is read as people write it and is not more than was paid', async () => {
    const wish = await asked();
    const errorsOf = async (Refund: string) => (await act(money, wish, 'kabul', { Refund })).body.Errors;
    expect(await errorsOf('1.234')).toEqual({ Refund: words.accept.sumUnread });
    expect(await errorsOf('9.999.999,00')).toEqual({ Refund: words.accept.moreThanPaid });
    expect((await again(wish)).state).toBe('requested');
    await act(money, wish, 'kabul', { Refund: '12,50' });
    expect((await again(wish)).refund).toBe(1250);
  });

  test('by nobody without the role for money', async () => {
    const wish = await asked();
    expect((await act(service, wish, 'kabul')).status).toBe(403);
    expect((await again(wish)).state).toBe('requested');
  });
});

describe('answered once', () => {
  test('refused in the insurer’s words, the policy goes on; who answers second is told so', async () => {
    const wish = await asked();
    const done = await act(service, wish, 'ret', { Reason: 'Zeyil belgesi\r\ngerekli' });
    expect(done.body.Word).toBe(words.refuse.done);
    expect(await again(wish)).toMatchObject({ state: 'refused', refusal: 'Zeyil belgesi\ngerekli' });
    expect(await policyState(wish)).toBe('active');
    const second = await desk.as('money');
    expect(await act(second, wish, 'kabul')).toEqual(word(words.answeredBefore));
    expect(await api.ports.refunds.ofPolicy(wish.policyId)).toBeUndefined();
    const { body } = await second.get(`/iptal/${wish.id}`);
    expect(body).not.toContain('Zeyil');
    expect(body).not.toContain('action="/iptal');
  });

  test('of two operators at once one is heard', async () => {
    const wish = await asked();
    const other = await desk.as('service');
    const both = await Promise.all([
      act(service, wish, 'ret', { Reason: 'Bir' }),
      act(other, wish, 'ret', { Reason: 'İki' }),
      act(money, wish, 'kabul'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  test('where the policy is over nothing is refused or paid, and a sum of nought closes it', async () => {
    const wish = await asked();
    await api.database.$client.query("update policies set state = 'cancelled' where id = $1", [wish.policyId]);
    const { body } = await reader.get(`/iptal/${wish.id}`);
    expect(body).toContain(words.policyOverNote);
    expect(body, 'nothing is paid here').not.toContain('kullanılmayan günlerin karşılığı');
    expect(await act(service, wish, 'ret', { Reason: 'x' })).toEqual(word(words.policyOver));
    expect(await act(money, wish, 'kabul')).toEqual(word(words.policyOver));
    expect((await act(money, wish, 'kabul', { Refund: '0' })).status).toBe(200);
    expect((await again(wish)).state).toBe('accepted');
  });

  test('what is not there is answered so', async () => {
    const nowhere = { id: '5c8b2d40-0000-4000-8000-000000000000' };
    for (const [who, name] of [
      [service, 'ilet'],
      [service, 'ret'],
      [money, 'kabul'],
    ] as const) {
      expect((await act(who, nowhere, name, { Reason: 'x', Seen: '0' })).status).toBe(404);
    }
  });
});
