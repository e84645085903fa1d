import { describe, expect, test } from 'vitest';
import type { HealthAnswers, HealthRow } from '#catalog/risks/health/answers.ts';
import { type Identity, identityOf } from '#domain/identity.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { LineKey } from '#domain/lines.ts';
import { healthProblems as problems } from '#messages/health-questions.ts';
import { ofPerson, peopleProblems } from '#messages/people-questions.ts';
import { endDiffers } from '#messages/quotation.ts';
import { ruleMessages } from '#messages/rules.ts';
import type { FoundOf } from '#ports/found.ts';
import { healthy, plan, themselves } from '#testing/health-quotation.ts';
import { buildHealth } from './build.ts';
import { carryHealth } from './carry.ts';
import { judgeAnswers } from './judge.ts';
import { mergeAnswers } from './merge.ts';
import { mayHaveBirthCover } from './people.ts';

const today = '2026-11-15';
const number = '11111111110';

const foundFor = (identity: Identity): FoundOf<'health'> => ({
  kind: 'health',
  gender: 'female',
  nationality: undefined,
  owner: {
    identity,
    name: 'Deniz',
    surname: 'Örnek',
    birthdate: '1985-04-12',
    phone: '5550000001',
    email: undefined,
    provinceCode: 34,
    districtCode: 3401,
  },
  provinceName: 'İstanbul',
  districtName: 'Kadıköy',
});
const found = foundFor(identityOf(number));

function judged(line: LineKey, answers: HealthAnswers, identity = found.owner.identity) {
  const holder = foundFor(identity);
  return judgeAnswers({ line, found: holder }, mergeAnswers(holder, answers), today);
}
const individual: HealthAnswers = { fam: [themselves], ...plan };
const supplementary: HealthAnswers = { ...individual, SocialSecurity: true };
const people = (...fam: readonly HealthRow[]) => judged('bireysel', { ...individual, fam });

const spouse: HealthRow = { individual: 1, Relation: '2', NationalNumber: '66666666660', ...healthy };
const child: HealthRow = { individual: 1, Relation: '3', NationalNumber: '44444444440', ...healthy };

describe('answers about people and their care', () => {
  test('are content with a person, a family and a child alone', () => {
    expect(judged('tamamlayici', supplementary)).toEqual([]);
    expect(people(themselves)).toEqual([]);
    expect(people(themselves, spouse, child, { ...child, NationalNumber: '77777777770' })).toEqual([]);
    expect(people(child)).toEqual([]);
  });

  test('who is not in social security is told of individual health, and of nothing else', () => {
    expect(judged('tamamlayici', { SocialSecurity: false })).toEqual([ruleMessages.socialSecurityMissing]);
    expect(judged('tamamlayici', individual)).toEqual([ruleMessages.socialSecurityMissing]);
  });

  test('nobody, and more than eight, are refused', () => {
    expect(people()).toEqual([peopleProblems.none]);
    const nine = Array.from({ length: 9 }, (_, place) => ({ ...child, NationalNumber: `${place}` }));
    expect(people(...nine)).toContain(peopleProblems.tooMany(8));
    expect(people(...nine.slice(1))).not.toContain(peopleProblems.tooMany(8));
  });

  test.each<[string, HealthRow, string]>([
    ['the customer twice', themselves, ofPerson(2, peopleProblems.selfTwice)],
    ['their own number', { ...child, NationalNumber: number }, ofPerson(2, peopleProblems.ownNumber)],
    ['no number', { ...child, NationalNumber: undefined }, ofPerson(2, ruleMessages.nationalNumberMissing)],
    ['no relation', { ...child, Relation: undefined }, ofPerson(2, ruleMessages.missing)],
    [
      'a passport',
      { ...child, NationalNumber: undefined, PassportType: '2', PassportNumber: 'U1234567' },
      ofPerson(2, ruleMessages.nationalNumberMissing),
    ],
    ['no declaration', { ...child, Conditions: undefined }, ofPerson(2, ruleMessages.declarationMissing)],
    ['an illness without a word', { ...child, Conditions: ['3'] }, ofPerson(2, ruleMessages.healthNoteMissing)],
    [
      'treatment without a word',
      { ...child, PlannedTreatment: true, HealthNote: ' ' },
      ofPerson(2, ruleMessages.healthNoteMissing),
    ],
    ['no height', { ...child, Height: undefined }, problems.inField(2, 'Boy (cm)', ruleMessages.heightMissing)],
    ['too heavy', { ...child, Weight: 301 }, problems.inField(2, 'Kilo (kg)', 'En fazla 300 olmalıdır.')],
  ])('%s is refused, and told of the row', (_what, row, sentence) => {
    expect(people(themselves, row)).toEqual([sentence]);
  });

  test('two spouses and a number twice are refused', () => {
    expect(people(spouse, { ...child, Relation: '2' })).toEqual([ofPerson(2, peopleProblems.spouseTwice)]);
    expect(people(spouse, { ...child, NationalNumber: spouse.NationalNumber })).toEqual([
      ofPerson(2, peopleProblems.twice),
    ]);
  });

  test('no sentence repeats what was declared', () => {
    const secret = { ...child, Height: 999, Weight: 888, Conditions: ['4'], HealthNote: 'x'.repeat(501) } as const;
    const sentences = people({ ...secret, HealthNote: 'gizli-söz'.repeat(80) });
    expect(sentences).toHaveLength(3);
    expect(sentences.join(' ')).not.toMatch(/999|888|gizli|kanser/i);
  });

  test('birth is covered with outpatient treatment alone', () => {
    const inpatient = { ...individual, Treatment: '1', OutpatientVisits: undefined, Birth: true } as const;
    expect(judged('bireysel', inpatient)).toEqual([problems.birthNeedsOutpatient]);
    expect(judged('bireysel', { ...individual, Birth: true })).toEqual([]);
  });

  test('an end that is told must be the year’s', () => {
    expect(judged('bireysel', { ...individual, PolicyEnd: '2027-11-20' })).toEqual([]);
    expect(judged('bireysel', { ...individual, PolicyEnd: '2027-11-19' })).toEqual([endDiffers('20.11.2027')]);
  });
});

