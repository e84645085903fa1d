import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lifetimes } from '#domain/account/lifetimes.ts';
import { enforceRetention } from '#services/data/enforce-retention.ts';
import { newPerson } from '#testing/people.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { accountRepositories } from './account-repositories.ts';
import { retentionRepository } from './retention/index.ts';

const now = new Date('2026-11-15T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('account repositories on $server', ({ url }) => {
  let target: TestDatabase;
  let stored: ReturnType<typeof accountRepositories>;
  beforeAll(async () => {
    target = await createTestDatabase(url);
    stored = accountRepositories(target.database);
  });
  afterAll(() => target.drop());

  async function sweep(at: Date): Promise<void> {
    const ports = { retention: retentionRepository(target.database), clock: { now: () => at } };
    for (const runs of ['often', 'daily'] as const) await enforceRetention(ports, runs);
  }
  const open = (registeredBy: string, more: object = {}) => {
    const { NationalNumber, Email, Phone } = newPerson();
    const person = { nationalNumber: NationalNumber, email: Email, phone: Phone, name: 'Ad', surname: 'Soyad' };
    const unknown = { birthdate: undefined, gender: undefined, cityCode: undefined, countyCode: undefined };
    const account = { ...person, ...unknown, passwordHash: hash, phoneVerified: false, registeredBy, ...more };
    return { account, opened: stored.accounts.open(account, { now, heldSince: later(-3600) }) };
  };

  test('a refused registration leaves the one it collided with untouched', async () => {
    const first = open('visitor-1');
    expect(await first.opened).toMatchObject({ kind: 'opened' });
    const { nationalNumber, email } = first.account;
    const own = open('visitor-2');
    await own.opened;
    // The visitor's own pending row would give way, the stranger's would not: neither does.
    expect(await open('visitor-2', { nationalNumber, phone: own.account.phone }).opened).toEqual({ kind: 'taken' });
    expect(await stored.accounts.find({ kind: 'email', value: email })).toMatchObject({ nationalNumber });
    expect(await stored.accounts.find({ kind: 'nationalNumber', value: own.account.nationalNumber })).toBeDefined();
  });

  test('an objection in the last moment keeps the account that was about to make room', async () => {
    const held = open('visitor-4');
    const answer = await held.opened;
    const id = answer.kind === 'opened' ? answer.id : '';
    const { nationalNumber } = held.account;
    const claim = { claimantPhone: newPerson().Phone, requestedAt: now, dueAt: now };
    const more = { replacesBefore: later(-60), notices: [] };
    const opened = await Promise.all(Array.from({ length: 10 }, () => stored.claims.open(id, claim, more)));
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect(await stored.claims.oppose(id, now)).toBe(true);
    const taken = { ...held.account, phone: newPerson().Phone, registeredBy: 'visitor-5' };
    const moment = { now, heldSince: later(-3600), replaces: id };
    expect(await stored.accounts.open(taken, moment)).toEqual({ kind: 'taken' });
    expect(await stored.accounts.read(id)).toMatchObject({ nationalNumber });
  });

  test('a temporary password is spent by one of many', async () => {
    const { opened } = open('visitor-3');
    const answer = await opened;
    const id = answer.kind === 'opened' ? answer.id : '';
    await stored.accounts.setTemporary(id, { hash, expiresAt: later(600) });
    const spent = await Promise.all(Array.from({ length: 20 }, () => stored.accounts.spendTemporary(id, hash, now)));
    expect(spent.filter(Boolean)).toHaveLength(1);
    await stored.accounts.setTemporary(id, { hash, expiresAt: later(600) });
    expect(await stored.accounts.spendTemporary(id, hash, later(600))).toBe(false);
  });

  test('a security token is redeemed by one of many', async () => {
    const token = { guidDigest: 'guid', visitor: 'v', sealedSalt: 'sealed', expiresAt: later(120) };
    await stored.securityTokens.add(token);
    const asked = { guidDigest: 'guid', visitor: 'v', now };
    expect(await stored.securityTokens.redeem({ ...asked, visitor: 'w' })).toBeUndefined();
    expect(await stored.securityTokens.redeem({ ...asked, now: later(120) })).toBeUndefined();
    const salts = await Promise.all(Array.from({ length: 20 }, () => stored.securityTokens.redeem(asked)));
    expect(salts.filter((salt) => salt === 'sealed')).toHaveLength(1);
  });

  test('of tries made together no more are spent than allowed', async () => {
    const owner = { phone: '5321112233', purpose: 'kasko', visitor: 'v' } as const;
    await stored.codes.add({ ...owner, codeDigest: 'd', nationalNumber: undefined, now, expiresAt: later(300) });
    const tries = Array.from({ length: 50 }, () => stored.codes.spendTry(owner, { now, mostTries: 5 }));
    const spent = (await Promise.all(tries)).filter((code) => code !== undefined);
    expect(spent.map((code) => code.triesLeft).sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('a device is known for ninety days after it was seen, and then swept away', async () => {
    const opened = await open('visitor-4', { phoneVerified: true }).opened;
    const id = opened.kind === 'opened' ? opened.id : '';
    const days = 86_400;
    await stored.accounts.rememberDevice(id, 'old', later(-91 * days));
    await stored.accounts.rememberDevice(id, 'new', later(-89 * days));
    const since = later(-lifetimes.knownDevice);
    expect(await stored.accounts.knowsDevice(id, 'old', since)).toBe(false);
    expect(await stored.accounts.knowsDevice(id, 'new', since)).toBe(true);
    await sweep(now);
    const { rows } = await target.database.$client.query('select visitor from account_devices where account_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ visitor: 'new' }]);
    await target.database.$client.query('delete from accounts where id = $1', [id]);
  });

  test('what is over is swept away, what is not stays', async () => {
    const tables = ['security_tokens', 'verification_codes', 'rate_limits', 'rate_limit_members', 'accounts'];
    const rows = async () => {
      const counted = await Promise.all(
        tables.map((name) => target.database.$client.query(`select count(*)::int as count from ${name}`)),
      );
      return counted.map((result) => Number(result.rows[0]?.count));
    };
    const before = await rows();
    await sweep(now);
    expect(await rows()).toEqual(before);
    await sweep(later(8 * 86_400));
    expect(await rows()).toEqual([0, 0, 0, 0, 0]);
  });
});
