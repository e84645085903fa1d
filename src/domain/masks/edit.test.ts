import { describe, expect, test } from 'vitest';
import { applyEdit, type MaskedText } from './edit.ts';
import type { Mask } from './mask.ts';
import { masks } from './masks.ts';

const held = (mask: Mask, raw: string): MaskedText => ({ raw, display: mask.format(raw) });

/** `|` marks the caret: '(53|2' is the text '(532' with the caret after the 3. */
function edit(mask: Mask, raw: string, marked: string, forward = false): string {
  const caret = marked.indexOf('|');
  const edited = applyEdit({ mask, previous: held(mask, raw), text: marked.replace('|', ''), caret, forward });
  expect(edited.display).toBe(mask.format(edited.raw));
  return `${edited.display.slice(0, edited.caret)}|${edited.display.slice(edited.caret)}`;
}

/** Types key by key at the end. */
function type(mask: Mask, keys: string): string {
  let state: MaskedText = { raw: '', display: '' };
  for (const key of keys) {
    const text = state.display + key;
    state = applyEdit({ mask, previous: state, text, caret: text.length });
  }
  return state.display;
}

const { phoneNumber, plaka, date, cardNumber, tc, tcVn, documentSerial, cvc } = masks;

describe('[F-05] typing', () => {
  test.each([
    ['phone', phoneNumber, '5321234567', '(532)123-4567'],
    ['phone with its zero', phoneNumber, '05321234567', '(532)123-4567'],
    ['phone with its country code', phoneNumber, '+905321234567', '(532)123-4567'],
    ['phone with 0090', phoneNumber, '00905321234567', '(532)123-4567'],
    ['phone with its separators', phoneNumber, '(532) 123-45-67', '(532)123-4567'],
    ['plate', plaka, '34abc123', '34 ABC 123'],
    ['plate with spaces', plaka, '06 a 1234', '06 A 1234'],
    ['plate with Turkish letters', plaka, '34ışğ12', '34 ISG 12'],
    ['plate with ü ö ç', plaka, '34üöç12', '34 UOC 12'],
    ['plate with i', plaka, '34i1234', '34 I 1234'],
    ['letters before the province', plaka, 'ab34abc123', 'AB 34 ABC 123'],
    ['a third digit before the letters', plaka, '345abc123', '345 ABC 123'],
    ['a fourth letter', plaka, '34abcd12', '34 ABCD 12'],
    ['a letter after the digits', plaka, '34ab12c3', '34 AB 12 C 3'],
    ['a ninth character', plaka, '34abc1234', '34 ABC 1234'],
    ['serial', documentSerial, 'şı9', 'SI'],
    ['date', date, '05091990', '05.09.1990'],
    ['date with dots', date, '05.09.1990', '05.09.1990'],
    ['date with single digits', date, '5.9.1990', '05.09.1990'],
    ['date with slashes', date, '5/09/1990', '05.09.1990'],
    ['date with a lone zero before its dot', date, '0.5', '05'],
    ['card', cardNumber, '5526080000000006', '5526 0800 0000 0006'],
    ['an expiry with all digits of its year', masks.cardExpiry, '08/2029', '08/29'],
    ['too much', tc, '190909090189999', '190909090189999'],
    ['an eleventh digit of a phone', phoneNumber, '05321234567' + '8', '(532)123-45678'],
    ['a letter of a serial too much', documentSerial, 'abc', 'ABC'],
    ['letters among digits', cvc, '1a2b3c', '123'],
  ] as const)('%s', (_, mask, keys, shown) => {
    expect(type(mask, keys)).toBe(shown);
  });

  test('in the middle keeps the caret after the typed character', () => {
    expect(edit(phoneNumber, '53213', '(5329|)13')).toBe('(532)9|13');
    expect(edit(phoneNumber, '53213', '(59|32)13')).toBe('(59|3)213');
    expect(edit(date, '0102', '019|.02')).toBe('01.9|0.2');
    expect(edit(date, '0102', '01.9|02')).toBe('01.9|0.2');
    expect(edit(cardNumber, '55260800', '55269| 0800')).toBe('5526 9|080 0');
    expect(edit(plaka, '34C123', '34a| C 123')).toBe('34 A|C 123');
  });

  test('a full field keeps what is too much in sight, and loses nothing', () => {
    expect(edit(tc, '19090909018', '195|090909018')).toBe('195|090909018');
    expect(edit(phoneNumber, '5321234567', '(532)1239|-4567')).toBe('(532)123-9|4567');
    expect(edit(plaka, '34ABC123', '34 ABC 1234|')).toBe('34 ABC 1234|');
    expect(edit(plaka, '34ABC1234', '34 ABC 12345|')).toBe('34 ABC 12345|');
  });

  test('over a selection replaces it', () => {
    expect(edit(phoneNumber, '5321234567', '(59|-4567')).toBe('(59|4)567');
    expect(edit(date, '01021990', '7|')).toBe('7|');
    expect(edit(plaka, '34ABC123', '34 X| 123')).toBe('34 X| 123');
    expect(edit(tc, '19090909018', '1905|18')).toBe('1905|18');
  });

  test('what does not fit a slot is dropped and the caret stays', () => {
    expect(edit(phoneNumber, '532', '(5x|32')).toBe('(5|32');
    expect(edit(plaka, '34', '34-|')).toBe('34|');
  });

  test('what a mask has no place for is told, a label before a value is not', () => {
    const leftOut = (mask: Mask, raw: string, text: string) =>
      applyEdit({ mask, previous: held(mask, raw), text, caret: text.length }).leftOut;
    expect(leftOut(tc, '19', '19x')).toBe(true);
    expect(leftOut(tcVn, '', '1909O909018')).toBe(true);
    expect(leftOut(documentSerial, 'A', 'A7')).toBe(true);
    expect(leftOut(plaka, '', '34 АБВ 123')).toBe(true);
    expect(leftOut(tc, '', 'TC 19090909018')).toBe(false);
    expect(leftOut(phoneNumber, '', '+90 (532) 123 45 67')).toBe(false);
    expect(leftOut(plaka, '34', '34 şab')).toBe(false);
    expect(leftOut(tc, '190', '19')).toBe(false);
  });
});

