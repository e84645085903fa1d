import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('equal content has one text, whatever the order of its keys and whatever is undefined', () => {
  const one = canonicalJson({ b: 1, a: { d: [{ z: 1, y: undefined }], c: null } });
  expect(one).toBe('{"a":{"c":null,"d":[{"z":1}]},"b":1}');
  expect(canonicalJson({ a: { c: null, d: [{ y: undefined, z: 1 }] }, b: 1, e: undefined })).toBe(one);
});
