import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { calls } from '#contracts/index.ts';
import type { Cancellation } from '#ports/cancellations.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { buyAs, type Holder, joinHolder, movementsOf, policyOf } from '#testing/policy-holder.ts';
import { timePasses } from '#testing/time-passes.ts';
import { answerCancellation } from './answer-cancellation.ts';
import { carryCancellations, type UntoldWish } from './carry-cancellations.ts';
import { carryRefund } from './carry-refund.ts';
import type { CancellationContext } from './tell-cancellation.ts';

let api: TestApi;
let holder: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api);
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

const start = '2026-11-20';
const service = '901';
const withoutService = '902';

type Asked = { readonly policyId: string; readonly reference: string; readonly gross: number };

/** A compulsory policy whose holder has just asked for its end. */
async function asked(insurer: string, model: object = { Reason: 'double' }): Promise<Asked> {
  const bought = await buyAs(holder, { line: 'trafik', insurer, start });
  const policyId = policyOf(bought, 'trafik');
  await ask(policyId, model);
  return { policyId, reference: bought.OrderReference, gross: Math.round(bought.GrossPremium * 100) };
}

async function pass(seconds: number): Promise<void> {
  api.clock.advance(seconds);
  await timePasses(api.database, seconds);
}

const ask = (PolicyGuid: string, model: object) =>
  holder.browser.byUser(calls.requestCancellation.path, { PolicyGuid, ...model });
const unheard = (fault: object) => expect.unreachable(JSON.stringify(fault));
const carry = (context: CancellationContext = api.ports, onUntold: (untold: UntoldWish) => void = unheard) =>
  carryCancellations(context, onUntold);
const stateOf = async ({ policyId }: Asked) => (await api.ports.policyBook.find(policyId))?.state;
const subjects = async (to: string) => (await api.sandbox.mails(to)).map(({ subject }) => subject);
const toHolder = () => subjects(holder.person.Email);
const toAgency = () => subjects(api.ports.operationsEmail);

async function wishOf({ policyId }: Asked): Promise<Cancellation> {
  const wish = await api.ports.cancellations.ofPolicy(policyId);
  if (!wish) throw new Error('Nothing was asked');
  return wish;
}

/** The mail of the newest of these subjects. */
async function mailTo(to: string, subject: string): Promise<string> {
  const mail = (await api.sandbox.mails(to)).find((one) => one.subject.includes(subject));
  if (!mail) throw new Error(`No mail ${subject}`);
  return mail.text;
}

async function payBack({ policyId }: Asked): Promise<void> {
  const refund = await api.ports.refunds.ofPolicy(policyId);
  await carryRefund(api.ports, { refundId: refund?.id ?? '' });
}

test('how many wait, and for how long the oldest, is counted until they are answered', async () => {
  const counted = async () => {
    const { body } = await api.admin.inject('/metrics');
    return ['open', 'oldest_seconds'].map((name) => body.match(`\ncancellations_${name} (\\d+)\n`)?.[1]);
  };
  expect(await counted()).toEqual(['0', '0']);
  const { id } = await wishOf(await asked(service));
  await pass(90);
  expect(await counted()).toEqual(['1', '90']);
  await api.ports.cancellations.toAgency(id, api.clock.now());
  expect(await counted()).toEqual(['1', '90']);
  await answerCancellation(api.ports, id, { kind: 'refused', reason: 'x' });
  expect(await counted()).toEqual(['0', '0']);
  await carry();
});

