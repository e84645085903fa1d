import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { healthScreen } from '#catalog/risks/health/screen.ts';
import { exampleHealth } from '#testing/example-quotation.ts';
import { keepValues, readKept } from '../../../form/kept-values.ts';
import { startAnswers } from '../health/start-answers.ts';
import { isSameCustomer } from '../same-customer.ts';
import { answersName, carryAnswers, givenAnswers } from './kept-answers.ts';
import { withPersonPresets } from './person-presets.ts';
import { askingBirthdates } from './rows.ts';

const today = '2026-11-16';
const fields = fieldsOf(healthScreen('tamamlayici'));
const { HeaderGuid: headerGuid } = exampleHealth();
const self = { individual: 1, Relation: '1', Height: 168, Weight: 64, Conditions: ['1'], HealthNote: 'Gizli' } as const;
const child = { individual: 1, Relation: '3', NationalNumber: '22222222220', Height: 101, Weight: 16 } as const;

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const open = (quotation = exampleHealth(), seen?: Parameters<typeof givenAnswers>[1]['seen']) =>
  givenAnswers(fields, { headerGuid, seen, start: startAnswers(fields, quotation, today) });

describe('rows of people', () => {
  test('[V-06] a declaration is kept nowhere in the tab and comes back from the server to the same people', () => {
    const answered = exampleHealth({ Answers: { fam: [self, child] } as never });
    const first = open(answered);
    keepValues(answersName(headerGuid), fields, first);
    expect([...stored.values()].join()).not.toMatch(/Height|Weight|Gizli|Conditions|DeclaresAnything/);
    // Another order, and somebody new between them.
    const newcomer = { individual: 1, Relation: '2', NationalNumber: '11111111110' };
    keepValues(answersName(headerGuid), fields, { ...first, fam: [child, newcomer, self] as never });
    expect(open(answered).fam).toMatchObject([
      { Relation: '3', Height: 101, Weight: 16 },
      { Relation: '2', Height: null, HealthNote: '', DeclaresAnything: '' },
      { Relation: '1', Height: 168, Conditions: ['1'], HealthNote: 'Gizli', DeclaresAnything: '2' },
    ]);
  });

  test('[V-06] what stood on the page a moment ago stands before what the server was told', () => {
    const seen = { fam: [{ ...self, Height: 170, Conditions: ['1'] }] };
    const answered = exampleHealth({ Answers: { fam: [self] } as never });
    expect(open(answered, seen).fam).toMatchObject([{ Height: 170 }]);
  });

  test('a birth date that was told is seen again', () => {
    const answered = exampleHealth({ Answers: { fam: [{ ...child, Birthdate: '2020-01-02' }] } as never });
    expect(open(answered).fam).toMatchObject([{ Birthdate: '02.01.2020', AsksBirthdate: 'true' }]);
    expect(open().fam).toEqual([expect.not.objectContaining({ AsksBirthdate: 'true' })]);
  });

  test('[V-06] the register opens the birth date in its rows only', () => {
    const asked = askingBirthdates([self, child, child] as never, [1]);
    expect(asked.map((row) => row.AsksBirthdate)).toEqual([undefined, 'true', undefined]);
  });

  test('[F-02] people are added by what they are to the customer, as far as the line takes them', () => {
    const [list] = withPersonPresets(healthScreen('tamamlayici')).steps[0]?.fields ?? [];
    expect(list?.kind === 'listInputs' && list.presets?.map(({ answers }) => answers.Relation)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });
});

describe('who comes back to the first step', () => {
  test('goes on with the quotation where it is the same customer', () => {
    const before = { NationalNumber: '11111111110', Phone: '5550000001' };
    expect(isSameCustomer(before, { ...before, Phone: '5550000002' })).toBe(true);
    expect(isSameCustomer(before, { NationalNumber: '22222222220' })).toBe(false);
    expect(isSameCustomer({ PassportNumber: 'U1' }, { PassportNumber: 'U1' })).toBe(true);
    expect(isSameCustomer({}, {})).toBe(false);
  });

  test('finds the answers again in another quotation', () => {
    keepValues(answersName(headerGuid), fields, { ...open(), fam: [child] as never, Treatment: '1' });
    carryAnswers(fields, headerGuid, 'other');
    expect(readKept(answersName('other'), fields)).toMatchObject({ Treatment: '1', fam: [{ Relation: '3' }] });
    carryAnswers(fields, 'never-kept', 'third');
    expect(readKept(answersName('third'), fields)).toEqual({});
  });
});
