import { z } from 'zod';

/** Everybody knows these two; they seal what the sandbox holds. */
export const sandboxDataKeys = {
  keys: 'k1:a2Fyc2lsYSBzYW5kYm94IGtleSBvZiBkYXRhIDAwMDE=',
  indexKey: 'a2Fyc2lsYSBzYW5kYm94IGtleSBvZiBpbmRleGVzIDE=',
} as const;

export type DataKeysConfig = {
  /** The first seals, all open. */
  readonly keys: readonly { readonly id: string; readonly key: Uint8Array }[];
  readonly indexKey: Uint8Array;
};

const keyText = /^[A-Za-z0-9+/]{43}=$/;
const namedKey = /^[A-Za-z0-9_-]{1,16}:[A-Za-z0-9+/]{43}=$/;

const partsOf = (text: string) => text.split(',').map((part) => part.trim());
const namesOf = (text: string) => partsOf(text).map((part) => part.split(':')[0]);

/** What is wrong is told without the value: a key that is nearly right is still a secret. */
export const dataKeysText = z
  .string()
  .refine((text) => partsOf(text).every((part) => namedKey.test(part)), 'not name:base64 of 32 bytes, joined by commas')
  .refine((text) => new Set(namesOf(text)).size === namesOf(text).length, 'two keys have one name');
export const indexKeyText = z.string().regex(keyText, 'not base64 of 32 bytes');

export function dataKeysOf(keys: string, indexKey: string): DataKeysConfig {
  const bytes = (text: string) => Buffer.from(text, 'base64');
  return {
    keys: partsOf(keys).map((part) => {
      const [id = '', key = ''] = part.split(':');
      return { id, key: bytes(key) };
    }),
    indexKey: bytes(indexKey),
  };
}

/** The sandbox's keys are refused under any name, and also where they only open. */
export function dataKeyProblems(keys: string, indexKey: string): string[] {
  const [, sandboxKey = ''] = sandboxDataKeys.keys.split(':');
  const problems: string[] = [];
  if (keys.includes(sandboxKey)) problems.push("DATA_KEYS: the sandbox's key is refused in production");
  if (indexKey === sandboxDataKeys.indexKey) {
    problems.push("DATA_INDEX_KEY: the sandbox's key is refused in production");
  }
  return problems;
}
