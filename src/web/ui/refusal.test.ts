import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

const reply = { StatusCode: 1007, Message: 'Bir', Messages: ['Bir', 'İki'], Data: null };
const fields = new Map([[1007, 'Password']]);

test('a refusal says what the server said, beside the field that its code is about', () => {
  expect(refusalOf(reply, { fields })).toEqual({ text: 'Bir\nİki', field: 'Password' });
  expect(refusalOf({ ...reply, StatusCode: 429 }, { fields })).toEqual({ text: 'Bir\nİki', field: undefined });
});

test('a field that the server names comes before the one of the code', () => {
  expect(refusalOf({ ...reply, Data: { Field: 'Birthdate' } }, { fields }).field).toBe('Birthdate');
});

test('where nobody answered or said anything, the usual sentences stand in', () => {
  expect(refusalOf(undefined, { fields })).toEqual({
    text: 'Üzgünüz bir sorun oluştu tekrar deneyin.',
    field: undefined,
  });
  expect(refusalOf({ ...reply, Messages: [], Message: '' }, { fallback: 'Olmadı.' }).text).toBe('Olmadı.');
});
