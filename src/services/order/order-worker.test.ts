import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { reconciliationRepository } from '#db/repositories/policies/reconciliations.ts';
import { reconcile } from '#domain/policy/reconcile.ts';
import { goodCard } from '#ports/conformance/payment-harness.ts';
import { longestIdleTransactionMs } from '#testing/idle-transactions.ts';
import { type OrderWorld, startOrderWorld } from '#testing/order-world.ts';
import { readBooks } from '../policy/read-books.ts';
import { orderMoney, orderSentence, priceChangeOf } from './describe-order.ts';
import { OrderWorker } from './order-worker.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrderWorld(inject('embeddedUrl'));
});
afterAll(() => world.stop());
afterEach(() => {
  world.sandbox.world.behaviours.reset();
  expect(world.faults.splice(0)).toEqual([]);
});

const good = { card: goodCard };
const policiesAt = async (reference: string) => {
  const reply = await fetch(`${world.sandbox.url}/insurers/policies`, { headers: { accept: 'application/json' } });
  const rows = (await reply.json()) as readonly { readonly reference: string }[];
  return rows.filter((row) => row.reference.startsWith(reference)).length;
};
const stored = async (orderId: string) =>
  (await world.database.$client.query('select 1 from policies where order_id = $1', [orderId])).rowCount;

