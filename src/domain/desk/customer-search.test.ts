import { describe, expect, test } from 'vitest';
import { cluesIn } from './customer-search.ts';

const kindsOf = (typed: string) => cluesIn(typed).map(({ kind }) => kind);

describe('what a text may mean', () => {
  test.each(['5321234567', '0532 123 45 67', '+90 (532) 123-45-67', '905321234567', '٥٣٢١٢٣٤٥٦٧'])(
    '%s is a phone',
    (typed) => {
      expect(cluesIn(typed)).toContainEqual({ kind: 'phone', phone: '5321234567' });
    },
  );

  test.each(['34ABC123', '34 abc 123', '34-ABC-123', ' 34 Abc 123 '])('%s is a plate', (typed) => {
    expect(cluesIn(typed)).toContainEqual({ kind: 'plate', plate: '34ABC123' });
  });

  test('letters of a Turkish keyboard are those of plates', () => {
    expect(cluesIn('35 iı 1234')).toContainEqual({ kind: 'plate', plate: '35II1234' });
  });

  test('plates of other countries are plates too', () => {
    expect(cluesIn('B-AB 1234')).toContainEqual({ kind: 'plate', plate: 'BAB1234' });
  });

  test('an order and a request for help are known by their numbers, in small letters too', () => {
    expect(cluesIn('k7q2m4x9r1t5abcd')).toContainEqual({ kind: 'orderReference', reference: 'K7Q2M4X9R1T5ABCD' });
    expect(cluesIn('d7q2m4x9')).toContainEqual({ kind: 'supportNumber', number: 'D7Q2M4X9' });
  });

  test('a policy number is looked for as typed, without spaces and in capitals', () => {
    expect(cluesIn('tr 12-345/0')).toEqual([
      { kind: 'policyNumber', spellings: ['tr 12-345/0', 'tr12-345/0', 'TR12-345/0'] },
    ]);
  });

  test('a phone is no plate, and a name is nothing', () => {
    expect(kindsOf('0532 123 45 67')).not.toContain('plate');
    expect(kindsOf('Ayşe Yılmaz')).toEqual([]);
    expect(kindsOf('  ')).toEqual([]);
  });
});
