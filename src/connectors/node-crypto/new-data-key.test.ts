import { expect, test } from 'vitest';
import { dataKeysOf, dataKeysText, sandboxDataKeys } from '#config/data-keys.ts';
import { newDataKey } from './new-data-key.ts';

test('a new key is one that DATA_KEYS takes, of a name that is free, and never the same twice', () => {
  const line = newDataKey(['k1', 'k9', 'old']);
  expect(line).toMatch(/^k10:/);
  expect(newDataKey([])).toMatch(/^k1:/);
  expect(newDataKey([])).not.toBe(newDataKey([]));
  const text = `${line},${sandboxDataKeys.keys}`;
  expect(dataKeysText.safeParse(text).success).toBe(true);
  expect(dataKeysOf(text, sandboxDataKeys.indexKey).keys[0]?.key).toHaveLength(32);
});
