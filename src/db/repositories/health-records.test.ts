import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { dataKeysOf, sandboxDataKeys } from '#config/data-keys.ts';
import { formerSeals, healthSeal } from '#connectors/node-crypto/index.ts';
import { keptUntil } from '#domain/retention.ts';
import type { HealthRecords } from '#ports/health-records.ts';
import type { Quotations } from '#ports/quotations.ts';
import { databaseText } from '#testing/database-text.ts';
import { formerDeclarations } from '#testing/former-rows.ts';
import { sandboxHealthSeal, testHealthPorts, testSecret } from '#testing/health-records.ts';
import { sampleHealthQuotation, tellingDeclaration as told } from '#testing/sample-health.ts';
import { sandboxRing } from '#testing/sandbox-ring.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { healthRecordRepository } from './health-records.ts';
import { quotationRepository } from './quotations/index.ts';

const now = new Date('2026-11-16T09:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const kept = { now, until: keptUntil('healthDeclarations', now) };
const customer = { kind: 'customer' } as const;
const insurer = { kind: 'insurer', insurer: '901' } as const;

const announcer = { rowsWait: () => undefined, quotationChanged: () => undefined };

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('declarations of health on $server', ({ url }) => {
  let target: TestDatabase;
  let records: HealthRecords;
  let quotations: Quotations;
  let id: string;
  beforeAll(async () => {
    target = await createTestDatabase(url);
    records = testHealthPorts(target.database).healthRecords;
    quotations = quotationRepository(target.database, announcer);
  });
  afterAll(() => target.drop());
  beforeEach(async () => {
    await target.database.$client.query('truncate quotations, health_access_log cascade');
    id = await quotations.open(sampleHealthQuotation('owner'), now);
  });

  const log = async () => {
    const text = 'select quotation_id as id, reader, insurer, at from health_access_log order by health_access_log.id';
    return (await target.database.$client.query(text)).rows;
  };
  const count = async (table: string) =>
    Number((await target.database.$client.query(`select count(*) from ${table}`)).rows[0].count);

  test('are read back as they were given, and every reading is written down', async () => {
    const calm = { ...told, conditions: [], note: undefined };
    await records.keep(id, [told, calm], kept);
    expect(await records.read(id, insurer, later(1))).toEqual([told, calm]);
    expect(await records.read(id, customer, later(2))).toEqual([told, calm]);
    expect(await log()).toEqual([
      { id, reader: 'insurer', insurer: '901', at: later(1) },
      { id, reader: 'customer', insurer: null, at: later(2) },
    ]);
  });

  test('are replaced by those that are given next, for a time of their own', async () => {
    await records.keep(id, [told, told], kept);
    await records.keep(id, [{ ...told, weightKg: 90 }], { now: later(10), until: later(40) });
    expect(await records.read(id, customer, later(35))).toEqual([{ ...told, weightKg: 90 }]);
    expect(await count('health_declarations')).toBe(1);
  });

  test('stand nowhere in the database as text', async () => {
    await records.keep(id, [told], kept);
    await records.read(id, insurer, now);
    const text = await databaseText(target.database.$client);
    expect(text).toContain(id);
    for (const secret of [told.note, 'heightCm', 'diabetes']) {
      expect(text).not.toContain(secret);
    }
  });

  test('open beside their own quotation alone, and what does not open is no reading', async () => {
    const other = await quotations.open(sampleHealthQuotation('other'), now);
    await records.keep(id, [told], kept);
    await records.keep(other, [{ ...told, note: 'başka' }], kept);
    await target.database.$client.query(
      `update health_declarations set sealed = (select sealed from health_declarations where quotation_id = $1)
       where quotation_id = $2`,
      [id, other],
    );
    const failed = await records.read(other, customer, now).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(String(failed)).not.toContain(told.note);
    expect(await log()).toEqual([]);
  });

  test('stand under a key of their own, whose name stands beside them', async () => {
    await records.keep(id, [told], kept);
    const { rows } = await target.database.$client.query('select sealed, key_id from health_declarations');
    const [row] = rows as { sealed: string; key_id: string }[];
    expect(row?.key_id).toBe(sandboxRing.currentKeyId);
    expect(sandboxHealthSeal.keyIdOf(row?.sealed ?? '')).toBe(row?.key_id);
    expect(() => sandboxRing.open(row?.sealed ?? '', `health_declarations/${id}`)).toThrow();
  });

  test('of a key that is gone open for nobody, and it is told which key is missing', async () => {
    const keys = `k2:${randomBytes(32).toString('base64')}`;
    const seal = healthSeal(dataKeysOf(keys, sandboxDataKeys.indexKey));
    const renewed = healthRecordRepository(target.database, { seal, former: formerSeals(testSecret) });
    await records.keep(id, [told], kept);
    await expect(renewed.read(id, customer, now)).rejects.toThrow('the key k1, which DATA_KEYS does not hold');
    expect(await log()).toEqual([]);
  });

  test('from before the ring are read as before, under the same secret only', async () => {
    const [former, other] = [formerSeals(testSecret), formerSeals('another secret of the tests')];
    await records.keep(id, [{ ...told, weightKg: 90 }], kept);
    await target.database.$client.query('update health_declarations set sealed = $1, key_id = $2', [
      formerDeclarations(testSecret, id, JSON.stringify([told])),
      former.declarationsKeyId,
    ]);
    const elsewhere = healthRecordRepository(target.database, { seal: sandboxHealthSeal, former: other });
    expect(await elsewhere.read(id, customer, now)).toEqual([]);
    expect(await records.read(id, customer, now)).toEqual([told]);
    expect(await log()).toHaveLength(1);
  });

  test('are over after thirty days, also for who reads before they are taken away', async () => {
    await records.keep(id, [told], kept);
    expect(await records.read(id, customer, later(29))).toEqual([told]);
    expect(await records.read(id, customer, later(30))).toEqual([]);
  });

  test('go with their quotation; who read them is known longer', async () => {
    await records.keep(id, [told], kept);
    await records.read(id, insurer, now);
    await target.database.$client.query('delete from quotations where id = $1', [id]);
    expect(await count('health_declarations')).toBe(0);
    expect(await log()).toHaveLength(1);
  });
});
