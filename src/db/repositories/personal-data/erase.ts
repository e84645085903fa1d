import type { PoolClient } from 'pg';
import type { DataSubject, EraseAnswer, Erasure } from '#ports/personal-data.ts';
import type { Database } from '../../database.ts';
import { asc, eq } from '../../drizzle.ts';
import { drizzle } from '../../drizzle-session.ts';
import { accounts } from '../../schema/accounts.ts';
import { quotations } from '../../schema/quotations.ts';
import { verificationCodes } from '../../schema/verification.ts';
import { within } from '../../within.ts';
import { insertNotices } from '../account-notices.ts';
import { consentsOf, insertConsents } from '../consents.ts';
import { lockRecipients } from '../permissions/owe-notices.ts';
import { removeQuotations } from '../retention/quotations.ts';
import { removeRequests } from '../retention/support.ts';
import { hindrancesOf } from './hindrances.ts';
import { keptRequests, orderedText } from './outlook.ts';
import { isOwnQuotation, type OwnIds, ownIds } from './own-ids.ts';

type Ids = readonly string[];

async function idsIn(client: PoolClient, text: string, ids: Ids): Promise<Ids> {
  const { rows } = await client.query<{ readonly id: string }>(text, [ids]);
  return rows.map(({ id }) => id);
}

/** What is part of something that stays belongs to nobody from now on, and goes when its own time is over. */
const letGoFiles = `
  update files set account_id = null, visitor = gen_random_uuid()::text
  where account_id = $1 and (
    exists (select 1 from file_uses u where u.file_id = files.id and u.subject_id = any($2))
    or exists (
      select 1 from review_handover_files f join review_handovers h on h.id = f.handover_id
        join offers o on o.id = h.offer_id
      where f.file_id = files.id and o.quotation_id = any($3)))`;
/** A member's own go with the account; what a visitor attached is part of nothing any more. */
const dropFiles = `
  delete from files
  where account_id is null
    and id in (select file_id from file_uses where kind = 'support' and subject_id = any($1))
    and not exists (select 1 from file_uses u where u.file_id = files.id and not u.subject_id = any($1))
    and not exists (select 1 from review_handover_files f where f.file_id = files.id)`;
const letGoRequests = `
  update support_requests set account_id = null, name = null, email = null, email_index = null, phone = null,
    phone_index = null, link_digest = null, status = 'closed'
  where id = any($1)`;
const closeQuotations = [
  'delete from quotation_visitors where quotation_id = any($1)',
  'delete from health_declarations where quotation_id = any($1)',
  'update quotations set share_digest = null, own_digest = null where id = any($1)',
];

/** Browsers lose what they had of the person, and what stays is nobody's to open by a link. */
async function shutDoors(client: PoolClient, own: OwnIds, kept: Ids): Promise<void> {
  for (const statement of closeQuotations) await client.query(statement, [kept]);
  await client.query('delete from result_links where order_id = any($1)', [own.orders]);
  await client.query(
    'delete from security_tokens where visitor in (select visitor from sessions where account_id = $1)',
    [own.accountId],
  );
  await drizzle(client).delete(verificationCodes).where(eq(verificationCodes.phoneIndex, own.phone));
}

async function removeWhatNothingKeeps(client: PoolClient, own: OwnIds): Promise<void> {
  const kept = await idsIn(client, `select id from quotations where id in (${orderedText})`, own.quotations);
  const keptThreads = await idsIn(
    client,
    `select id from support_requests where id = any($1) and ${keptRequests}`,
    own.supportRequests,
  );
  await client.query(letGoFiles, [own.accountId, keptThreads, kept]);
  const goneThreads = own.supportRequests.filter((id) => !keptThreads.includes(id));
  await client.query(dropFiles, [goneThreads]);
  await removeRequests(client, goneThreads);
  await client.query('delete from support_visitors where request_id = any($1)', [keptThreads]);
  await client.query(letGoRequests, [keptThreads]);
  await removeQuotations(
    client,
    own.quotations.filter((id) => !kept.includes(id)),
  );
  await shutDoors(client, own, kept);
}

/**
 * Quotations are locked before the account, in the order in which an order that comes into being locks them: whoever
 * pays at this moment comes before, and is seen below, or finds nothing to pay for.
 */
async function lock(client: PoolClient, subject: DataSubject): Promise<boolean> {
  const connection = drizzle(client);
  await connection
    .select({ id: quotations.id })
    .from(quotations)
    .where(isOwnQuotation(subject))
    .orderBy(asc(quotations.id))
    .for('update');
  const found = await connection
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, subject.accountId))
    .for('update');
  return found.length > 0;
}

export function eraseData(
  database: Database,
  subject: DataSubject,
  { now, withdrawalsOf }: Erasure,
): Promise<EraseAnswer> {
  return within(database, async (client) => {
    const connection = drizzle(client);
    const { phone, email } = subject;
    // Whoever states something waits for these before the account is looked at, and so do we.
    await lockRecipients(connection, [phone, email]);
    if (!(await lock(client, subject))) return { kind: 'gone' };
    const own = await ownIds(connection, subject);
    const hindrances = await hindrancesOf(connection, own.orders, now);
    if (hindrances.length > 0) return { kind: 'hindered', hindrances };
    await removeWhatNothingKeeps(client, own);
    await insertConsents(connection, withdrawalsOf(await consentsOf(connection, subject)), { email });
    await insertNotices(connection, [{ kind: 'accountDeleted', phone, email }], now);
    await connection.delete(accounts).where(eq(accounts.id, subject.accountId));
    return { kind: 'erased' };
  });
}
