import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { silentAnnouncer } from '#testing/silent-announcer.ts';
import { createEmptyDatabase, type TestDatabase } from '#testing/test-database.ts';
import { oldRisk, oldVehicle, VehicleOnlyRows } from '#testing/vehicle-only-rows.ts';
import { DatabaseBroker } from './broker.ts';
import { JobQueue } from './jobs.ts';
import { migrate, readMigrations, underStartLock } from './migrate.ts';
import { orderRepository } from './repositories/orders/index.ts';
import { policyRepositories } from './repositories/policies/index.ts';
import { quotationRepository } from './repositories/quotations/index.ts';
import { orders } from './schema/orders.ts';
import { quotations } from './schema/quotations.ts';
import { sealPlainRows } from './sealing/seal-plain-rows.ts';

const number = '11111111110';
const owner = {
  identity: { kind: 'national', number },
  name: 'ŞÜKRÜ ÇAĞIN',
  surname: 'IŞIKÖĞÜT',
  phone: '5550000001',
  provinceCode: 35,
  districtCode: 1203,
};

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('rows from before other things were insured, on $server', ({ url }) => {
  let target: TestDatabase;
  let broker: DatabaseBroker;
  let ids: Record<
    'named' | 'byHand' | 'foreign' | 'company' | 'foreigner' | 'unasked' | 'policy' | 'otherPlate',
    string
  >;

  beforeAll(async () => {
    target = await createEmptyDatabase(url);
    const before = readMigrations().filter(({ name }) => name < '0015');
    await underStartLock(target.database, (client) => migrate(client, before));
    const old = new VehicleOnlyRows(target);
    const named = await old.quotation({ risk: oldRisk, vehicle: oldVehicle, secondHand: true });
    ids = {
      named,
      byHand: await old.quotation({ risk: oldRisk, vehicle: { ...oldVehicle, typeCode: '9' } }),
      foreign: await old.quotation({ risk: { ...oldRisk, plate: 'BXY1234' }, vehicle: null }),
      company: await old.quotation({ risk: null, vehicle: null, identityNumber: '1111111114' }),
      foreigner: await old.quotation({ risk: null, vehicle: null, identityNumber: '99000000110' }),
      unasked: await old.quotation({ risk: null, vehicle: oldVehicle }),
      policy: await old.policy(named, '35ABC123'),
      otherPlate: await old.policy(named, '06DEF45'),
    };
    await underStartLock(target.database, async (client) => {
      await migrate(client);
      await sealPlainRows(client);
    });
    broker = new DatabaseBroker(target.url);
  });
  afterAll(() => target.drop());

  const quotation = async (id: string) => {
    const read = await quotationRepository(target.database, broker).read(id);
    if (!read) throw new Error('The quotation is gone');
    return read;
  };

  test('a variant takes the place of second hand', async () => {
    expect((await quotation(ids.named)).variant).toBe('secondHand');
    expect((await quotation(ids.byHand)).variant).toBeUndefined();
  });

  test('everybody keeps the number, and its kind follows from it', async () => {
    const { customer, found } = await quotation(ids.named);
    expect(customer).toEqual(owner);
    expect(found.owner).toEqual(owner);
    expect((await quotation(ids.company)).customer.identity).toEqual({ kind: 'tax', number: '1111111114' });
    expect((await quotation(ids.foreigner)).customer.identity).toEqual({ kind: 'foreigner', number: '99000000110' });
    const identities = await Promise.all(
      [quotations, orders].map((table) =>
        target.database.select({ kind: table.identityKind, number: table.identityNumber }).from(table),
      ),
    );
    expect(new Set(identities.flat().map(({ kind, number: own }) => `${kind} ${own}`))).toEqual(
      new Set([`national ${number}`, 'tax 1111111114', 'foreigner 99000000110']),
    );
  });

  test('a car is called what the register called it, by its year where it was another, and told by its plate', async () => {
    const plated = { kind: 'vehicle', detail: '35 ABC 123', key: '35ABC123' };
    expect((await quotation(ids.named)).asked?.insured).toEqual({ ...plated, title: 'TOYOTA Corolla 1.5 Vision 2022' });
    expect((await quotation(ids.byHand)).asked?.insured).toEqual({ ...plated, title: '2022 model araç' });
    expect((await quotation(ids.foreign)).asked?.insured).toMatchObject({ detail: 'BXY1234', key: 'BXY1234' });
    expect((await quotation(ids.named)).asked?.insuredPeople).toEqual([]);
    expect((await quotation(ids.unasked)).asked).toBeUndefined();
  });

  test('orders and policies know whom and what they are for', async () => {
    const jobs = new JobQueue(target.url, () => undefined);
    const orders = await orderRepository(target.database, { announcer: silentAnnouncer, jobs }).ofQuotation(ids.named);
    expect(orders.map(({ customer }) => customer)).toEqual([owner, owner]);
    expect(orders.map(({ insured }) => insured.key)).toEqual(['35ABC123', '35ABC123']);
    const { policyBook } = policyRepositories(target.database, jobs);
    const policies = await policyBook.ofPerson(number);
    expect(policies.map(({ id }) => id).sort()).toEqual([ids.policy, ids.otherPlate].sort());
    expect((await policyBook.find(ids.policy))?.insured).toMatchObject({ detail: '35 ABC 123', key: '35ABC123' });
    expect((await policyBook.find(ids.otherPlate))?.insured).toEqual({
      kind: 'vehicle',
      title: 'Araç',
      detail: '06 DEF 45',
      key: '06DEF45',
    });
  });
});
