import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formerDeclarations, formerFile } from '#testing/former-rows.ts';
import { sandboxRing } from '#testing/sandbox-ring.ts';
import { fileSeal } from './file-seal.ts';
import { formerSeals } from './former-seals.ts';

const secret = 'a secret of the tests';
const former = formerSeals(secret);
const other = formerSeals('another secret here');
const [id, otherId] = [randomUUID(), randomUUID()];
const content = Buffer.from('%PDF-1.7 içerik');

describe('what was sealed before the ring of keys', () => {
  test('declarations open beside what they were bound to, under the same secret only', () => {
    const sealed = formerDeclarations(secret, id, 'beyan');
    expect(former.openDeclarations(id, sealed)).toBe('beyan');
    expect(() => former.openDeclarations(otherId, sealed)).toThrow();
    expect(() => other.openDeclarations(id, sealed)).toThrow();
    const cut = Buffer.from(sealed, 'base64url').subarray(0, 16).toString('base64url');
    expect(() => former.openDeclarations(id, cut)).toThrow();
  });

  test('the secret is told apart by a name that tells nothing of it', () => {
    expect(former.declarationsKeyId).toMatch(/^[0-9a-f]{12}$/);
    expect(formerSeals(secret).declarationsKeyId).toBe(former.declarationsKeyId);
    expect(other.declarationsKeyId).not.toBe(former.declarationsKeyId);
  });

  test('a file opens as before, and what is sealed now stands under the ring', () => {
    const seal = fileSeal(sandboxRing, former);
    const [before, now] = [formerFile(secret, id, content), seal.seal(id, content)];
    expect([seal.keyIdOf(before), seal.keyIdOf(now)]).toEqual([undefined, seal.currentKeyId]);
    for (const sealed of [before, now]) {
      expect(Buffer.from(seal.open(id, sealed))).toEqual(content);
      expect(() => seal.open(otherId, sealed)).toThrow();
    }
  });
});
