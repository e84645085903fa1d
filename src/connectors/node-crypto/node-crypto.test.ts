import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { argon2Passwords } from './passwords.ts';
import { parsePhc } from './phc.ts';
import { nodeSecrets } from './secrets.ts';
import { busy, waitingRoom } from './waiting-room.ts';

const secrets = nodeSecrets('a secret of the tests');

/** Written from the specification alone: key = SHA-256("key" ‖ salt), IV = first 16 bytes of SHA-256("iv" ‖ salt). */
function encrypt(salt: string, text: string): string {
  const bytes = Buffer.from(salt, 'base64');
  const key = createHash('sha256')
    .update(Buffer.concat([Buffer.from('key'), bytes]))
    .digest();
  const iv = createHash('sha256')
    .update(Buffer.concat([Buffer.from('iv'), bytes]))
    .digest()
    .subarray(0, 16);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

describe('[K-07] fields encrypted under a salt', () => {
  const salt = secrets.salt();

  test('the salt is 32 random bytes', () => {
    expect(Buffer.from(salt, 'base64')).toHaveLength(32);
    expect(secrets.salt()).not.toBe(salt);
  });

  test.each(['gizli', 'şifre İ 🔑', '', 'x'.repeat(16), 'x'.repeat(500)])('%j is read back', (text) => {
    expect(secrets.decrypt({ salt, text: encrypt(salt, text) })).toBe(text);
  });

  test('a wrong salt, cut, changed or foreign text reads nothing and throws nothing', () => {
    const text = encrypt(salt, 'x'.repeat(40));
    expect(secrets.decrypt({ salt: secrets.salt(), text })).not.toBe('x'.repeat(40));
    for (const wrong of ['', 'gizli', text.slice(0, -4), '=', '\u0000', randomBytes(15).toString('base64')]) {
      expect(secrets.decrypt({ salt, text: wrong })).toBeUndefined();
    }
  });

  test('a known vector holds', () => {
    const known = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
    expect(secrets.decrypt({ salt: known, text: encrypt(known, 'Deneme123') })).toBe('Deneme123');
  });
});

describe('secrets', () => {
  test('tokens carry 256 bits, codes six digits, temporary passwords their form', () => {
    expect(Buffer.from(secrets.token(), 'base64url')).toHaveLength(32);
    for (let count = 0; count < 200; count += 1) expect(secrets.code()).toMatch(/^\d{6}$/);
    expect(secrets.temporaryPassword()).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  });

  test('a digest depends on the key, the purpose and the text', () => {
    const digest = secrets.digest('token', 'x');
    expect(secrets.digest('token', 'x')).toBe(digest);
    expect(secrets.digest('code', 'x')).not.toBe(digest);
    expect(nodeSecrets('another secret here').digest('token', 'x')).not.toBe(digest);
    expect(secrets.same(digest, digest)).toBe(true);
    expect(secrets.same(digest, 'x')).toBe(false);
  });

  test('what is sealed opens under the same key only, and not when touched', () => {
    const sealed = secrets.seal('tuz');
    expect(sealed).not.toContain('tuz');
    expect(secrets.seal('tuz')).not.toBe(sealed);
    expect(secrets.unseal(sealed)).toBe('tuz');
    expect(() => nodeSecrets('another secret here').unseal(sealed)).toThrow();
    expect(() => secrets.unseal(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`)).toThrow();
  });
});

describe('passwords by argon2id', () => {
  const passwords = argon2Passwords();

  test('are stored as a PHC string with m=19456, t=2, p=1', async () => {
    const answer = await passwords.hash('Uzun-bir-şifre');
    const hash = answer.kind === 'hash' ? answer.hash : '';
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await passwords.compare('Uzun-bir-şifre', hash)).toBe('match');
    expect(await passwords.compare('Uzun-bir-sifre', hash)).toBe('differ');
    const again = await passwords.hash('Uzun-bir-şifre');
    expect(again).not.toEqual(answer);
  });

  test('a published vector holds', async () => {
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(parsePhc(hash).salt.toString()).toBe('somesalt');
    expect(await passwords.compare('password', hash)).toBe('match');
  });

  test('a comparison with nobody costs the same and never matches', async () => {
    const answer = await passwords.hash('x');
    const hash = answer.kind === 'hash' ? answer.hash : '';
    const time = async (stored: string | undefined) => {
      const began = performance.now();
      for (let count = 0; count < 4; count += 1) expect(await passwords.compare('y', stored)).toBe('differ');
      return performance.now() - began;
    };
    const [known, nobody] = [await time(hash), await time(undefined)];
    expect(nobody / known).toBeGreaterThan(0.2);
    expect(nobody / known).toBeLessThan(5);
  });

  test('what is no hash is a fault', () => expect(() => parsePhc('$2b$10$abc')).toThrow('not an argon2id hash'));

  test('[E-01] who comes while too many wait is turned away at once', async () => {
    const crowded = argon2Passwords({ atOnce: 1, mostWaiting: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => crowded.compare('x', undefined)));
    expect(answers.filter((answer) => answer === 'busy')).toHaveLength(3);
    expect(await crowded.compare('x', undefined)).toBe('differ');
  });

  test('a job that fails gives its place free', async () => {
    const enter = waitingRoom({ atOnce: 1, mostWaiting: 0 });
    await expect(enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await enter(() => Promise.resolve(1))).not.toBe(busy);
  });
});
