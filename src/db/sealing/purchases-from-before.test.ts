import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseText } from '#testing/database-text.ts';
import { silentAnnouncer } from '#testing/silent-announcer.ts';
import { createEmptyDatabase, type TestDatabase } from '#testing/test-database.ts';
import { oldRisk, oldVehicle, VehicleOnlyRows } from '#testing/vehicle-only-rows.ts';
import { migrate, readMigrations, underStartLock } from '../migrate.ts';
import { deskCustomerRepository } from '../repositories/desk/find/index.ts';
import { documentRepository } from '../repositories/documents.ts';
import { orderRepository } from '../repositories/orders/index.ts';
import { policyRepositories } from '../repositories/policies/index.ts';
import { offerChanges } from '../repositories/quotations/changes.ts';
import { CoverageSets } from '../repositories/quotations/coverage-sets.ts';
import { quotationStore } from '../repositories/quotations/store.ts';
import { dataRing } from './ring.ts';
import { sealPlainRows } from './seal-plain-rows.ts';

const until = (name: string) => readMigrations().filter((migration) => migration.name < name);
const jobs = { sendWithin: async () => undefined };
const person = { number: '11111111110', phone: '5550000001', email: 'sukru@example.com', plate: '35ABC123' };
const paper = Buffer.from('%PDF-1.7 IŞIKÖĞÜT 35ABC123');
const said = {
  note: 'Aracı kardeşime devrettim',
  wish: 'Kalp raporu',
  warning: 'Astım beyanı ile',
  reference: 'Komşum Aysel',
  declined: 'IŞIKÖĞÜT sigortalanamaz',
};
const exclusion = 'Astım kapsam dışıdır';
const personPrice = { gross: 120, exclusions: [exclusion] };
const detail = JSON.stringify({ said: said.declined });

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('purchases from before they were sealed, on $server', ({ url }) => {
  let target: TestDatabase;
  let ids: Record<'quotation' | 'policy', string>;
  const query = (text: string, values: readonly unknown[] = []) => target.database.$client.query(text, [...values]);

  /** What could be written just before quotations were sealed, beside what was first. */
  async function writeLastPlainRows(): Promise<void> {
    await query('update quotations set reference_code = $1', [said.reference]);
    await query(
      `update offers set warnings = $1, person_prices = $2, valid_until = '2030-01-01', package_id = gen_random_uuid(),
         package_code = 'p', package_name = 'Trafik', proposal_number = 't', installments = '[]'`,
      [JSON.stringify([said.warning]), JSON.stringify([personPrice])],
    );
    await query(
      `insert into offers (quotation_id, line, insurer, question_digest, state, reason, wanted_documents, revision,
         review_reference, review_since, ask_review_at, created_at)
       select quotation_id, line, '902', 'd', 'review', $1, $2, 2, 'r', now(), now(), now() from offers limit 1`,
      [said.declined, JSON.stringify([said.wish])],
    );
    await query(`insert into review_handovers (offer_id, attempt, wanted_documents, state, since)
      select id, attempt, wanted_documents, 'sent', now() from offers where state = 'review'`);
    await query(
      `insert into order_events (order_id, at, action, from_state, to_state, detail)
       select order_id, now(), 'item refused', 'issuing', 'issuing', $1 from policies`,
      [detail],
    );
    await query(
      `insert into cancel_requests (policy_id, reason, note, visitor, address, requested_at)
       values ($1, 'other', $2, 'v', '127.0.0.1', now())`,
      [ids.policy, said.note],
    );
    await query(
      `insert into documents (subject_id, document_key, file_name, hash, content, created_at)
       values ($1, 'policy', 'police-35ABC123.pdf', $2, $3, now())`,
      [ids.policy, createHash('sha256').update(paper).digest('hex'), paper],
    );
  }

  beforeAll(async () => {
    target = await createEmptyDatabase(url);
    await underStartLock(target.database, (client) => migrate(client, until('0015')));
    const old = new VehicleOnlyRows(target);
    const quotation = await old.quotation({ risk: oldRisk, vehicle: oldVehicle });
    ids = { quotation, policy: await old.policy(quotation, person.plate) };
    await underStartLock(target.database, async (client) => {
      await migrate(client, until('0025'));
      await writeLastPlainRows();
      await migrate(client);
      await sealPlainRows(client);
    });
  });
  afterAll(() => target.drop());

  test('tell nothing of anybody in the tables', async () => {
    const text = await databaseText(target.database.$client);
    expect(text).toContain(ids.policy);
    for (const personal of [...Object.values(person), ...Object.values(said), exclusion, 'IŞIKÖĞÜT', '%PDF']) {
      expect(text).not.toContain(personal);
    }
  });

  test('are found by whom and what they are for', async () => {
    const { cancellations, policyBook, renewals } = policyRepositories(target.database, jobs);
    const [policy] = await policyBook.ofPerson(person.number);
    expect(policy).toMatchObject({ id: ids.policy, phone: person.phone, email: person.email });
    expect(policy?.insured.key).toBe(person.plate);
    expect(await cancellations.ofPolicy(ids.policy)).toMatchObject({ note: said.note });
    const window = { line: 'trafik', until: '2027-12-01', longerThanDays: 30 } as const;
    expect(await renewals.due({ windows: [window], today: '2026-11-20', after: undefined, most: 9 })).toHaveLength(1);
    expect((await quotationStore(target.database).read(ids.quotation))?.referenceCode).toBe(said.reference);
  });

  test('leave wishes for their end with the agency: no insurer is asked, and nobody is written to', async () => {
    const { cancellations } = policyRepositories(target.database, jobs);
    const wish = await cancellations.ofPolicy(ids.policy);
    expect(wish).toMatchObject({ state: 'forwarded', way: 'agency', told: 'forwarded', attempts: 0 });
    expect(wish?.forwardedAt).toEqual(wish?.requestedAt);
    expect(await cancellations.claim(1_000)).toBeUndefined();
  });

  test('lead from their plate to who asked about it, though they were asked before plates of quotations were looked up', async () => {
    const { rows } = await query('select insured_index from quotations where id = $1', [ids.quotation]);
    expect(rows).toEqual([{ insured_index: dataRing().index('insured', person.plate) }]);
    const customers = deskCustomerRepository(target.database);
    const found = await customers.find([{ kind: 'plate', plate: person.plate }], 9);
    expect(found).toEqual([dataRing().index('phone', person.phone)]);
  });

  test('are found by each thing that they insure', async () => {
    const { covers } = orderRepository(target.database, { announcer: silentAnnouncer, jobs });
    const car = (key: string) =>
      ({ insured: { kind: 'vehicle', title: '', detail: '', key }, quotationId: randomUUID() }) as const;
    const when = { after: '2026-11-20', now: new Date() };
    const found = await covers(car(person.plate), when);
    expect(found.map(({ line, policy }) => [line, policy?.id])).toEqual([['trafik', ids.policy]]);
    expect(await covers(car('35ABC124'), when)).toEqual([]);
  });

  test('keep their papers, byte by byte', async () => {
    const kept = await documentRepository(target.database).get(ids.policy, 'policy');
    expect(kept?.fileName).toBe('police-35ABC123.pdf');
    expect(Buffer.from(kept?.content ?? []).equals(paper)).toBe(true);
  });

  test('keep what insurers said, and what became of the documents they wanted', async () => {
    const rows =
      (await offerChanges(target.database, new CoverageSets(target.database))(ids.quotation, undefined))?.rows ?? [];
    expect(rows.find(({ state }) => state === 'review')).toMatchObject({
      reason: said.declined,
      wantedDocuments: [said.wish],
      documentsState: 'sent',
    });
    const priced = rows.find(({ state }) => state === 'active');
    expect(priced?.offer).toMatchObject({ warnings: [said.warning], personPrices: [personPrice] });
  });
});
