import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#testing/test-database.ts';
import { migrate, readMigrations, underStartLock } from './migrate.ts';
import { quotationStore } from './repositories/quotations/store.ts';
import { sealPlainRows } from './sealing/seal-plain-rows.ts';

const migrations = readMigrations();
const place = migrations.findIndex(({ name }) => name.startsWith('0016-'));

const customer = { kind: 'individual', identityNumber: '11111111110', name: 'Deniz', surname: 'Örnek' };
const found = { search: 'found', plate: '34ABC123', vehicle: { brandName: 'FIAT', modelYear: 2021 } };
const risk = { plate: '34ABC123', modelYear: 2021, options: {} };

let target: TestDatabase;

/** A quotation as it was stored while there were vehicles only. */
async function insertOld(asked: { readonly risk: object } | undefined): Promise<string> {
  const now = '2026-11-15T09:00:00Z';
  const { rows } = await target.database.$client.query<{ id: string }>(
    `insert into quotations (line, phone, national_number, customer, found, answers, risk, start_on, end_on, created_at,
      asked_at, closes_at) values ('kasko', '5550000001', '11111111110', $1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
    [
      customer,
      { ...found, owner: customer, provinceName: 'İstanbul', districtName: 'Kadıköy' },
      ...(asked ? [{ PolicyStart: '2026-11-20' }, asked.risk, '2026-11-20', '2027-11-20'] : [null, null, null, null]),
      now,
      asked ? now : null,
    ],
  );
  return rows[0]?.id ?? '';
}

const ids = { opened: '', asked: '', askedAsVehicle: '' };

beforeAll(async () => {
  target = await createEmptyDatabase(inject('embeddedUrl'));
  await underStartLock(target.database, async (client) => {
    await migrate(client, migrations.slice(0, place));
    ids.opened = await insertOld(undefined);
    ids.asked = await insertOld({ risk });
    ids.askedAsVehicle = await insertOld({ risk: { kind: 'vehicle', ...risk } });
    await migrate(client, migrations);
    await sealPlainRows(client);
  });
});
afterAll(() => target.drop());

describe('a quotation from before there were kinds of risk', () => {
  const read = (id: string) => quotationStore(target.database).read(id);

  test('was found as a vehicle, and keeps all that was found', async () => {
    const quotation = await read(ids.opened);
    expect(quotation?.found).toMatchObject({ kind: 'vehicle', ...found, provinceName: 'İstanbul' });
    expect(quotation?.found.owner).toMatchObject({ name: 'Deniz', surname: 'Örnek' });
    expect(quotation?.asked).toBeUndefined();
  });

  test.each(['asked', 'askedAsVehicle'] as const)(
    'was %s for a vehicle, and keeps all that was told of it',
    async (how) => {
      const quotation = await read(ids[how]);
      expect(quotation?.found).toMatchObject({ kind: 'vehicle', ...found });
      expect(quotation?.asked?.risk).toEqual({ kind: 'vehicle', ...risk });
      expect(quotation?.asked).toMatchObject({ start: '2026-11-20', end: '2027-11-20' });
    },
  );
});
