import { describe, expect, test } from 'vitest';
import { identityOf } from '#domain/identity.ts';
import { ofPerson, peopleProblems } from '#messages/people-questions.ts';
import type { ListInputs } from '../../fields/field.ts';
import { problemsOf, valuesOf } from '../../fields/problems.ts';
import { readAnswers } from '../../fields/read-answers.ts';
import { isShown, type ListRow, newRow } from '../../fields/values.ts';
import { modelOf } from '../../fields/wire.ts';
import { readersOf } from '../form-answers.ts';
import { type PersonRow, personRow } from './answers.ts';
import { birthdateFlag, personFields } from './fields.ts';
import { plainRows } from './identity.ts';
import { judgePeople, peopleSentence } from './judge.ts';

const today = '2026-11-15';
const everybody = ['1', '2', '3', '4', '5'] as const;
const withPassports = personFields({ relations: everybody, passports: true });
const withoutPassports = personFields({ relations: ['1', '2', '3'], passports: false });

const asked = (fields: typeof withPassports, row: Readonly<Record<string, string>>) =>
  fields.filter((field) => isShown(field, row)).map(({ name }) => name);

describe('what is asked of a person', () => {
  test('of the customer nothing beside that they are among the insured', () => {
    expect(asked(withPassports, { Relation: '1', PassportType: '2' })).toEqual(['Relation']);
    expect(asked(withPassports, {})).toEqual(['Relation']);
  });

  test('[V-06] of others the number, and the birth date only once the register wants it', () => {
    const spouse = { Relation: '2', PassportType: '1' };
    expect(asked(withPassports, spouse)).toEqual(['Relation', 'PassportType', 'NationalNumber']);
    expect(asked(withPassports, { ...spouse, [birthdateFlag]: 'true' })).toContain('Birthdate');
    expect(asked(withoutPassports, { Relation: '3' })).toEqual(['Relation', 'NationalNumber']);
    expect(asked(withoutPassports, { Relation: '3', [birthdateFlag]: 'true' })).toEqual([
      'Relation',
      'NationalNumber',
      'Birthdate',
    ]);
  });

  test('of who has a passport only all that the passport tells', () => {
    expect(asked(withPassports, { Relation: '5', PassportType: '2' })).toEqual([
      ...['Relation', 'PassportType', 'PassportNumber', 'Name', 'Surname', 'Birthdate', 'Gender', 'Nationality'],
    ]);
  });

  test('names are written in Latin letters, whatever the language', () => {
    const named = (Name: string) =>
      problemsOf(
        withPassports.filter(({ name }) => name === 'Name'),
        { Relation: '5', PassportType: '2', Name },
        today,
      ).map(({ message }) => message);
    for (const name of ['Ayşe Nur', 'Jean-Luc', "O'Neil", 'Łukasz', 'Ñusta', 'J. R.'])
      expect(named(name), name).toEqual([]);
    for (const name of ['Иван', 'محمد', '李', 'Ali2', '- -']) {
      expect(named(name), name).toEqual([expect.stringContaining('Latin harfleriyle')]);
    }
  });
});

describe('a row of the screen', () => {
  const screenRow: ListRow = {
    ...newRow({ name: 'fam', fields: withPassports }),
    ...{ Relation: '2', NationalNumber: '11111111110', Birthdate: '12.04.1985', [birthdateFlag]: 'true' },
  };
  const sent = {
    individual: 1,
    Relation: '2',
    PassportType: '1',
    NationalNumber: '11111111110',
    Birthdate: '1985-04-12',
  };

  test('[F-02] is of the family, and its hidden flag is not sent', () => {
    expect({ ...modelOf(withPassports, screenRow), individual: screenRow.individual }).toEqual(sent);
  });

  test('is read by the names that answers have, whatever else stands in it', () => {
    const table = { fam: { rows: personRow } } as const;
    const read = readAnswers({ fam: [{ ...sent, [birthdateFlag]: 'true', Surplus: 7 }] }, readersOf(table));
    expect(read).toEqual({ fam: [sent] });
  });
});

describe('the people of a policy', () => {
  const owner = identityOf('11111111110');
  const judged = (rows: readonly PersonRow[], most = 5) => judgePeople({ rows, owner, most });
  const spouse: PersonRow = { Relation: '2', NationalNumber: '22222222220' };
  const child: PersonRow = { Relation: '3', NationalNumber: '44444444440' };
  const guest: PersonRow = { Relation: '5', PassportType: '2', PassportNumber: 'u1234567' };

  test('a family, a child alone and a guest are people to insure', () => {
    expect(judged([{ Relation: '1' }, spouse, child, guest])).toEqual([]);
    expect(judged([child])).toEqual([]);
  });

  test('nobody is too few, and a policy has its most', () => {
    expect(judged([])).toEqual([peopleProblems.none]);
    expect(judged([{ Relation: '1' }, spouse, child], 2)).toEqual([peopleProblems.tooMany(2)]);
  });

  test.each<[string, readonly PersonRow[], string]>([
    ['the customer twice', [{ Relation: '1' }, { Relation: '1' }], peopleProblems.selfTwice],
    ['two spouses', [spouse, { ...child, Relation: '2' }], peopleProblems.spouseTwice],
    ['a number twice', [spouse, { ...spouse, Relation: '3' }], peopleProblems.twice],
    ['a passport twice', [guest, { ...guest, PassportNumber: 'U1234567' }], peopleProblems.twice],
    [
      'the customer as somebody else',
      [child, { Relation: '4', NationalNumber: owner.number }],
      peopleProblems.ownNumber,
    ],
  ])('%s is refused, and told of the row', (_what, rows, problem) => {
    expect(judged(rows)).toEqual([ofPerson(2, problem)]);
  });

  test('a number and a passport that look alike are two people', () => {
    const alike = { ...guest, PassportNumber: '222222222' };
    expect(judged([{ ...spouse, NationalNumber: '222222222' }, alike])).toEqual([]);
  });

  test('what a form says of a row is told with its row', () => {
    const list: ListInputs = {
      kind: 'listInputs',
      name: 'fam',
      label: '',
      addLabel: '',
      rowLabel: '',
      fields: withPassports,
    };
    const rows = [{ Relation: '1' }, { Relation: '2', PassportType: '1' }];
    const problems = problemsOf([list], valuesOf([list], { fam: rows }), today);
    expect(problems.map(peopleSentence)).toEqual(['2. kişi: Lütfen TC kimlik numarası giriniz.']);
  });
});

test('rows are read as they are asked: a kind of identity that is not named is a number', () => {
  const told = { Name: 'Deniz', Birthdate: '1985-04-12' } as const;
  expect(plainRows([{ individual: 1, Relation: '1', NationalNumber: '11111111110', ...told }])).toEqual([
    { individual: 1, Relation: '1' },
  ]);
  const [spouse] = plainRows([{ Relation: '2', NationalNumber: '22222222220', PassportNumber: 'U123456' }]);
  expect(spouse).toEqual({ Relation: '2', PassportType: '1', NationalNumber: '22222222220' });
  expect(
    plainRows([{ Relation: '3', NationalNumber: '22222222220', Gender: 'K', Nationality: 'DE', ...told }]),
  ).toEqual([{ Relation: '3', PassportType: '1', NationalNumber: '22222222220', Birthdate: '1985-04-12' }]);
});