describe('an insurer whose service takes such wishes', () => {
  test('ends the policy once, names the refund, which goes back, and the person is told once', async () => {
    const one = await asked(service, { Reason: 'sold', SoldOn: '2026-11-14' });
    const before = (await toHolder()).length;
    await Promise.all([carry(), carry(), carry()]);
    await carry();
    expect(await wishOf(one)).toMatchObject({ state: 'accepted', way: 'insurer', refund: one.gross, told: 'accepted' });
    expect(await stateOf(one)).toBe('cancelled');
    expect((await toHolder()).slice(0, -before || undefined)).toHaveLength(1);
    expect(await mailTo(holder.person.Email, 'Poliçeniz iptal edildi')).toMatch(/İade tutarı: [\d.,]+ TL/);
    await payBack(one);
    await payBack(one);
    expect(await movementsOf(api, one.reference)).toContain(`Credit ${one.gross}`);
    expect(await api.ports.policyBook.find(one.policyId)).toMatchObject({ state: 'cancelled', refund: one.gross });
    expect(await mailTo(holder.person.Email, 'İadeniz yapıldı')).toContain('isteğiniz üzerine iptal edildi');
    expect(await toAgency()).toEqual([]);
  });

  test('may refuse: the policy goes on, its words are told, and the end may be asked for anew', async () => {
    const one = await asked(service);
    api.sandbox.world.behaviours.change(`insurers/${service}`, { mode: 'decline' });
    await carry();
    const reason = 'İptal için zeyil belgesi gerekli';
    expect(await wishOf(one)).toMatchObject({ state: 'refused', refusal: reason, told: 'refused' });
    expect(await stateOf(one)).toBe('active');
    expect(await mailTo(holder.person.Email, 'kabul edilmedi')).toContain(reason);
    api.sandbox.world.behaviours.reset();
    await ask(one.policyId, { Reason: 'double' });
    await carry();
    expect(await wishOf(one)).toMatchObject({ state: 'accepted' });
    expect(await stateOf(one)).toBe('cancelled');
  });
});

describe('a wish that no service takes', () => {
  test.each([
    [service, { Reason: 'other', Note: 'Araç hurdaya ayrıldı' }],
    [withoutService, { Reason: 'double' }],
  ])('of %s for %o goes to the agency by mail, once, without what the person wrote', async (insurer, model) => {
    const before = (await toAgency()).length;
    const one = await asked(insurer, model);
    await carry();
    await carry();
    expect(await wishOf(one)).toMatchObject({ state: 'forwarded', way: 'agency', told: 'forwarded' });
    expect((await toAgency()).length - before).toBe(1);
    const task = await mailTo(api.ports.operationsEmail, 'İptal isteği bekliyor');
    expect(task).toContain((await wishOf(one)).id);
    expect(task).not.toContain('hurdaya');
    expect(await mailTo(holder.person.Email, 'ekibimizde')).toMatch(/Sonucu bu adrese yazarız.*geçerlidir/s);
    expect(await stateOf(one)).toBe('cancelRequested');
  });

  test('is answered once: the sum of the insurer goes back', async () => {
    const one = await asked(withoutService);
    await carry();
    const { id } = await wishOf(one);
    expect(await answerCancellation(api.ports, id, { kind: 'accepted', refund: one.gross + 1 })).toEqual({
      kind: 'moreThanPaid',
    });
    const word = { kind: 'accepted', refund: 12_345 } as const;
    expect(await answerCancellation(api.ports, id, word)).toEqual({ kind: 'accepted', refund: 12_345 });
    expect(await answerCancellation(api.ports, id, word)).toEqual({ kind: 'answeredBefore' });
    expect(await answerCancellation(api.ports, id, { kind: 'refused', reason: 'x' })).toEqual({
      kind: 'answeredBefore',
    });
    await carry();
    expect(await mailTo(holder.person.Email, 'Poliçeniz iptal edildi')).toContain('123,45 TL');
    await payBack(one);
    expect(await movementsOf(api, one.reference)).toContain('Credit 12345');
  });

  test('without a sum brings back the days that nobody uses, and with none nothing', async () => {
    const one = await asked(withoutService);
    const [all, none] = [await wishOf(one), await wishOf(await asked(withoutService))];
    await carry();
    expect(await answerCancellation(api.ports, all.id, { kind: 'accepted', refund: undefined })).toEqual({
      kind: 'accepted',
      refund: one.gross,
    });
    await answerCancellation(api.ports, none.id, { kind: 'accepted', refund: 0 });
    await carry();
    expect(await mailTo(holder.person.Email, 'Poliçeniz iptal edildi')).toContain('iade edilecek prim yok');
    expect(await api.ports.refunds.ofPolicy(none.policyId)).toBeUndefined();
  });

  test('may be refused by the word of the agency, and an unknown one is told so', async () => {
    const one = await asked(withoutService);
    await carry();
    const { id } = await wishOf(one);
    expect(await answerCancellation(api.ports, id, { kind: 'refused', reason: 'Satış belgesi yok' })).toEqual({
      kind: 'refused',
    });
    await carry();
    expect(await stateOf(one)).toBe('active');
    expect(await mailTo(holder.person.Email, 'kabul edilmedi')).toContain('Satış belgesi yok');
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await answerCancellation(api.ports, unknown, { kind: 'refused', reason: 'x' })).toEqual({
      kind: 'notFound',
    });
  });
});

