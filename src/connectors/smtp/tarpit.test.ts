import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { registerMailInbox, startMail } from '#sandbox/mail/index.ts';
import { startPartners } from '#sandbox/pages/start-partners.ts';
import { startTarpit } from '#testing/tarpit.ts';
import { smtp } from './index.ts';
import { Places } from './places.ts';

const identity = { from: 'bilgi@karsila.example', fromName: 'Karşıla', identityLine: 'Karşıla' };
const mail = { to: 'kisi@example.com', subject: 'x', text: 'x', html: 'x', attachments: [] };
const deadlineMs = 900;
/**
 * Each step ends in time, though all together do not. Between the two there is room for a busy machine: who gets a place when
 * the first have given up must still have time to try.
 */
const steps = { timeoutMs: 600, deadlineMs };

const senderTo = (port: number) => smtp({ host: '127.0.0.1', port, secure: false, ...identity, ...steps });

async function timed<Result>(work: Promise<Result>): Promise<{ readonly result: Result; readonly ms: number }> {
  const began = performance.now();
  const result = await work;
  return { result, ms: performance.now() - began };
}

// Read with the first mail otherwise, in its time.
beforeAll(() => import('nodemailer'));

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each([
  ['answers every line late', { manner: 'late', pauseMs: 250 }],
  ['drips', { manner: 'dripping', pauseMs: 50 }],
] as const)('a mail server that %s', (_how, manner) => {
  test('holds nobody beyond the deadline, of many only a few, and is left alone for a while', async () => {
    const tarpit = await startTarpit(manner);
    ends.push(tarpit.stop);
    const sender = senderTo(tarpit.port);
    const sent = await Promise.all(Array.from({ length: 10 }, () => timed(sender.send(mail))));
    for (const { result, ms } of sent) {
      expect(result).toEqual({ kind: 'unavailable' });
      expect(ms).toBeLessThan(deadlineMs + 400);
    }
    expect(tarpit.most()).toBe(3);
    await expect.poll(tarpit.held).toBe(0);
    const { result, ms } = await timed(sender.send(mail));
    expect(result).toEqual({ kind: 'unavailable' });
    expect(ms).toBeLessThan(100);
    expect(tarpit.most()).toBe(3);
  });
});

test('after its rest a server that answers again is given mail', async () => {
  const sandbox = await startPartners([registerMailInbox]);
  const server = await startMail(sandbox.world, 0);
  ends.push(sandbox.close, server.close);
  const sender = senderTo(server.port);
  sandbox.world.behaviours.change('mail', { mode: 'hang' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => sender.send(mail)));
  expect(answers).toEqual(Array.from({ length: 6 }, () => ({ kind: 'unavailable' })));
  sandbox.world.behaviours.change('mail', { mode: 'ok' });
  await expect.poll(() => sender.send(mail), { interval: 200, timeout: 5_000 }).toMatchObject({ kind: 'sent' });
});

test('a server that is only asked for more than it can take in time goes on being given mail', async () => {
  const sandbox = await startPartners([registerMailInbox]);
  const server = await startMail(sandbox.world, 0);
  ends.push(sandbox.close, server.close);
  const sender = senderTo(server.port);
  sandbox.world.behaviours.change('mail', { mode: 'ok', latencyMs: 220 });
  const kinds = (await Promise.all(Array.from({ length: 20 }, () => sender.send(mail)))).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['sent', 'unavailable']));
  expect(await sender.send(mail)).toMatchObject({ kind: 'sent' });
});

test('a mail keeps its own id, and a mailbox that has it does not take it twice', async () => {
  const sandbox = await startPartners([registerMailInbox]);
  const server = await startMail(sandbox.world, 0);
  ends.push(sandbox.close, server.close);
  const sender = senderTo(server.port);
  const inbox = async () => (await fetch(`${sandbox.url}/mail`)).json() as Promise<{ messageId: string }[]>;
  expect(await sender.send({ ...mail, id: 'a1' })).toEqual({ kind: 'sent', id: '<a1@karsila.example>' });
  await sender.send({ ...mail, id: 'a1' });
  expect((await inbox()).map(({ messageId }) => messageId)).toEqual(['<a1@karsila.example>']);
  await sender.send(mail);
  await sender.send(mail);
  expect(await inbox()).toHaveLength(3);
});

test('whoever leaves the queue takes no place with them', async () => {
  const places = new Places(['one']);
  const held = Promise.withResolvers<void>();
  const holding = places.at(AbortSignal.timeout(5_000), () => held.promise);
  await expect(places.at(AbortSignal.timeout(20), async (place) => place)).rejects.toThrow();
  held.resolve();
  await holding;
  expect(await places.at(AbortSignal.timeout(5_000), async (place) => place)).toBe('one');
});