describe('[F-05] deleting', () => {
  test('Backspace removes the character before the caret', () => {
    expect(edit(phoneNumber, '5321', '(532)|')).toBe('(532|');
    expect(edit(phoneNumber, '5', '(|')).toBe('|');
    expect(edit(plaka, '34ABC123', '3| ABC 123')).toBe('3| ABC 123');
  });

  test('Backspace over a separator takes the character before it', () => {
    expect(edit(phoneNumber, '5321234567', '(532|123-4567')).toBe('(53|1)234-567');
    expect(edit(date, '010219', '01|02.19')).toBe('0|0.21.9');
    expect(edit(plaka, '34ABC123', '34|ABC 123')).toBe('3| ABC 123');
    expect(edit(phoneNumber, '532', '|532')).toBe('(|532');
  });

  test('Delete over a separator takes the character after it', () => {
    expect(edit(phoneNumber, '5321234567', '(532|123-4567', true)).toBe('(532|)234-567');
    expect(edit(date, '010219', '01|02.19', true)).toBe('01|.21.9');
    expect(edit(phoneNumber, '532', '|532', true)).toBe('(|32');
  });

  test('Delete stays on its side of a separator', () => {
    expect(edit(date, '01021990', '01.|2.1990')).toBe('01.|21.990');
  });

  const fullValues = Object.values(masks).map((mask) => {
    const digits = '5321234567890123'.slice(0, mask.maxRaw);
    return { mask, full: { plaka: '34ABC123', documentSerial: 'AB' }[mask.name as string] ?? digits };
  });
  const rawOf = (display: string) => display.replace(/[^A-Z\d]/g, '');

  test.each(fullValues)('Backspace held down empties $mask.name up to the start, from anywhere', ({ mask, full }) => {
    const { display } = held(mask, full);
    for (let from = 0; from <= display.length; from += 1) {
      let state = { ...held(mask, full), caret: from };
      for (let press = 0; press < full.length && state.caret > 0; press += 1) {
        const text = state.display.slice(0, state.caret - 1) + state.display.slice(state.caret);
        state = applyEdit({ mask, previous: state, text, caret: state.caret - 1 });
      }
      expect(state.raw).toBe(rawOf(display.slice(from)));
    }
  });

  test.each(fullValues)('Delete held down empties $mask.name up to the end, from anywhere', ({ mask, full }) => {
    const { display } = held(mask, full);
    for (let from = 0; from <= display.length; from += 1) {
      let state = { ...held(mask, full), caret: from };
      for (let press = 0; press < full.length; press += 1) {
        const text = state.display.slice(0, state.caret) + state.display.slice(state.caret + 1);
        state = applyEdit({ mask, previous: state, text, caret: state.caret, forward: true });
      }
      expect(state.raw).toBe(rawOf(display.slice(0, from)));
    }
  });

  test('a deleted range takes its separators along', () => {
    expect(edit(phoneNumber, '5321234567', '(53|567')).toBe('(53|5)67');
    expect(edit(plaka, '34ABC123', '34 | 123')).toBe('34 |123');
    expect(edit(date, '01021990', '|')).toBe('|');
  });

  test('the rest of a plate waits while a part is mended', () => {
    expect(edit(plaka, '34ABC123', '| ABC 123')).toBe('|ABC 123');
    expect(edit(plaka, 'ABC123', '3|ABC 123')).toBe('3| ABC 123');
    expect(edit(plaka, '3ABC123', '35| ABC 123')).toBe('35| ABC 123');
    expect(edit(plaka, '3AB12', '3 ABc| 12')).toBe('3 ABC| 12');
    expect(edit(plaka, '34123', '34 d|123')).toBe('34 D| 123');
  });
});

