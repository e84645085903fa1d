import { lifetimes } from '#domain/account/lifetimes.ts';
import { supportLifetimes } from '#domain/support/lifetimes.ts';
import type { Database } from '../database.ts';

const day = 24 * 60 * 60 * 1000;

/** Counters are written in an order of their own; who waited for one while holding another could wait in a ring. */
function withoutWaiting(table: string): string {
  return `delete from ${table} where ctid in (select ctid from ${table} where expires_at < $1 for update skip locked)`;
}

/** What is over is forgotten. A proven phone is kept for its proof's lifetime, an unproven registration for a week. */
const statements: readonly (readonly [statement: string, keptMs: number])[] = [
  ['delete from security_tokens where expires_at < $1', 0],
  ['delete from files where kept_until < $1', 0],
  ['delete from support_visitors where proven_at < $1', supportLifetimes.proof * 1000],
  ['delete from result_links where expires_at < $1', 0],
  ['delete from verification_codes where coalesce(used_at, expires_at) < $1', day],
  [withoutWaiting('rate_limits'), 0],
  [withoutWaiting('rate_limit_members'), 0],
  ['delete from account_devices where last_seen_at < $1', lifetimes.knownDevice * 1000],
  ['delete from sessions where coalesce(ended_at, expires_at) < $1', 30 * day],
  ['delete from account_notices where created_at < $1', 30 * day],
  ['delete from number_claims where requested_at < $1', 60 * day],
  ['delete from workers where alive_until < $1', day],
  ['delete from quotations where asked_at is null and created_at < $1', day],
  ['delete from accounts where phone_verified_at is null and created_at < $1', 7 * day],
];

export async function sweep(database: Database, now: Date): Promise<void> {
  for (const [statement, keptMs] of statements) {
    await database.$client.query(statement, [new Date(now.getTime() - keptMs)]);
  }
}
