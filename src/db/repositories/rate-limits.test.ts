import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Count, RateLimits } from '#ports/rate-limits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { rateLimitRepository } from './rate-limits.ts';
import { retentionRepository } from './retention/index.ts';

const now = new Date('2026-11-15T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('limits on $server', ({ url }) => {
  let target: TestDatabase;
  let limits: RateLimits;
  let made = 0;
  beforeAll(async () => {
    target = await createTestDatabase(url);
    limits = rateLimitRepository(target.database);
  });
  afterAll(() => target.drop());

  function newCount(max: number, more: Partial<Count> = {}): Count {
    made += 1;
    return { key: `key-${made}`, windowSeconds: 60, max, ...more };
  }
  const together = async (times: number, counts: (index: number) => readonly Count[]) => {
    const answers = await Promise.all(Array.from({ length: times }, (_, index) => limits.count(counts(index), now)));
    return answers.filter((refusal) => refusal === undefined).length;
  };

  test.each([7, 10, 97])('of calls made together as many pass as there are places: %i', async (max) => {
    const count = newCount(max);
    expect(await together(max + 30, () => [count])).toBe(max);
  });

  test('of different members made together no more are let in than there are places', async () => {
    const count = newCount(4);
    expect(await together(40, (index) => [{ ...count, member: `member-${index}` }])).toBe(4);
  });

  test('a refusal says whole seconds until there is room, and places come back steadily', async () => {
    const count = newCount(3);
    for (let call = 0; call < 3; call += 1) expect(await limits.count([count], now)).toBeUndefined();
    expect(await limits.count([count], now)).toEqual({ key: count.key, waitSeconds: 20 });
    expect(await limits.count([count], new Date(now.getTime() + 500))).toEqual({ key: count.key, waitSeconds: 20 });
    expect(await limits.count([count], later(19))).toEqual({ key: count.key, waitSeconds: 1 });
    expect(await limits.count([count], later(20))).toBeUndefined();
    expect(await limits.count([count], later(20))).toEqual({ key: count.key, waitSeconds: 20 });
    expect(await limits.count([count], later(600))).toBeUndefined();
  });

  test('the first without room answers, and a refused call counts nowhere and lengthens nothing', async () => {
    const [narrow, wide, member] = [newCount(1), newCount(2), newCount(1)];
    const call = (name: string) => limits.count([narrow, { ...member, member: name }, wide], now);
    expect(await call('a')).toBeUndefined();
    for (let times = 0; times < 5; times += 1) expect(await call('a')).toEqual({ key: narrow.key, waitSeconds: 60 });
    expect(await limits.count([wide], now)).toBeUndefined();
    expect(await limits.count([wide], now)).toEqual({ key: wide.key, waitSeconds: 30 });
    expect(await limits.count([{ ...member, member: 'b' }, newCount(1)], later(59))).toMatchObject({ waitSeconds: 1 });
    expect(await limits.count([narrow, { ...member, member: 'b' }], later(60))).toBeUndefined();
  });

  test('members are counted once, and who is counted stays welcome', async () => {
    const count = newCount(2);
    const member = (name: string, at = now) => limits.count([{ ...count, member: name }], at);
    for (const name of ['a', 'b', 'a', 'b']) expect(await member(name)).toBeUndefined();
    expect(await member('c')).toEqual({ key: count.key, waitSeconds: 60 });
    expect(await member('a', later(30))).toBeUndefined();
    expect(await member('c', later(60))).toBeUndefined();
  });

  describe('a reserve', () => {
    const places = (limit: Count, quiet: string) => ({
      ...limit,
      reserve: { places: 6, quiet: [{ key: `${limit.key}-${quiet}`, windowSeconds: 60, max: 1 }] },
    });

    test('is found by the quiet alone', async () => {
      const limit = newCount(10);
      const ask = (who: string, at = now) => limits.count([places(limit, who)], at);
      const loud = [];
      for (let call = 0; call < 8; call += 1) loud.push((await ask('loud')) === undefined);
      // One as a quiet caller and what the reserve leaves.
      expect(loud.filter(Boolean)).toHaveLength(4);
      for (let who = 0; who < 6; who += 1) expect(await ask(`quiet-${who}`)).toBeUndefined();
      expect(await ask('quiet-7')).toEqual({ key: limit.key, waitSeconds: 6 });
    });

    test('tells the loud when the rest has room or they are quiet again, whichever is sooner', async () => {
      const limit = newCount(10, { windowSeconds: 600 });
      const ask = (who: string, at = now) => limits.count([places(limit, who)], at);
      for (let call = 0; call < 4; call += 1) await ask('loud');
      expect(await ask('loud')).toEqual({ key: limit.key, waitSeconds: 60 });
      for (let who = 0; who < 5; who += 1) await ask(`quiet-${who}`);
      expect(await ask('loud')).toEqual({ key: limit.key, waitSeconds: 60 });
      expect(await ask('loud', later(60))).toBeUndefined();
    });

    test('is not exceeded by calls made together', async () => {
      const limit = newCount(10);
      expect(await together(40, () => [places(limit, 'loud')])).toBe(4);
      expect(await together(40, (index) => [places(limit, `quiet-${index}`)])).toBe(6);
    });
  });

  test('what is given back has room again, and nothing else is touched', async () => {
    const [one, other] = [newCount(2), newCount(2)];
    for (let call = 0; call < 2; call += 1) await limits.count([one, other], now);
    await limits.giveBack([one]);
    expect(await limits.count([one], now)).toBeUndefined();
    expect(await limits.count([one], now)).toBeDefined();
    expect(await limits.count([other], now)).toBeDefined();
  });

  test('many calls made together in any order, with what is given back and swept, do not wait in a ring', async () => {
    const counts = Array.from({ length: 8 }, () => newCount(1_000));
    const work = Array.from({ length: 60 }, (_, index) => {
      const list = index % 2 === 0 ? counts : counts.toReversed();
      const removal = { now, before: later(index * 30), most: 500 };
      if (index % 10 === 9) return retentionRepository(target.database).remove('rateLimits', removal);
      return index % 5 === 4 ? limits.giveBack(list) : limits.count(list, later(index));
    });
    await expect(Promise.all(work)).resolves.toHaveLength(60);
  });
});
