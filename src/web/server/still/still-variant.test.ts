import { expect, test } from 'vitest';
import { variantOf } from './still-variant.ts';

test('cookies that change how a page is drawn choose it, and no others', () => {
  expect(variantOf({}).cookies).toEqual({ 'text-size': 'normal' });
  const chosen = { 'required-cookies': 'true', 'text-size': 'larger' };
  expect(variantOf({ ...chosen, visitor: 'somebody', 'targeting-cookies': 'true' }).cookies).toEqual(chosen);
  expect(variantOf({ 'text-size': 'huge' })).toBe(variantOf({}));
  expect(variantOf({ 'required-cookies': 'x' }).key).not.toBe(variantOf({}).key);
});
