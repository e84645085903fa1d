import { describe, expect, test } from 'vitest';
import { editNumber, leavesOut, numberOf, numberText } from './number-text.ts';

const lira = { thousands: true, decimals: true };
const whole = { thousands: true, decimals: false };

/** Types, deletes and moves like a person; '|' is the caret. */
function type(start: string, keys: string, style = lira): string {
  let caret = start.indexOf('|');
  let text = start.replace('|', '');
  for (const key of keys.match(/<Back>|<Del>|<Left>|./g) ?? []) {
    if (key === '<Left>') {
      caret -= 1;
      continue;
    }
    const previous = text;
    const inputType =
      key === '<Back>' ? 'deleteContentBackward' : key === '<Del>' ? 'deleteContentForward' : 'insertText';
    if (key === '<Back>') {
      text = text.slice(0, caret - 1) + text.slice(caret);
      caret -= 1;
    } else if (key === '<Del>') text = text.slice(0, caret) + text.slice(caret + 1);
    else {
      text = text.slice(0, caret) + key + text.slice(caret);
      caret += 1;
    }
    ({ text, caret } = editNumber({ previous, text, caret, inputType, style }));
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

function paste(text: string, style = lira): string {
  return editNumber({ previous: '', text, caret: text.length, inputType: 'insertFromPaste', style }).text;
}

describe('[V-23] a number with separators while it is typed', () => {
  test.each([
    ['|', '1250000', '1.250.000|'],
    ['|', '1.250.000', '1.250.000|'],
    ['|', '1250,5', '1.250,5|'],
    ['|', '1250,567', '1.250,56|'],
    ['|', ',5', '0,5|'],
    ['|', '007', '7|'],
    ['|', 'a1b2-', '12|'],
    ['1.234|', '<Back>', '123|'],
    ['1.|234', '<Back>', '|234'],
    ['1|.234', '<Del>', '1|34'],
    ['1.234|', '<Left><Left>9', '12.9|34'],
    ['12.345|', '<Left><Left><Left><Left><Back>', '1|.345'],
  ])('%s then %s is %s', (start, keys, result) => expect(type(start, keys)).toBe(result));

  test('without places a comma is no part of it', () => expect(type('|', '12,5', whole)).toBe('125|'));

  test.each([
    ['1.234,50', '1.234,50'],
    ['1234.5', '1.234,5'],
    ['25000.00', '25.000,00'],
    ['1,234,567.50', '1.234.567,50'],
    ['1.234.567', '1.234.567'],
    [' 12 500 TL', '12.500'],
    ['１２３４', '1.234'],
  ])('a pasted %j reads %s', (text, result) => expect(paste(text)).toBe(result));

  test('text and number stand for each other', () => {
    for (const number of [0, 7, 1234, 1_250_000, 1234.5]) expect(numberOf(numberText(number, lira))).toBe(number);
    expect([numberOf(''), numberText(null, lira), numberOf('12,')]).toEqual([null, '', 12]);
    expect(numberText(1234, { thousands: false, decimals: false })).toBe('1234');
  });
});

describe('what has no place in a number is told', () => {
  test.each(['1.250,567', '12a', '1,2,3', '-5'])('%s leaves something out', (text) => {
    expect(leavesOut(text, lira)).toBe(true);
  });

  test.each(['', '12', '1.250,56', ' 12 500 TL', '₺ 100', '25000.00', '1,234,567.50', '١٢'])(
    '%j leaves nothing out',
    (text) => expect(leavesOut(text, lira)).toBe(false),
  );

  test('a comma has no place in a whole number', () => expect(leavesOut('12,5', whole)).toBe(true));
});
