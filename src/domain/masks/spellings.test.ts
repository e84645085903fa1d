import { describe, expect, test } from 'vitest';
import { ruleByMask } from '../rules/by-mask.ts';
import { applyEdit } from './edit.ts';
import type { MaskName } from './mask.ts';
import { masks } from './masks.ts';

type Row = { readonly raw: string; readonly display: string; readonly spellings: readonly string[] };

const table = {
  plaka: {
    raw: '34ABI123',
    display: '34 ABI 123',
    spellings: [
      '34ABI123',
      '34 ABI 123',
      '34abi123',
      ' 34-abı-123 ',
      '34.ABİ.123',
      'TR 34 ABI 123',
      '３４ ＡＢＩ １２３',
      '34 abi\n123\n',
    ],
  },
  documentNo: {
    raw: '123456',
    display: '123456',
    spellings: ['123456', ' 123456 ', '123 456', 'AB 123456', 'AB123456', 'No: 123456', '１２３４５６', '123-456\n'],
  },
  documentSerial: {
    raw: 'SI',
    display: 'SI',
    spellings: ['SI', 'si', 'şı', 'ŞI', ' s i ', 'SI 123456', 'ＳＩ', 'şi\n'],
  },
  date: {
    raw: '05091990',
    display: '05.09.1990',
    spellings: [
      '05.09.1990',
      '05/09/1990',
      '5.9.1990',
      '05 09 1990',
      '05091990',
      '1990-09-05',
      '1990-09-05T00:00:00Z',
      ' ０５．０９．１９９０\n',
    ],
  },
  tcVn: {
    raw: '1234567890',
    display: '1234567890',
    spellings: [
      '1234567890',
      ' 1234567890',
      '123 456 7890',
      '123-456-78-90',
      'VKN: 1234567890',
      '１２３４５６７８９０',
      '١٢٣٤٥٦٧٨٩٠',
      '1234567890\n',
    ],
  },
  tc: {
    raw: '19090909018',
    display: '19090909018',
    spellings: [
      '19090909018',
      ' 19090909018 ',
      '190 909 090 18',
      '190-909-090-18',
      'TC 19090909018',
      '１９０９０９０９０１８',
      '190.909.090.18',
      '\n19090909018\n',
    ],
  },
  cardNumber: {
    raw: '5526080000000006',
    display: '5526 0800 0000 0006',
    spellings: [
      '5526080000000006',
      '5526 0800 0000 0006',
      '5526-0800-0000-0006',
      '5526.0800.0000.0006',
      ' 5526  0800  0000  0006 ',
      '５５２６ ０８００ ００００ ０００６',
      '5526_0800_0000_0006',
      '5526\u00a00800\u00a00000\u00a00006\n',
    ],
  },
  cardExpiry: {
    raw: '0829',
    display: '08/29',
    spellings: ['08/29', '0829', '8/29', '08/2029', '08 / 29', '2029-08', ' ０８／２９\n', '082029'],
  },
  cvc: {
    raw: '123',
    display: '123',
    spellings: ['123', ' 123', '123 ', '1 2 3', '1-2-3', 'CVC: 123', '１２３', '1.2.3'],
  },
  phoneNumber: {
    raw: '5321234567',
    display: '(532)123-4567',
    spellings: [
      '+90 532 123 45 67',
      '0532 123 45 67',
      '00905321234567',
      '5321234567',
      '(532) 123-4567',
      '532.123.45.67',
      '５３２１２３４５６７',
      ' \n+90 (0532) 123 45 67\n ',
    ],
  },
} satisfies Record<MaskName, Row>;

const names = Object.keys(table) as MaskName[];
const cases = names.flatMap((name) => table[name].spellings.map((spelling) => [name, spelling, table[name]] as const));