describe('[F-05] pasting', () => {
  test('the rest of a value continues it', () => {
    expect(edit(phoneNumber, '532', '(532123 45 67|')).toBe('(532)123-4567|');
    expect(edit(date, '05', '05.09.1990|')).toBe('05.09.1990|');
    expect(edit(cardNumber, '5526', '5526 0800-0000-0006|')).toBe('5526 0800 0000 0006|');
    expect(edit(tcVn, '1', '19090909018|')).toBe('19090909018|');
  });

  test('a complete value that finds no room replaces what stands there', () => {
    expect(edit(phoneNumber, '532', '(532+90 555 000 00 01|')).toBe('(555)000-0001|');
    expect(edit(phoneNumber, '5321234567', '(5555 000 00 01|32)123-4567')).toBe('(555)000-0001|');
    expect(edit(tcVn, '123', '1239876543210|')).toBe('9876543210|');
    expect(edit(plaka, '34AB', '06 A 1234|34 AB')).toBe('06 A 1234|');
  });

  test('a date pasted over one that begins alike is read from its start', () => {
    expect(edit(date, '12031990', '1.2.2000|')).toBe('01.02.2000|');
    expect(edit(date, '19031985', '1990-05-20|')).toBe('20.05.1990|');
    expect(edit(date, '16061990', '15/06/1990|')).toBe('15.06.1990|');
  });

  test('a zero inside a phone is a digit, not a prefix', () => {
    expect(edit(phoneNumber, '532', '(53205|')).toBe('(532)05|');
    expect(edit(phoneNumber, '5', '(505|')).toBe('(505|');
  });

  test('a country code put before a phone goes', () => {
    expect(edit(phoneNumber, '532', '+90|(532')).toBe('(|532');
    expect(edit(phoneNumber, '532', '0|(532')).toBe('(|532');
    expect(edit(phoneNumber, '0532', '9|(053)2')).toBe('(|532');
  });

  test('overlong text stays whole', () => {
    expect(edit(tc, '', '19090909018 99999|')).toBe('1909090901899999|');
    expect(edit(tc, '1909', '1909 0909 018 77|')).toBe('1909090901877|');
    expect(edit(phoneNumber, '', '0532 123 45 678|')).toBe('(532)123-45678|');
    expect(edit(phoneNumber, '', '+90 532 123 45 678|')).toBe('(532)123-45678|');
    expect(edit(cardNumber, '', '4111 1111 1111 1111 1|')).toBe('4111 1111 1111 11111|');
    expect(edit(date, '', '05.09.19901|')).toBe('05.09.19901|');
  });
});

describe('[F-05] text from elsewhere', () => {
  test('while a word is composed its text stays as it is, then takes its form', () => {
    const composing = applyEdit({ mask: plaka, previous: held(plaka, '34'), text: '34ab', caret: 4, composing: true });
    expect(composing).toMatchObject({ raw: '34AB', display: '34ab', caret: 4 });
    expect(applyEdit({ mask: plaka, previous: composing, text: '34abc', caret: 5 })).toMatchObject({
      raw: '34ABC',
      display: '34 ABC',
      caret: 6,
    });
  });

  test('a composed word in the middle keeps its caret', () => {
    const previous = { raw: '34AB123', display: '34 ab| 123' };
    expect(applyEdit({ mask: plaka, previous, text: '34 ab 123', caret: 5 })).toMatchObject({
      raw: '34AB123',
      display: '34 AB 123',
      caret: 5,
    });
  });

  test('autofill and undo with the caret left anywhere are read whole', () => {
    const previous = held(phoneNumber, '5559');
    expect(applyEdit({ mask: phoneNumber, previous, text: '+90 532 123 45 67', caret: 0 })).toMatchObject({
      raw: '5321234567',
      display: '(532)123-4567',
      caret: 1,
    });
  });

  test('nothing changed leaves all as it is', () => {
    expect(edit(phoneNumber, '532123', '(532)|123')).toBe('(532)|123');
  });
});
