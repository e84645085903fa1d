import { expect, test } from 'vitest';
import { iban } from './iban.ts';
import { imei } from './imei.ts';
import { microchip } from './microchip.ts';
import { passport } from './passport.ts';
import { postalCode } from './postal-code.ts';
import type { Rule } from './rule.ts';
import { uavt } from './uavt.ts';

const table: readonly {
  readonly name: string;
  readonly rule: Rule;
  readonly valid: readonly string[];
  readonly wrong: readonly string[];
}[] = [
  {
    name: 'imei',
    rule: imei,
    valid: ['490154203237518', '356938035643809'],
    wrong: ['490154203237519', '49015420323751', '000000000000000', '49-015420-323751-8'],
  },
  {
    name: 'iban',
    rule: iban,
    valid: ['TR330006100519786457841326', 'tr33 0006 1005 1978 6457 8413 26'],
    wrong: [
      'TR330006100519786457841327',
      'TR33000610051978645784132',
      'DE89370400440532013000',
      'TR330006110519786457841326',
    ],
  },
  { name: 'uavt', rule: uavt, valid: ['1234567890'], wrong: ['123456789', '12345678901', '123456789a'] },
  { name: 'microchip', rule: microchip, valid: ['792098100123456'], wrong: ['79209810012345', '7920981001234567'] },
  {
    name: 'passport',
    rule: passport,
    valid: ['U12345678', 'u12345678', 'AB1234'],
    wrong: ['A1234', 'U123456789', 'ABCDEF', 'U 1234567'],
  },
  {
    name: 'postalCode',
    rule: postalCode,
    valid: ['34710', '01010', '81620'],
    wrong: ['00100', '82000', '3471', '347100'],
  },
];

const cases = (kind: 'valid' | 'wrong') =>
  table.flatMap((row) => row[kind].map((value) => [row.name, value, row.rule] as const));

test.each(cases('valid'))('%s accepts %j', (_, value, rule) => {
  expect(rule(value)).toBeUndefined();
});

test.each(cases('wrong'))('%s refuses %j', (name, value, rule) => {
  expect(rule(value)).toEqual({ message: `${name}Invalid` });
});

test.each(table)('$name leaves an empty field to required', ({ rule }) => {
  expect(rule('')).toBeUndefined();
});
