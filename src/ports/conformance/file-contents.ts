import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileContents } from '#ports/file-contents.ts';

export type ContentsHarness = { readonly contents: FileContents; stop(): Promise<void> };

/** What every store of contents keeps to. */
export function describeFileContents(name: string, start: () => Promise<ContentsHarness>): void {
  describe(`${name} as a store of contents`, () => {
    let harness: ContentsHarness;
    let contents: FileContents;
    beforeAll(async () => {
      harness = await start();
      contents = harness.contents;
    });
    afterAll(() => harness.stop());
    const newKey = () => `files/${randomUUID()}`;
    const isSame = (one: Uint8Array | undefined, other: Uint8Array) => Buffer.from(one ?? []).equals(other);

    test('what is put is there byte for byte', async () => {
      const key = newKey();
      const every = Uint8Array.from({ length: 4_096 }, (_, index) => index % 256);
      await contents.put(key, every);
      expect(isSame(await contents.get(key), every)).toBe(true);
    });

    test('a sealed file of the largest size is kept whole', async () => {
      const [key, large] = [newKey(), randomBytes(10 * 1024 * 1024 + 64)];
      await contents.put(key, large);
      expect(isSame(await contents.get(key), large)).toBe(true);
    });

    test('a part of a larger buffer is put as that part alone', async () => {
      const [key, whole] = [newKey(), randomBytes(300)];
      await contents.put(key, whole.subarray(100, 200));
      expect(isSame(await contents.get(key), whole.subarray(100, 200))).toBe(true);
    });

    test('what was never put is not there', async () => {
      expect(await contents.get(newKey())).toBeUndefined();
    });

    test('put twice, the newer one counts', async () => {
      const key = newKey();
      await contents.put(key, Buffer.from('one'));
      await contents.put(key, Buffer.from('another'));
      expect(isSame(await contents.get(key), Buffer.from('another'))).toBe(true);
    });

    test('what is removed is gone, and only that; removing again is no fault', async () => {
      const [key, other] = [newKey(), newKey()];
      await Promise.all([key, other].map((each) => contents.put(each, Buffer.from(each))));
      await contents.remove(key);
      await contents.remove(key);
      expect(await contents.get(key)).toBeUndefined();
      expect(isSame(await contents.get(other), Buffer.from(other))).toBe(true);
      await contents.put(key, Buffer.from('again'));
      expect(isSame(await contents.get(key), Buffer.from('again'))).toBe(true);
    });

    test('many at once are kept apart', async () => {
      const keys = Array.from({ length: 20 }, newKey);
      await Promise.all(keys.map((key) => contents.put(key, Buffer.from(key))));
      const read = await Promise.all(keys.map((key) => contents.get(key)));
      expect(read.map((content) => Buffer.from(content ?? []).toString())).toEqual(keys);
    });
  });
}