describe('an order', () => {
  test('is reserved, issued, taken and done, each once', async () => {
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '901']])), good);
    await world.comeBack(fields);
    const done = await world.settled(order.reference);
    expect(done).toMatchObject({ state: 'done', captured: order.gross, items: [{ state: 'issued' }] });
    expect(done.sealedProof, 'what proved the holder to the bank is forgotten').toBeUndefined();
    expect(await world.ledger(order.reference)).toEqual([`PreAuth ${order.gross}`, `PostAuth ${order.gross}`]);
    expect(await policiesAt(order.reference)).toBe(1);
    expect(await stored(order.id)).toBe(1);
    const { rows } = await world.database.$client.query(
      'select action from order_events where order_id = $1 order by id',
      [order.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'sendToBank',
      'return',
      'authorise',
      'beginIssue',
      'item issued',
      'issue',
      'capture',
      'complete',
    ]);
  });

  test('who follows the offers hears of the policy, and finds the offer bought', async () => {
    const [offer] = await world.quote([['kasko', '901']]);
    if (!offer) throw new Error('No offer');
    const { fields, order } = await world.walk(world.newOrder([offer]), good);
    const heard: string[] = [];
    const stopListening = world.broker.onQuotation(offer.quotationId, () => heard.push('changed'));
    await world.comeBack(fields);
    await world.settled(order.reference);
    await expect.poll(() => heard).toEqual(['changed']);
    stopListening();
    const found = (await world.quotations.changes(offer.quotationId, undefined))?.rows;
    expect(found?.find(({ id }) => id === offer.id)?.bought).toBe(true);
    expect(await world.quotations.offers([offer.id])).toMatchObject([{ bought: true }]);
  });

  test('in instalments is taken at the total of its plan', async () => {
    const [offer] = await world.quote([['kasko', '903']]);
    if (!offer) throw new Error('no offer');
    const { order, fields } = await world.walk(world.newOrder([offer], 6), good);
    await world.comeBack(fields);
    expect(await world.settled(order.reference)).toMatchObject({ state: 'done', installmentCount: 6 });
    const plan = offer.offer.installments.find(({ count }) => count === 6);
    expect(await world.ledger(order.reference)).toContain(`PostAuth ${plan?.gross}`);
  });

  test.each([
    ['4111111111111129', 'Kartın limiti bu tutara yetmiyor'],
    ['4129111111111111', 'Bankanız ödemeyi onaylamadı'],
    ['4151111111111112', 'Bankanız kartı doğrulayamadı'],
  ])('with the card %s is declined and says that no money was taken', async (card, sentence) => {
    const offers = await world.quote([['kasko', '901']]);
    const { order, fields } = await world.walk(world.newOrder(offers), { card });
    await world.comeBack(fields);
    const declined = await world.settled(order.reference);
    expect(declined).toMatchObject({ state: 'declined', sealedProof: undefined, items: [{ state: 'released' }] });
    expect(orderSentence(declined)).toContain(sentence);
    expect(orderSentence(declined)).toContain('para çekilmedi');
    expect(await world.ledger(order.reference)).toEqual([]);
    expect((await world.orders.open(world.newOrder(offers), new Date())).kind).toBe('opened');
  });

  test('whose insurer refuses after the reservation is given back', async () => {
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '901']])), good);
    world.sandbox.world.behaviours.change('insurers/901', { mode: 'decline' });
    await world.comeBack(fields);
    const voided = await world.settled(order.reference);
    expect(voided).toMatchObject({ state: 'voided', reason: { kind: 'insurerRefused' }, captured: undefined });
    expect(await world.ledger(order.reference)).toEqual([`PreAuth ${order.gross}`, `Void ${order.gross}`]);
    expect(await policiesAt(order.reference)).toBe(0);
  });

  test('whose insurer changed the price is given back, with the old and the new price', async () => {
    const [offer] = await world.quote([['kasko', '901']]);
    if (!offer) throw new Error('no offer');
    const { order, fields } = await world.walk(world.newOrder([offer]), good);
    world.sandbox.world.behaviours.change('insurers/901', { mode: 'reprice' });
    await world.comeBack(fields);
    const voided = await world.settled(order.reference);
    const now = Math.round(offer.offer.gross * 1.07);
    expect(priceChangeOf(voided)).toEqual({ offerId: offer.id, old: offer.offer.gross, now });
    const [renewed] = await world.quotations.offers([offer.id]);
    expect(renewed?.offer).toMatchObject({ gross: now, installments: [{ count: 1, gross: now }] });
    if (!renewed?.offer) throw new Error('gone');
    const again = await world.walk(world.newOrder([{ ...renewed, offer: renewed.offer }]), good);
    await world.comeBack(again.fields);
    expect(await world.settled(again.order.reference)).toMatchObject({ state: 'done', captured: now });
  });

  test('[L-09] whose addition is refused is taken without it', async () => {
    const offers = await world.quote([
      ['kasko', '901'],
      ['ferdikaza', '912'],
    ]);
    const { order, fields } = await world.walk(world.newOrder(offers), good);
    world.sandbox.world.behaviours.change('insurers/912', { mode: 'decline' });
    await world.comeBack(fields);
    const done = await world.settled(order.reference);
    expect(done.items.map(({ state }) => state)).toEqual(['issued', 'refused']);
    expect(done).toMatchObject({ state: 'done', captured: offers[0]?.offer.gross });
    expect(orderSentence(done)).toContain('onun için para alınmadı');
  });

  /** As if nothing had happened to it for a while. */
  const letRest = (id: string, minutes: number) =>
    world.database.$client.query("update orders set updated_at = updated_at - $2 * interval '1 minute' where id = $1", [
      id,
      minutes,
    ]);

  const lookNow = (id: string) => world.database.$client.query('update orders set look_at = now() where id = $1', [id]);
  /** As in a worker whose configuration lacks an insurer; gives how it comes to be connected. */
  function disconnect(code: string): () => void {
    const insurer = world.insurers.get(code);
    if (!insurer) throw new Error('no insurer');
    world.insurers.delete(code);
    return () => void world.insurers.set(code, insurer);
  }

  test('whose addition cannot be issued is taken without it', async () => {
    const offers = await world.quote([
      ['kasko', '901'],
      ['ferdikaza', '912'],
    ]);
    const { order, fields } = await world.walk(world.newOrder(offers), good);
    world.sandbox.world.behaviours.change('insurers/912', { mode: 'reset' });
    await world.comeBack(fields);
    const main = async () => (await world.orders.find(order.reference))?.items[0]?.state;
    await expect.poll(main, { timeout: 8000 }).toBe('issued');
    await letRest(order.id, 1);
    const done = await world.settled(order.reference);
    expect(done.items.map(({ state, reason }) => [state, reason?.kind])).toEqual([
      ['issued', undefined],
      ['refused', 'insurerDown'],
    ]);
    expect(done).toMatchObject({ state: 'done', captured: offers[0]?.offer.gross });
    expect(orderSentence(done)).toContain('onun için para alınmadı');
  });

  test('whose insurer would write a second policy, answers nothing and knows of the first only later, becomes one policy', async () => {
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '904']])), good);
    const insurer = world.insurers.get('904');
    if (!insurer) throw new Error('no insurer');
    let unknownFor = 2;
    world.insurers.set('904', {
      ...insurer,
      async issue(...asked) {
        await insurer.issue(...asked);
        return { kind: 'failed', reason: 'tooSlow' };
      },
      status: (...asked) => (unknownFor-- > 0 ? Promise.resolve({ kind: 'unknown' }) : insurer.status(...asked)),
    });
    await world.comeBack(fields);
    expect(await world.settled(order.reference)).toMatchObject({ state: 'done' });
    world.insurers.set('904', insurer);
    expect(unknownFor, 'asked again while it did not know').toBeLessThan(0);
    expect(await policiesAt(order.reference)).toBe(1);
  });

  test('that such an insurer was asked for before is asked after and never issued again, and reaches a person', async () => {
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '904']])), good);
    await world.database.$client.query('update order_items set issue_asked_at = now() where order_id = $1', [order.id]);
    await world.comeBack(fields);
    await expect.poll(async () => (await world.orders.find(order.reference))?.state, { timeout: 8000 }).toBe('issuing');
    await letRest(order.id, 6);
    const settled = await world.settled(order.reference);
    expect(settled).toMatchObject({ state: 'needsAttention', reason: { kind: 'insurerDown' } });
    expect(await policiesAt(order.reference)).toBe(0);
    const ports = { ...world.ports, reconciliations: reconciliationRepository(world.database) };
    const books = await readBooks(ports, { ...settled, updatedAt: new Date(Date.now() - 16 * 60_000) });
    if (books.kind !== 'told') throw new Error(`The ${books.who} partner was not asked`);
    expect(reconcile(books.facts)).toEqual({ mends: [], findings: ['perhapsIssued'] });
    expect(await world.ledger(order.reference), 'what a policy may be in force for stays reserved').toEqual([
      `PreAuth ${order.gross}`,
    ]);
  });

  test('that one worker has in hand is taken by none whose clock is ten seconds ahead', async () => {
    const taken: string[] = [];
    const watched: OrderWorld['orders'] = {
      ...world.orders,
      async claim(...look) {
        const claimed = await world.orders.claim(...look);
        taken.push(...claimed.map(({ reference }) => reference));
        return claimed;
      },
    };
    const clock = { now: () => new Date(Date.now() + 10_000) };
    const onFault = (error: unknown) => void world.faults.push(error);
    const ahead = new OrderWorker({ ...world.ports, orders: watched, clock, name: 'ahead', onFault });
    await world.quotations.stayAlive('ahead', 60_000);
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '901']])), good);
    world.sandbox.world.behaviours.change('insurers/901', { mode: 'slow', latencyMs: 3_000 });
    await world.comeBack(fields);
    await expect.poll(async () => (await world.orders.find(order.reference))?.state, { timeout: 8000 }).toBe('issuing');
    ahead.start();
    expect(await world.settled(order.reference)).toMatchObject({ state: 'done' });
    await ahead.stop();
    await world.quotations.leave('ahead');
    expect(taken).not.toContain(order.reference);
    expect(await world.ledger(order.reference)).toEqual([`PreAuth ${order.gross}`, `PostAuth ${order.gross}`]);
    expect(await policiesAt(order.reference)).toBe(1);
  });

  test('holds no connection of the database while its insurer or bank takes its time', async () => {
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '901']])), good);
    const slow = { mode: 'slow', latencyMs: 1_500 } as const;
    world.sandbox.world.behaviours.change('insurers/901', slow);
    world.sandbox.world.behaviours.change('bank', slow);
    await world.comeBack(fields);
    const seen = new Map<string, number>();
    await expect
      .poll(
        async () => {
          const { state = '' } = (await world.orders.find(order.reference)) ?? {};
          seen.set(state, Math.max(seen.get(state) ?? 0, await longestIdleTransactionMs(world.database)));
          return state;
        },
        { timeout: 30_000 },
      )
      .toBe('done');
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['threeDs', 'issuing']));
    expect(Math.max(...seen.values())).toBeLessThan(1_000);
  });

  test('whose insurer rests after failures waits, is refused by nobody, and goes on', async () => {
    const offers = await world.quote([['kasko', '901']]);
    const insurer = world.insurers.get('901');
    if (!insurer) throw new Error('no insurer');
    const { order, fields } = await world.walk(world.newOrder(offers), good);
    world.sandbox.world.behaviours.change('insurers/901', { mode: 'reset' });
    const options = () => ({ signal: AbortSignal.timeout(5_000) });
    for (let count = 0; count < 8; count += 1) {
      await insurer.status('none', options());
    }
    world.sandbox.world.behaviours.reset();
    expect(await insurer.status('none', options())).toEqual({ kind: 'failed', reason: 'busy' });
    await world.comeBack(fields);
    await expect.poll(async () => (await world.orders.find(order.reference))?.state, { timeout: 8000 }).toBe('issuing');
    expect((await world.orders.find(order.reference))?.items[0]).toMatchObject({ state: 'pending', reason: undefined });
    expect(await world.settled(order.reference)).toMatchObject({ state: 'done' });
    expect(await policiesAt(order.reference)).toBe(1);
  });

  test('that was kept back from an insurer that must not be asked twice was not asked, and is issued once', async () => {
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '904']])), good);
    const insurer = world.insurers.get('904');
    if (!insurer) throw new Error('no insurer');
    let keptBack = 2;
    world.insurers.set('904', {
      ...insurer,
      issue: (...asked) =>
        keptBack-- > 0 ? Promise.resolve({ kind: 'failed', reason: 'busy' }) : insurer.issue(...asked),
    });
    await world.comeBack(fields);
    expect(await world.settled(order.reference)).toMatchObject({ state: 'done' });
    world.insurers.set('904', insurer);
    expect(await policiesAt(order.reference)).toBe(1);
  });

  test('about a vehicle that no number tells from others is one for its quotation, also where two are opened at once', async () => {
    const offers = await world.quote([
      ['kasko', '901'],
      ['kasko', '902'],
    ]);
    const insured = { kind: 'vehicle', title: 'Araç', detail: '34 YK', key: '34YK' } as const;
    const opened = await Promise.all(
      offers.map((row) => world.orders.open({ ...world.newOrder([row]), insured }, new Date(), () => true)),
    );
    expect(opened.map(({ kind }) => kind).toSorted()).toEqual(['opened', 'sameRisk']);
  });

  test('whose insurer no worker is connected to waits however long, and goes on with one that is', async () => {
    const offers = await world.quote([['kasko', '903']]);
    const { order, fields } = await world.walk(world.newOrder(offers), good);
    const connect = disconnect('903');
    await world.comeBack(fields);
    await expect.poll(async () => (await world.orders.find(order.reference))?.state, { timeout: 8000 }).toBe('issuing');
    await letRest(order.id, 20);
    await lookNow(order.id);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const waiting = await world.orders.find(order.reference);
    expect(waiting).toMatchObject({ state: 'issuing', items: [{ state: 'pending', reason: undefined }] });
    connect();
    await lookNow(order.id);
    expect(await world.settled(order.reference)).toMatchObject({ state: 'done' });
  });

  test('whose addition one worker is not connected to waits for one that is, but not for ever', async () => {
    const asked = [
      ['kasko', '901'],
      ['ferdikaza', '912'],
    ] as const;
    for (const [minutes, addition] of [
      [1, 'issued'],
      [6, 'refused'],
    ] as const) {
      const { order, fields } = await world.walk(world.newOrder(await world.quote(asked)), good);
      const connect = disconnect('912');
      await world.comeBack(fields);
      const main = async () => (await world.orders.find(order.reference))?.items[0]?.state;
      await expect.poll(main, { timeout: 8000 }).toBe('issued');
      await letRest(order.id, minutes);
      await lookNow(order.id);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      connect();
      await lookNow(order.id);
      const done = await world.settled(order.reference);
      expect(done.items.map(({ state }) => state)).toEqual(['issued', addition]);
    }
  });

  test('whose bank or insurer is away for a moment waits and goes on', async () => {
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '901']])), good);
    world.sandbox.world.behaviours.change('bank', { mode: 'reset' });
    await world.comeBack(fields);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const waiting = await world.orders.find(order.reference);
    if (waiting?.state !== 'threeDs') throw new Error(`went on to ${waiting?.state}`);
    expect(orderMoney(order)).toBe('none');
    expect(orderMoney(waiting)).toBe('unclear');
    expect(orderSentence(waiting)).toContain('Lütfen yeniden ödeme yapmayın');
    world.sandbox.world.behaviours.change('insurers/901', { mode: 'reset' });
    world.sandbox.world.behaviours.change('bank', { mode: 'ok' });
    await expect.poll(async () => (await world.orders.find(order.reference))?.state, { timeout: 8000 }).toBe('issuing');
    world.sandbox.world.behaviours.reset();
    expect(await world.settled(order.reference)).toMatchObject({ state: 'done' });
    expect(await world.ledger(order.reference)).toEqual([`PreAuth ${order.gross}`, `PostAuth ${order.gross}`]);
    expect(await policiesAt(order.reference)).toBe(1);
  });

  test('of a provider that is not connected any more is told as a fault, holds up no other, and goes on when it is back', async () => {
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '901']])), good);
    const paidThrough = (provider: string) =>
      world.database.$client.query('update orders set provider = $1 where id = $2', [provider, order.id]);
    world.sandbox.world.behaviours.change('bank', { mode: 'reset' });
    await world.comeBack(fields);
    await paidThrough('closed-bank');
    await expect
      .poll(() => world.faults.map(String), { timeout: 8000 })
      .toContainEqual(`Error: Order ${order.reference} was paid through closed-bank, which is not connected`);
    world.sandbox.world.behaviours.change('bank', { mode: 'ok' });
    const other = await world.walk(world.newOrder(await world.quote([['kasko', '903']])), good);
    await world.comeBack(other.fields);
    expect(await world.settled(other.order.reference)).toMatchObject({ state: 'done' });
    expect(await world.orders.find(order.reference)).toMatchObject({ state: 'threeDs' });
    await paidThrough(order.provider);
    expect(await world.settled(order.reference)).toMatchObject({ state: 'done' });
    world.faults.length = 0;
  });

  test('that its process took without hearing of it, or could not put back, goes on', async () => {
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '901']])), good);
    await world.database.$client.query('update orders set taken_by = $1 where id = $2', [world.workerName, order.id]);
    await world.comeBack(fields);
    expect(await world.settled(order.reference)).toMatchObject({ state: 'done' });
    expect(await world.ledger(order.reference)).toEqual([`PreAuth ${order.gross}`, `PostAuth ${order.gross}`]);
  });

  test('whose process ended right after the main insurer had refused is given back, additions and all', async () => {
    const offers = await world.quote([
      ['kasko', '901'],
      ['ferdikaza', '912'],
    ]);
    const { order, fields } = await world.walk(world.newOrder(offers), good);
    world.sandbox.world.behaviours.change('insurers/901', { mode: 'reset' });
    await world.comeBack(fields);
    await expect.poll(async () => (await world.orders.find(order.reference))?.state, { timeout: 8000 }).toBe('issuing');
    const issuing = await world.orders.find(order.reference);
    const [main] = issuing?.items ?? [];
    if (!issuing || !main) throw new Error('gone');
    await world.orders.keepItem(
      issuing,
      { id: main.id, state: 'refused', reason: { kind: 'declined', said: 'yetki' } },
      new Date(),
    );
    expect(await world.settled(order.reference)).toMatchObject({ state: 'voided', reason: { kind: 'insurerRefused' } });
    expect(await world.ledger(order.reference)).toEqual([`PreAuth ${order.gross}`, `Void ${order.gross}`]);
    expect(await policiesAt(order.reference)).toBe(0);
  });

  test('whose bank answers are lost is charged once', async () => {
    const loseNext = () =>
      fetch(`${world.sandbox.url}/bank/next`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fault: 'answerLost' }),
      });
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '901']])), good);
    await loseNext();
    await world.comeBack(fields);
    await expect.poll(async () => (await world.orders.find(order.reference))?.state, { timeout: 8000 }).toBe('done');
    expect(await world.ledger(order.reference)).toEqual([`PreAuth ${order.gross}`, `PostAuth ${order.gross}`]);
  });

  test('is charged once however often the return comes, and never for a forged one', async () => {
    const { order, fields } = await world.walk(world.newOrder(await world.quote([['kasko', '901']])), good);
    expect(await world.comeBack({ ...fields, mdStatus: '1', amount: '1.00' })).toBeUndefined();
    await Promise.all(Array.from({ length: 20 }, () => world.comeBack(fields)));
    expect(await world.settled(order.reference)).toMatchObject({ state: 'done' });
    await Promise.all(Array.from({ length: 5 }, () => world.comeBack(fields)));
    expect(await world.ledger(order.reference)).toEqual([`PreAuth ${order.gross}`, `PostAuth ${order.gross}`]);
    expect(await policiesAt(order.reference)).toBe(1);
  });

  test('of an offer is one, however many open it at once', async () => {
    const offers = await world.quote([['kasko', '901']]);
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => world.orders.open(world.newOrder(offers), new Date())),
    );
    expect(opened.filter(({ kind }) => kind === 'opened')).toHaveLength(1);
    expect(new Set(opened.map((one) => ('order' in one ? one.order.reference : one))).size).toBe(1);
  });
});
