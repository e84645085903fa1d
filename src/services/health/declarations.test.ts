import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { cinaralti } from '#connectors/insurers/cinaralti/index.ts';
import { DatabaseBroker } from '#db/broker.ts';
import { JobQueue } from '#db/jobs.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { reviewRepository } from '#db/repositories/quotations/reviews.ts';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { HealthRecords } from '#ports/health-records.ts';
import type { Quotations } from '#ports/quotations.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { startTestWorld, type TestWorld } from '#sandbox/insurers/test-world.ts';
import { fixedClock } from '#testing/clock.ts';
import { testHealthPorts } from '#testing/health-records.ts';
import { sampleAsked, sampleQuotation } from '#testing/quotations.ts';
import { sampleHealthAsked, sampleHealthQuotation, tellingDeclaration as told } from '#testing/sample-health.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { guardInsurer } from '../insurer/guard-insurer.ts';
import { digestOf } from '../quotation/question.ts';
import { QuoteWorker } from '../quotation/quote-worker.ts';
import { declarationsForCustomer } from './declarations-for-customer.ts';
import { declarationsForInsurer } from './declarations-for-insurer.ts';
import { keepDeclarations } from './keep-declarations.ts';

const clock = fixedClock();
let target: TestDatabase;
let world: TestWorld;
let broker: DatabaseBroker;
let quotations: Quotations;
let ports: ReturnType<typeof testHealthPorts> & { clock: typeof clock };
let worker: QuoteWorker | undefined;
const faults: unknown[] = [];

beforeAll(async () => {
  [target, world] = await Promise.all([
    createTestDatabase(inject('embeddedUrl')),
    startTestWorld({ now: clock.now() }),
  ]);
  broker = new DatabaseBroker(target.url);
  await broker.start();
  quotations = quotationRepository(target.database, broker);
  ports = { ...testHealthPorts(target.database), clock };
});
afterEach(async () => {
  await worker?.stop();
  await target.database.$client.query('truncate quotations, health_access_log cascade');
  expect(faults.splice(0)).toEqual([]);
});
afterAll(async () => {
  await broker.stop();
  await Promise.all([target.drop(), world.stop()]);
});

async function work(healthRecords: HealthRecords = ports.healthRecords): Promise<void> {
  const jobs = new JobQueue(target.url, () => undefined);
  worker = new QuoteWorker({
    ...ports,
    healthRecords,
    quotations,
    reviews: reviewRepository(target.database, { announcer: broker, jobs }),
    insurers: [guardInsurer(cinaralti.connect({ baseUrl: world.urlOf('901'), credentials: demoCredentials('901') }))],
    broker,
    name: 'worker',
    onFault: (error) => void faults.push(error),
  });
  await worker.start();
}

const question = { line: 'tamamlayici', insurer: '901' } as const;
const questionWith = (declarations: readonly HealthDeclaration[]) => ({
  ...question,
  digest: digestOf(ports, { ...sampleHealthAsked, declarations }, question),
});
const windowFrom = (now: Date) => ({ now, windowMs: 40_000 });

const openHealth = () => quotations.open(sampleHealthQuotation('owner'), clock.now());

/** Asks about people who declared something, where something is kept. */
async function ask(id: string, kept: readonly HealthDeclaration[], asked = kept): Promise<void> {
  await keepDeclarations(ports, id, { declarations: kept, now: clock.now() });
  await quotations.ask(id, sampleHealthAsked, { questions: [questionWith(asked)], ...windowFrom(clock.now()) });
}

async function answered(id: string) {
  const row = async () => (await quotations.changes(id, undefined))?.rows[0];
  await expect.poll(async () => (await row())?.state, { timeout: 8_000, interval: 50 }).not.toBe('waiting');
  const found = await row();
  if (!found) throw new Error('nobody was asked');
  return found;
}

const readers = async () =>
  (await target.database.$client.query('select reader, insurer from health_access_log order by id')).rows;

test('an insurer that is asked is told them, and that is written down', async () => {
  const id = await openHealth();
  await ask(id, [told]);
  await work();
  const { reference } = await answered(id);
  const person = (await world.questionTold('901', reference))?.groups.insured?.[0];
  expect(person).toMatchObject({
    heightCm: '173',
    weightKg: '91',
    conditions: 'diabetes thyroid',
    healthNote: told.note,
  });
  expect(await readers()).toEqual([{ reader: 'insurer', insurer: '901' }]);
});

test('where they are swept nobody is asked, and giving the same again has it asked', async () => {
  const id = await openHealth();
  await ask(id, [told]);
  await target.database.$client.query('delete from health_declarations');
  await work();
  const first = await answered(id);
  expect(first).toMatchObject({ state: 'failed', reason: 'undeclared' });
  expect(await world.questionTold('901', first.reference)).toBeUndefined();
  await ask(id, [told]);
  await expect.poll(async () => (await answered(id)).reason, { timeout: 8_000 }).not.toBe('undeclared');
});

test('those of another question are told to nobody', async () => {
  const id = await openHealth();
  await ask(id, [{ ...told, note: 'başkasının beyanı' }], [told]);
  await work();
  const { reference, reason } = await answered(id);
  expect(reason).toBe('undeclared');
  expect(await world.questionTold('901', reference)).toBeUndefined();
  const row = { quotationId: id, ...questionWith([told]) };
  expect(await declarationsForInsurer(ports, sampleHealthAsked, row)).toEqual({ kind: 'missing' });
});

test('a database that is away while they are read costs the row nothing', async () => {
  const id = await openHealth();
  await ask(id, [told]);
  let failures = 2;
  await work({
    ...ports.healthRecords,
    read: async (...asked) => {
      if (failures-- > 0) throw new Error('away');
      return ports.healthRecords.read(...asked);
    },
  });
  const { reference } = await answered(id);
  expect((await world.questionTold('901', reference))?.groups.insured?.[0]?.healthNote).toBe(told.note);
});

test('of a line for which nobody declares nothing is read', async () => {
  const id = await quotations.open(sampleQuotation('owner'), clock.now());
  const questions = [{ line: 'kasko', insurer: '901', digest: 'd' } as const];
  await quotations.ask(id, sampleAsked, { questions, ...windowFrom(clock.now()) });
  await work({ ...ports.healthRecords, read: () => Promise.reject(new Error('read')) });
  expect(await answered(id)).toMatchObject({ state: 'active' });
  const foreigner = { line: 'yabanci', insurer: '901', digest: 'd', quotationId: id } as const;
  const answer = await declarationsForInsurer(ports, sampleHealthAsked, foreigner);
  expect(answer).toEqual({ kind: 'declared', declarations: undefined });
  expect(await readers()).toEqual([]);
});

test('their customer reads them back once insurers were asked, as long as they fit the insured people', async () => {
  const id = await openHealth();
  const read = async () => {
    const quotation = await quotations.read(id);
    return quotation && declarationsForCustomer(ports, quotation);
  };
  await keepDeclarations(ports, id, { declarations: [told], now: clock.now() });
  expect(await read()).toEqual([]);
  await ask(id, [told]);
  expect(await read()).toEqual([told]);
  expect(await readers()).toEqual([{ reader: 'customer', insurer: null }]);
  await keepDeclarations(ports, id, { declarations: [told, told], now: clock.now() });
  expect(await read()).toEqual([]);
});
