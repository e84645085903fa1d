import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Documents } from '#ports/documents.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { documentRepository, soldPolicyRepository } from './documents.ts';

const now = new Date('2026-11-15T09:00:00Z');
const content = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('documents on $server', ({ url }) => {
  let target: TestDatabase;
  let stored: Documents;
  beforeAll(async () => {
    target = await createTestDatabase(url);
    stored = documentRepository(target.database);
  });
  afterAll(() => target.drop());

  const newDocument = () => ({ subjectId: randomUUID(), key: 'policy', fileName: 'Poliçe.pdf', content });

  test('a document comes back byte for byte, with its hash', async () => {
    const document = newDocument();
    const kept = await stored.put(document, now);
    expect(Buffer.from(kept.content).equals(content)).toBe(true);
    expect(kept).toMatchObject({ fileName: 'Poliçe.pdf', createdAt: now });
    expect(kept.hash).toBe(createHash('sha256').update(content).digest('hex'));
    expect(await stored.get(document.subjectId, 'policy')).toEqual(kept);
    expect(await stored.get(document.subjectId, 'summary')).toBeUndefined();
  });

  test('the first stays, however many come', async () => {
    const document = newDocument();
    const others = Array.from({ length: 5 }, (_, index) => ({ ...document, content: Uint8Array.of(index) }));
    const kept = await Promise.all([document, ...others].map((one) => stored.put(one, now)));
    expect(new Set(kept.map(({ hash }) => hash)).size).toBe(1);
    expect(await stored.list(document.subjectId)).toHaveLength(1);
  });

  test('the list of a subject names its documents without their bytes', async () => {
    const document = newDocument();
    await stored.put(document, now);
    await stored.put({ ...document, key: 'summary' }, new Date(now.getTime() + 1000));
    const list = await stored.list(document.subjectId);
    expect(list.map(({ key }) => key)).toEqual(['policy', 'summary']);
    expect(list[0]).not.toHaveProperty('content');
    expect(await stored.list(randomUUID())).toEqual([]);
  });

  test('a policy nobody sold leads to no order', async () => {
    expect(await soldPolicyRepository(target.database).find(randomUUID())).toBeUndefined();
  });
});
