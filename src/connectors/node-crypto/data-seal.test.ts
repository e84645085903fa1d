import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dataSeal } from './data-seal.ts';

const [first, second, indexKey] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const before = dataSeal({ keys: [{ id: 'k1', key: first }], indexKey });
const now = dataSeal({
  keys: [
    { id: 'k2', key: second },
    { id: 'k1', key: first },
  ],
  indexKey,
});

const place = 'accounts.phone';
const phone = '5550000001';

describe('sealing personal data', () => {
  test.each(['', phone, 'ŞÜKRÜ ÇAĞIN IŞIKÖĞÜT', 'x'.repeat(100_000)])('opens what was sealed: %.20s', (text) => {
    expect(now.open(now.seal(text, place), place)).toBe(text);
  });

  test('shows the key and nothing of the text, and never looks the same twice', () => {
    const [one, other] = [now.seal(phone, place), now.seal(phone, place)];
    expect(one).toMatch(/^s1\.k2\.[A-Za-z0-9_-]+$/);
    expect(one).not.toBe(other);
    expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').includes(phone)).toBe(false);
  });

  test('any character changed is a fault', () => {
    const sealed = now.seal(phone, place);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = sealed[at] === 'A' ? 'B' : 'A';
      expect(() => now.open(sealed.slice(0, at) + changed + sealed.slice(at + 1), place)).toThrow(place);
    }
    for (const cut of [sealed.slice(0, -1), sealed.slice(0, 20), `${sealed}A`, `${sealed}=`, ` ${sealed}`]) {
      expect(() => now.open(cut, place)).toThrow(place);
    }
  });

  test.each(['', 'a', 'ab', 'abc'])('one text has one form, whatever its length: %s', (text) => {
    const sealed = now.seal(text, place);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const opened = [...letters].filter((last) => {
      try {
        return now.open(sealed.slice(0, -1) + last, place) === text;
      } catch {
        return false;
      }
    });
    expect(opened).toEqual([sealed.at(-1)]);
  });

  test('no two values are sealed alike, however many there are', () => {
    const starts = Array.from({ length: 2_000 }, () => now.seal('', place).slice(0, 'k2.s1.'.length + 16));
    expect(new Set(starts).size).toBe(starts.length);
  });

  test('a value moved to another place, or claimed for another key, is a fault', () => {
    expect(() => now.open(now.seal(phone, 'accounts.email'), place)).toThrow('touched or moved');
    const renamed = now.seal(phone, place).replace('s1.k2.', 's1.k1.');
    expect(() => now.open(renamed, place)).toThrow('touched or moved');
  });

  test.each(['', phone, 's1.k2.', 's1.k2.short', '{"a":1}'])('a plain value is a fault: %s', (plain) => {
    expect(() => now.open(plain, place)).toThrow('not sealed');
    expect(now.keyIdOf(plain)).toBeUndefined();
  });

  test('what an older key sealed opens, and tells which key it was', () => {
    const old = before.seal(phone, place);
    expect(now.open(old, place)).toBe(phone);
    expect([now.keyIdOf(old), now.keyIdOf(now.seal(phone, place)), now.currentKeyId]).toEqual(['k1', 'k2', 'k2']);
  });

  test('a key that is not on the ring is named in the fault', () => {
    expect(() => before.open(now.seal(phone, place), place)).toThrow(/k2, which DATA_KEYS does not hold/);
  });

  test('bytes are sealed alike', () => {
    const content = randomBytes(1000);
    const sealed = before.sealBytes(content, 'files/1');
    expect(Buffer.from(now.openBytes(sealed, 'files/1')).equals(content)).toBe(true);
    expect(Buffer.from(sealed).includes(content.subarray(0, 8))).toBe(false);
    expect([now.keyIdOf(sealed), now.keyIdOf(content)]).toEqual(['k1', undefined]);
    expect(() => now.openBytes(sealed, 'files/2')).toThrow('touched or moved');
    expect(() => now.openBytes(content, 'files/1')).toThrow('not sealed');
    const touched = Buffer.from(sealed);
    touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1;
    expect(() => now.openBytes(touched, 'files/1')).toThrow('touched or moved');
  });

  test('an index is equal for equal values of one use, whichever key seals, and under one index key alone', () => {
    expect(before.index('phone', phone)).toBe(now.index('phone', phone));
    expect(now.index('phone', phone)).not.toBe(now.index('recipient', phone));
    expect(now.index('phone', phone)).not.toBe(now.index('phone', '5550000002'));
    const other = dataSeal({ keys: [{ id: 'k1', key: first }], indexKey: randomBytes(32) });
    expect(other.index('phone', phone)).not.toBe(now.index('phone', phone));
  });

  test('a ring needs a key, of 32 bytes, with a name of its own', () => {
    expect(() => dataSeal({ keys: [], indexKey })).toThrow('without a key');
    expect(() => dataSeal({ keys: [{ id: 'k1', key: randomBytes(16) }], indexKey })).toThrow('32 bytes');
    const twice = { id: 'k1', key: first };
    expect(() => dataSeal({ keys: [twice, twice], indexKey })).toThrow('one name');
  });
});