test('a process killed after the insurer ended the policy is followed by another, with the same sum', async () => {
  const one = await asked(service);
  const killed: CancellationContext = {
    ...api.ports,
    cancellations: { ...api.ports.cancellations, accept: () => Promise.reject(new Error('killed')) },
  };
  await expect(carry(killed)).rejects.toThrow();
  expect(await wishOf(one)).toMatchObject({ state: 'requested' });
  // By its own clock another's time is over.
  await carry({ ...api.ports, clock: { now: () => new Date(api.clock.now().getTime() + 181_000) } });
  expect(await wishOf(one)).toMatchObject({ state: 'requested', attempts: 1 });
  await pass(181);
  await carry();
  expect(await wishOf(one)).toMatchObject({ state: 'accepted', refund: one.gross, told: 'accepted' });
});

test('a mail server that is away delays the mail and nothing else', async () => {
  const one = await asked(service);
  const silent: CancellationContext = {
    ...api.ports,
    mail: { ...api.ports.mail, send: async () => ({ kind: 'unavailable' }) },
  };
  await carry(silent);
  expect(await wishOf(one)).toMatchObject({ state: 'accepted', told: undefined });
  await pass(61);
  await carry();
  expect(await wishOf(one)).toMatchObject({ told: 'accepted' });
});

test('a wish that the mail server of the agency refuses is not forwarded: it is heard of, and tried again', async () => {
  const one = await asked(withoutService);
  const { id } = await wishOf(one);
  const { mail, operationsEmail } = api.ports;
  const refused = { kind: 'refused', reason: '550' } as const;
  const send: typeof mail.send = async (message) => (message.to === operationsEmail ? refused : mail.send(message));
  const heard: UntoldWish[] = [];
  await carry({ ...api.ports, mail: { send } }, (untold) => heard.push(untold));
  expect(heard).toEqual([{ answer: 'refused', wish: id }]);
  expect(await wishOf(one)).toMatchObject({ state: 'requested', told: 'requested' });
  expect(await mailTo(holder.person.Email, 'İptal isteğinizi aldık')).toContain('henüz iletilemedi');
  await pass(61);
  await carry();
  expect(await wishOf(one)).toMatchObject({ state: 'forwarded', way: 'agency', told: 'forwarded' });
  expect(await mailTo(operationsEmail, 'İptal isteği bekliyor')).toContain(id);
});

test('what waits behind an insurer that hangs is taken by another process, and no insurer is asked twice', async () => {
  const [first, second] = [await asked(service), await asked(service)];
  const insurer = api.ports.insurers.get(service);
  if (!insurer) throw new Error(`${service} is not connected`);
  const [askedFor, answers]: [string[], PromiseWithResolvers<void>] = [[], Promise.withResolvers()];
  const process = (isAnswered: Promise<void>): CancellationContext => {
    const cancel: typeof insurer.cancel = async (policy, options) => {
      askedFor.push(policy.reference);
      await isAnswered;
      return insurer.cancel(policy, options);
    };
    return { ...api.ports, insurers: new Map([[service, { ...insurer, cancel }]]) };
  };
  const hanging = carry(process(answers.promise));
  await vi.waitFor(() => expect(askedFor).toHaveLength(1));
  await carry(process(Promise.resolve()));
  expect(await wishOf(first)).toMatchObject({ state: 'requested' });
  expect(await wishOf(second)).toMatchObject({ state: 'accepted', told: 'accepted' });
  answers.resolve();
  await hanging;
  expect(await wishOf(first)).toMatchObject({ state: 'accepted', told: 'accepted' });
  expect(askedFor).toHaveLength(2);
});

