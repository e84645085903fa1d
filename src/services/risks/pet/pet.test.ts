import { describe, expect, test } from 'vitest';
import type { PetAnswers } from '#catalog/risks/pet/answers.ts';
import { identityOf } from '#domain/identity.ts';
import { petProblems } from '#messages/pet-questions.ts';
import { endDiffers } from '#messages/quotation.ts';
import type { FoundOf } from '#ports/found.ts';
import { cat, dog, petCare } from '#testing/pet-quotation.ts';
import { buildPet } from './build.ts';
import { carryPet } from './carry.ts';
import { judgeAnswers } from './judge.ts';
import { mergeAnswers } from './merge.ts';

const today = '2026-11-15';
const answers: PetAnswers = { Pets: [dog, cat], ...petCare };
const judged = (more: PetAnswers) => judgeAnswers(undefined, { ...answers, ...more }, today);

const found: FoundOf<'pet'> = {
  kind: 'pet',
  owner: {
    identity: identityOf('11111111110'),
    name: 'Deniz',
    surname: 'Örnek',
    birthdate: '1985-04-12',
    phone: '5550000001',
    email: undefined,
    provinceCode: 34,
    districtCode: 1,
  },
  provinceName: 'İstanbul',
  districtName: 'Kadıköy',
};

describe('what is wrong is said', () => {
  test('of an animal with its name, or with its number where the name does not tell', () => {
    const { PetName: _name, ...nameless } = cat;
    const chipless = { ...dog, ChipNo: undefined };
    expect(judged({ Pets: [chipless, nameless] })).toEqual([
      '2. hayvan, Adı: Lütfen doldurun',
      `Zeytin: ${petProblems.chipMissing(6)}`,
    ]);
    expect(judged({ Pets: [dog, { ...cat, PetName: 'Zeytin', ChipNo: undefined }] })).toEqual([
      `2. hayvan: ${petProblems.chipMissing(6)}`,
    ]);
  });

  test('once of each answer', () => {
    expect(judged({ Pets: [{ ...dog, PetBirthdate: '2027-01-01' }] })).toEqual([
      'Zeytin, Doğum tarihi: Lütfen 15.11.2026 ya da daha önceki bir tarih seçiniz.',
    ]);
  });

  test('of what was left out, also of a yes or no', () => {
    expect(judged({ Pets: [{ ...dog, Neutered: undefined, Vaccinated: undefined }], CoPay: undefined })).toEqual([
      'Zeytin, Kısırlaştırma: Lütfen doldurun',
      'Zeytin, Aşılar: Lütfen doldurun',
      'Katılım payı: Lütfen doldurun',
    ]);
  });

  test('of an end that is not a year after the start', () => {
    expect(judged({ PolicyEnd: '2027-11-20' })).toEqual([]);
    expect(judged({ PolicyEnd: '2027-11-19' })).toEqual([endDiffers('20.11.2027')]);
  });
});

test('what was sent is merged with what is known of the owner, whose name it does not change', () => {
  const sent = { ...answers, Name: 'Başka', CityCode: 6, Pets: [{ ...dog, PetName: ' Zeytin  ', ChipNo: undefined }] };
  const { ChipNo: _chip, ...chipless } = dog;
  expect(mergeAnswers(found, sent)).toEqual({
    ...petCare,
    ...{ Name: 'Deniz', Surname: 'Örnek', CityCode: 6 },
    Pets: [chipless],
  });
  expect(mergeAnswers(found, {})).toEqual({ Name: 'Deniz', Surname: 'Örnek', CityCode: 34, TownCode: 1 });
});

test('judged answers are the risk that insurers are asked to take', () => {
  expect(buildPet({ ...answers, TreatmentLimit: '3', CoPay: '2' })).toEqual({
    kind: 'pet',
    limit: 10_000_000,
    copayPercent: 20,
    pets: [
      {
        species: 'dog',
        breed: 'golden-retriever',
        name: 'Zeytin',
        birthdate: '2023-05-01',
        sex: 'female',
        chip: '990000000000001',
        neutered: true,
        vaccinated: true,
      },
      {
        species: 'cat',
        breed: 'van-kedisi',
        name: 'Pamuk',
        birthdate: '2021-08-20',
        sex: 'male',
        chip: '990000000000002',
        neutered: false,
        vaccinated: true,
      },
    ],
  });
  expect(() => buildPet({ ...answers, Pets: [{ ...dog, Neutered: undefined }] })).toThrow('Neutered');
});

describe('a renewal', () => {
  test('holds animals, limit and co-pay; what a year changes is said anew', () => {
    const { Vaccinated: _dog, ...oldDog } = dog;
    const { Vaccinated: _cat, Neutered: _not, ...oldCat } = cat;
    expect(carryPet({ answers })).toEqual({ Pets: [oldDog, oldCat], TreatmentLimit: '2', CoPay: '1' });
  });

  test('asks for the chip of a kitten that has grown', () => {
    const kitten = { ...cat, PetBirthdate: '2026-08-01', ChipNo: undefined };
    expect(judged({ Pets: [kitten] })).toEqual([]);
    const { Pets = [] } = carryPet({ answers: { ...answers, Pets: [kitten] } });
    const next = {
      ...petCare,
      PolicyStart: '2027-11-20',
      Pets: Pets.map((row) => ({ ...row, Neutered: true, Vaccinated: true })),
    };
    expect(judgeAnswers(undefined, next, '2027-11-10')).toEqual([`Pamuk: ${petProblems.chipMissing(6)}`]);
  });
});
