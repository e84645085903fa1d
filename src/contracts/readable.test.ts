import { expect, test } from 'vitest';
import { namesOtherCharset, unreadable } from './readable.ts';

function nested(levels: number, inner: unknown = 1): unknown {
  return JSON.parse(`${'{"a":'.repeat(levels)}${JSON.stringify(inner)}${'}'.repeat(levels)}`);
}

test('a model goes sixteen levels deep and no deeper, however deep it is', () => {
  expect(unreadable(nested(16))).toBeUndefined();
  expect(unreadable(nested(17))).toBe('tooDeep');
  expect(unreadable(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe('tooDeep');
});

test.each(['\0', 'a\0b', '\x1b[2J', '\x7f', '\ud800', 'a\udc00', '\ufffd', '\uffff'])('%j cannot be read', (text) => {
  expect(unreadable(text)).toBe('strangeText');
  expect(unreadable({ a: [text] })).toBe('strangeText');
  expect(unreadable({ [text]: 1 })).toBe('strangeText');
});

test.each(['Çığ Öğüşü İIıi', 'iki\nsatır\r\n\tgirinti', '👩‍👩‍👧', 'é', '', ' '])('%j can', (text) => {
  expect(unreadable({ a: [text] })).toBeUndefined();
});

test('a body is in UTF-8, said or unsaid', () => {
  for (const type of [undefined, 'application/json', 'application/json; charset=utf-8', 'text/html;charset="UTF8"'])
    expect(namesOtherCharset(type)).toBe(false);
  for (const type of ['application/json; charset=utf-16', 'application/json;charset=iso-8859-9'])
    expect(namesOtherCharset(type)).toBe(true);
});