describe('answers of a foreigner', () => {
  const foreigner = identityOf('99000000110');
  const passport: Identity = { kind: 'passport', number: 'N1234567' };
  const answers: HealthAnswers = { TermYears: '2', PolicyStart: '2026-11-20' };

  test('need the years and the day, and nobody but themselves', () => {
    for (const identity of [foreigner, passport]) {
      expect(judged('yabanci', answers, identity)).toEqual([]);
      expect(judged('yabanci', { ...answers, fam: [{ individual: 1, Relation: '1' }] }, identity)).toEqual([]);
    }
    for (const name of ['TermYears', 'PolicyStart'])
      expect(judged('yabanci', { ...answers, [name]: undefined }, passport), name).toEqual([ruleMessages.missing]);
  });

  test('a family or a declaration is refused', () => {
    expect(judged('yabanci', { ...answers, fam: [themselves] }, passport)).toEqual([problems.foreignerAlone]);
    expect(judged('yabanci', { ...answers, fam: [child] }, passport)).toEqual([problems.foreignerAlone]);
    expect(judged('yabanci', { ...answers, fam: [] }, passport)).toEqual([problems.foreignerAlone]);
  });

  test('a citizen is told of individual health', () => {
    expect(judged('yabanci', answers)).toEqual([problems.foreignersOnly]);
  });

  test('an end that is told must be that of the years', () => {
    expect(judged('yabanci', { ...answers, PolicyEnd: '2028-11-20' }, passport)).toEqual([]);
    expect(judged('yabanci', { ...answers, PolicyEnd: '2027-11-20' }, passport)).toEqual([endDiffers('20.11.2028')]);
    expect(judged('yabanci', { ...answers, TermYears: undefined, PolicyEnd: '2027-11-20' }, passport)).toHaveLength(1);
  });
});

describe('the care that insurers are asked for', () => {
  test('is the plan of everybody together', () => {
    expect(buildHealth('tamamlayici', { ...supplementary, fam: [themselves, spouse], Dental: true })).toEqual({
      kind: 'health',
      scheme: 'supplementary',
      peopleCount: 2,
      plan: {
        treatment: 'inAndOutpatient',
        visits: 10,
        network: 'standard',
        birth: false,
        dental: true,
        checkUp: false,
      },
      years: undefined,
    });
    expect(buildHealth('bireysel', { ...individual, OutpatientVisits: '0', Network: '4' }).plan).toMatchObject({
      visits: 'unlimited',
      network: 'full',
    });
    expect(buildHealth('bireysel', { ...individual, Treatment: '1' }).plan).toMatchObject({
      treatment: 'inpatient',
      visits: undefined,
    });
  });

  test('of a foreigner is the term alone', () => {
    expect(buildHealth('yabanci', { TermYears: '2', Treatment: '1' })).toEqual({
      kind: 'health',
      scheme: 'foreigner',
      peopleCount: 1,
      plan: undefined,
      years: 2,
    });
  });
});

test('answers bear the name the customer is known by, and where they live now', () => {
  const sent = {
    Name: 'BAŞKA',
    Surname: 'BİRİ',
    CityCode: 6,
    fam: [{ ...themselves, NationalNumber: number }],
  } as const;
  const merged = mergeAnswers(found, sent);
  expect(merged).toMatchObject({ Name: 'Deniz', Surname: 'Örnek', CityCode: 6, fam: [themselves] });
  expect(merged.fam?.[0]).not.toHaveProperty('NationalNumber');
  expect(merged.TownCode).toBeUndefined();
  expect(mergeAnswers(found, {})).toEqual({ Name: 'Deniz', Surname: 'Örnek', CityCode: 34, TownCode: 3401 });
});

test('a renewal begins with the people and the plan; what was declared is declared anew', () => {
  const {
    Height: _,
    Weight: __,
    Conditions: ___,
    Medication: ____,
    PlannedTreatment: _____,
    Pregnant: ______,
    ...who
  } = child;
  expect(carryHealth({ answers: { ...supplementary, fam: [child] } })).toEqual({ ...plan, fam: [who] });
});

test('birth is covered for women who are grown up, and for whom nobody told the sex', () => {
  const person: InsuredPerson = {
    relation: 'self',
    identity: found.owner.identity,
    name: 'Deniz',
    surname: 'Örnek',
    birthdate: '2008-11-20',
    gender: 'female',
    nationality: 'TR',
  };
  expect(mayHaveBirthCover(person, '2026-11-20')).toBe(true);
  expect(mayHaveBirthCover(person, '2026-11-19')).toBe(false);
  expect(mayHaveBirthCover({ ...person, gender: undefined }, '2026-11-20')).toBe(true);
  expect(mayHaveBirthCover({ ...person, gender: 'male' }, '2026-11-20')).toBe(false);
});