test('a process without that insurer leaves the wish to others, and to people after an hour', async () => {
  const [one, other] = [await asked(service), await asked(service)];
  const before = (await toAgency()).length;
  const without = { ...api.ports, insurers: new Map() };
  await carry(without);
  for (const wish of [await wishOf(one), await wishOf(other)]) {
    expect(wish).toMatchObject({ state: 'requested', attempts: 1, told: 'requested' });
  }
  await timePasses(api.database, 61);
  const taken = await api.ports.cancellations.claim(60_000);
  expect(taken?.policyId).toBe(one.policyId);
  await carry();
  expect(await wishOf(other)).toMatchObject({ state: 'accepted', way: 'insurer' });
  expect(await toAgency()).toHaveLength(before);
  await timePasses(api.database, 61);
  await carry({ ...without, clock: { now: () => new Date(api.clock.now().getTime() + 3_600_000) } });
  expect(await wishOf(one)).toMatchObject({ state: 'forwarded', way: 'agency' });
  expect(await toAgency()).toHaveLength(before + 1);
});

describe('a policy that ended otherwise meanwhile', () => {
  /** As the comparison of books ends a policy that nobody paid for. */
  async function endOtherwise({ reference }: Asked): Promise<void> {
    const order = await api.ports.orders.find(reference);
    await api.ports.policyBook.markCancelled(order?.items[0]?.id ?? '', api.clock.now());
  }

  test('is answered without money alone: nothing is promised that nobody brings back', async () => {
    const one = await asked(withoutService);
    await carry();
    const { id } = await wishOf(one);
    await endOtherwise(one);
    const over = { kind: 'policyOver' };
    expect(await answerCancellation(api.ports, id, { kind: 'accepted', refund: 100 })).toEqual(over);
    expect(await answerCancellation(api.ports, id, { kind: 'refused', reason: 'x' })).toEqual(over);
    expect(await wishOf(one)).toMatchObject({ state: 'forwarded', refund: undefined });
    const nothing = { kind: 'accepted', refund: 0 } as const;
    expect(await answerCancellation(api.ports, id, nothing)).toEqual(nothing);
    expect(await answerCancellation(api.ports, id, nothing)).toEqual({ kind: 'answeredBefore' });
    await carry();
    expect(await mailTo(holder.person.Email, 'Poliçeniz iptal edildi')).toContain('iade edilecek prim yok');
    expect(await stateOf(one)).toBe('cancelled');
    expect(await api.ports.refunds.ofPolicy(one.policyId)).toBeUndefined();
  });

  test('is asked about of people, not of the insurer', async () => {
    const one = await asked(service);
    await endOtherwise(one);
    await carry();
    expect(await wishOf(one)).toMatchObject({ state: 'forwarded', way: 'agency' });
    expect(await mailTo(api.ports.operationsEmail, 'İptal isteği bekliyor')).toContain('zaten sona ermiş');
    expect(await mailTo(holder.person.Email, 'ekibimizde')).not.toContain('geçerlidir');
  });

  test('between the question to the insurer and its answer, is left to people the next time', async () => {
    const one = await asked(service);
    const insurer = api.ports.insurers.get(service);
    if (!insurer) throw new Error(`${service} is not connected`);
    const cancel: typeof insurer.cancel = async (policy, options) => {
      const answer = await insurer.cancel(policy, options);
      await endOtherwise(one);
      return answer;
    };
    await carry({ ...api.ports, insurers: new Map([[service, { ...insurer, cancel }]]) });
    expect(await wishOf(one)).toMatchObject({ state: 'requested', refund: undefined });
    expect(await api.ports.refunds.ofPolicy(one.policyId)).toBeUndefined();
    await pass(61);
    await carry();
    expect(await wishOf(one)).toMatchObject({ state: 'forwarded', way: 'agency' });
  });
});

/** The last: an hour later nobody is logged in any more. */
test('an insurer that is away is tried again, which is told, and the wish is left to people after an hour', async () => {
  const one = await asked(service);
  api.sandbox.world.behaviours.change(`insurers/${service}`, { mode: 'error' });
  await carry();
  await carry();
  expect(await wishOf(one)).toMatchObject({ state: 'requested', attempts: 1, told: 'requested' });
  expect(await mailTo(holder.person.Email, 'İptal isteğinizi aldık')).toContain('yeniden deniyoruz');
  await pass(61);
  await carry();
  expect(await wishOf(one)).toMatchObject({ state: 'requested', attempts: 2 });
  await pass(3_600);
  await carry();
  expect(await wishOf(one)).toMatchObject({ state: 'forwarded', way: 'agency', told: 'forwarded' });
  expect(await mailTo(api.ports.operationsEmail, 'İptal isteği bekliyor')).toContain('bir saat boyunca ulaşılamadı');
  expect(await stateOf(one)).toBe('cancelRequested');
});