describe('[F-05] any spelling in any mask', () => {
  test('the matrix has eight spellings for each mask: the nine of the form kit and that of a card’s expiry', () => {
    expect(Object.keys(masks)).toEqual(names);
    expect(new Set(cases.map(([name, spelling]) => `${name} ${spelling}`)).size).toBe(80);
  });

  test.each(cases)('%s reads %j', (name, spelling, { raw, display }) => {
    const mask = masks[name];
    expect(mask.name).toBe(name);
    expect(mask.rawFrom(spelling)).toBe(raw);
    expect(mask.format(raw)).toBe(display);
    expect(mask.rawFrom(display)).toBe(raw);
  });

  test.each(cases)('%s takes %j pasted into the empty field', (name, spelling, { raw, display }) => {
    const previous = { raw: '', display: '' };
    const edited = applyEdit({ mask: masks[name], previous, text: spelling, caret: spelling.length });
    expect(edited).toMatchObject({ raw, display, caret: display.length });
  });

  test.each(cases)('%s takes %j pasted anywhere into the full field', (name, spelling, { raw, display }) => {
    for (let caret = 0; caret <= display.length; caret += 1) {
      const text = display.slice(0, caret) + spelling + display.slice(caret);
      const edited = applyEdit({
        mask: masks[name],
        previous: { raw, display },
        text,
        caret: caret + spelling.length,
      });
      expect(edited.raw).toBe(raw);
    }
  });

  test.each(cases)('%s takes %j pasted over another value', (name, spelling, { raw }) => {
    const edited = applyEdit({
      mask: masks[name],
      previous: otherValues[name],
      text: spelling,
      caret: spelling.length,
    });
    expect(edited.raw).toBe(raw);
  });
});

test.each(names)('[F-06] characters too many for %s are shown and refused by its rule', (name) => {
  const { raw } = table[name];
  const longer = masks[name].format(`${raw}${name === 'documentSerial' ? 'XX' : '99'}`);
  expect(longer.replace(/[^A-Z\d]/g, '').length).toBeGreaterThan(masks[name].maxRaw);
  expect(ruleByMask[name](longer)).toBeDefined();
});

const otherValues = Object.fromEntries(
  Object.entries({
    plaka: '34ABK99',
    documentNo: '123999',
    documentSerial: 'SK',
    date: '05122001',
    tcVn: '12399999999',
    tc: '19099999999',
    cardNumber: '5526999999999999',
    cardExpiry: '0831',
    cvc: '129',
    phoneNumber: '5329999999',
  } satisfies Record<MaskName, string>).map(([name, raw]) => [
    name,
    { raw, display: masks[name as MaskName].format(raw) },
  ]),
) as Record<MaskName, { raw: string; display: string }>;

describe('[K-10] field sizes', () => {
  test.each([
    ['cardNumber', 19, 16],
    ['phoneNumber', 13, 10],
    ['date', 10, 8],
    ['documentNo', 6, 6],
    ['documentSerial', 2, 2],
    ['cvc', 3, 3],
    ['tc', 11, 11],
    ['tcVn', 11, 11],
  ] as const)('%s shows %i characters and holds %i', (name, shown, held) => {
    expect(masks[name].slots).toHaveLength(shown);
    expect(masks[name].maxRaw).toBe(held);
  });

  test.each(names)('[F-06] the complete display of %s satisfies its rule, an unfinished one does not', (name) => {
    const { raw, display } = table[name];
    expect(ruleByMask[name](display)).toBeUndefined();
    expect(ruleByMask[name](masks[name].format(raw.slice(0, masks[name].minRaw - 1)))).toBeDefined();
  });
});

test('[V-04] the phone mask shows as it is typed', () => {
  const shown = ['5', '53', '532', '5321', '532123', '5321234', '5321234567'].map(masks.phoneNumber.format);
  expect(shown).toEqual(['(5', '(53', '(532', '(532)1', '(532)123', '(532)123-4', '(532)123-4567']);
});

test('[V-17] a plate is grouped by its parts, whatever their lengths', () => {
  const shown = ['3', '34', '34A', '34A1234', '34AB123', '34ABC12', '3ABC', '34123', ''].map(masks.plaka.format);
  expect(shown).toEqual(['3', '34', '34 A', '34 A 1234', '34 AB 123', '34 ABC 12', '3 ABC', '34 123', '']);
});
