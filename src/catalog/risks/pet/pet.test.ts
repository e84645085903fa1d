import { describe, expect, test } from 'vitest';
import { petProblems } from '#messages/pet-questions.ts';
import { sharedNotes } from '#messages/share.ts';
import { cat, dog, petCare } from '#testing/pet-quotation.ts';
import { problemsOf, valuesOf } from '../../fields/problems.ts';
import { emptyValues } from '../../fields/values.ts';
import { modelOf } from '../../fields/wire.ts';
import { fieldsOf } from '../../forms/fields-of.ts';
import { describeInsured } from '../describe-insured.ts';
import { readersOf } from '../form-answers.ts';
import { insuredWords } from '../insured.ts';
import { petAnswers, petRow } from './answers.ts';
import { breedLists, breeds } from './breeds.ts';
import { petFields } from './fields.ts';
import { petForm } from './form.ts';
import { breedProblem, judgePets } from './judge.ts';
import { mostPets } from './limits.ts';
import { presetAnswers } from './presets.ts';

const today = '2026-11-15';
const fields = fieldsOf(petForm);
const wrong = (sent: object) => problemsOf(fields, valuesOf(fields, { ...petCare, ...sent }), today);

describe('breeds', () => {
  const lists = Object.values(breeds);

  test('have keys of their own, names that lists tell apart, and stand by our alphabet behind those that are not known', () => {
    const keys = lists.flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const choices of Object.values(breedLists)) {
      const names = choices.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const known = names.filter((name) => !name.startsWith('Melez'));
      expect(known).toEqual(known.toSorted((one, other) => one.localeCompare(other, 'tr')));
      expect(names.slice(names.length - known.length)).toEqual(known);
    }
  });

  test('of dogs say how large they grow, those of cats do not', () => {
    expect(breeds.dog.every(({ size }) => size !== undefined)).toBe(true);
    expect(breeds.cat.every(({ size }) => size === undefined)).toBe(true);
  });

  test('six are forbidden by law, all of them dogs, and they are offered', () => {
    const forbidden = lists.flat().filter((breed) => breed.forbidden);
    expect(forbidden.map(({ name }) => name)).toEqual([
      'American Bully',
      'American Staffordshire Terrier',
      'Dogo Argentino',
      'Fila Brasileiro',
      'Japon tosa',
      'Pitbull Terrier',
    ]);
    const offered = breedLists.KopekIrklari?.map(({ id }) => id);
    expect(offered).toEqual(expect.arrayContaining(forbidden.map(({ key }) => key)));
    for (const { key, name } of forbidden) {
      const reason = breedProblem({ Species: '2', Breed: key });
      expect(reason).toBe(petProblems.forbiddenBreed(name));
      expect(reason).toMatch(/5199 sayılı Hayvanları Koruma Kanunu.*devam edebilirsiniz/);
    }
  });

  test('belong to one species', () => {
    expect(breedProblem({ Species: '1', Breed: 'golden-retriever' })).toBe(petProblems.unknownBreed);
    expect(breedProblem({ Species: '2', Breed: 'golden-retriever' })).toBeUndefined();
    expect(breedProblem({ Species: '2', Breed: 'toString' })).toBe(petProblems.unknownBreed);
    expect(breedProblem({ Species: '2' })).toBeUndefined();
  });
});

describe('questions about animals', () => {
  test('all that is known of an animal is asked, and nothing else', () => {
    expect(petFields.map(({ name }) => name)).toEqual(Object.keys(petRow));
  });

  test('are content with what they need, and with a row for an animal that nobody told of yet with nothing', () => {
    expect(wrong({ Pets: [dog, cat] })).toEqual([]);
    const [row = {}] = presetAnswers(today).Pets ?? [];
    const names = wrong({ Pets: [row] }).map(({ path }) => path.at(-1));
    expect(names).toEqual(['Species', 'Breed', 'PetName', 'PetBirthdate', 'PetSex', 'Neutered', 'Vaccinated']);
    expect(wrong({ Pets: [] })).toEqual([
      { path: ['Pets'], message: 'Lütfen sigortalanacak en az bir hayvan ekleyin.' },
    ]);
  });

  test('what is preset says nothing of an animal', () => {
    expect(presetAnswers(today)).toEqual({ Pets: [{}], TreatmentLimit: '2', CoPay: '1', PolicyStart: today });
    expect(emptyValues(petFields)).toMatchObject({ Neutered: '', Vaccinated: '', PetSex: '', Species: '' });
  });

  test.each([
    [true, true],
    [false, true],
    [true, false],
  ])('yes and no are read from a filled form: %s, %s', (Neutered, Vaccinated) => {
    const sent = { ...petCare, Pets: [{ ...dog, Neutered, Vaccinated }] };
    const { Pets } = readersOf({ Pets: petAnswers.Pets });
    expect(Pets(modelOf(fields, valuesOf(fields, sent)).Pets, 'Pets')).toEqual(sent.Pets);
  });

  test.each(['Zeytin', 'Şeker Hanım', 'Mr. Black', '3 Numara', "D'Artagnan", 'Tom & Jerry'])(
    '%j is a name',
    (PetName) => {
      expect(wrong({ Pets: [{ ...dog, PetName }] })).toEqual([]);
    },
  );

  test.each(['<b>Zeytin</b>', 'Zeytin\nBcc: x', 'https://x.example', '🐶', 'A'.repeat(31)])('%j is none', (PetName) => {
    expect(wrong({ Pets: [{ ...dog, PetName }] })).toMatchObject([{ path: ['Pets', 0, 'PetName'] }]);
  });

  test('a chip that is given is judged, whatever the age', () => {
    const kitten = { ...cat, PetBirthdate: '2026-08-01', ChipNo: '123' };
    expect(wrong({ Pets: [kitten] })).toMatchObject([{ path: ['Pets', 0, 'ChipNo'] }]);
    expect(wrong({ Pets: [{ ...kitten, ChipNo: undefined }] })).toEqual([]);
  });
});

describe('an animal is judged by its age on the day the policy begins', () => {
  const start = '2026-11-20';
  const judged = (...Pets: readonly object[]) => judgePets({ Pets, PolicyStart: start }, today);
  const born = (PetBirthdate: string, ChipNo?: string) => ({ ...cat, PetBirthdate, ChipNo });

  test('six months old it needs a chip, the day before it does not', () => {
    expect(judged(born('2026-05-20'))).toEqual([{ path: ['Pets', 0, 'ChipNo'], message: petProblems.chipMissing(6) }]);
    expect(judged(born('2026-05-21'))).toEqual([]);
    expect(judged(born('2026-05-20', cat.ChipNo))).toEqual([]);
  });

  test('under two months and over twenty years it is not taken', () => {
    expect(judged(born('2026-09-20'))).toEqual([]);
    expect(judged(born('2026-09-21'))).toMatchObject([{ path: ['Pets', 0, 'PetBirthdate'] }]);
    expect(judged(born('2005-11-21', cat.ChipNo))).toEqual([]);
    expect(judged(born('2005-11-20', cat.ChipNo))).toMatchObject([{ message: petProblems.tooOld(20) }]);
  });

  test('as of today, until a day is chosen', () => {
    expect(judgePets({ Pets: [born('2026-05-16')] }, today)).toEqual([]);
    expect(judgePets({ Pets: [born('2026-05-15')] }, today)).toHaveLength(1);
  });

  test('no two have one chip', () => {
    expect(judged(dog, cat)).toEqual([]);
    expect(judged(dog, { ...cat, ChipNo: dog.ChipNo })).toEqual([
      { path: ['Pets', 1, 'ChipNo'], message: petProblems.chipTwice },
    ]);
  });

  test('three are insured under one policy, not four', () => {
    const many = Array.from({ length: mostPets + 1 }, (_, index) => ({ ...cat, ChipNo: `99000000000000${index}` }));
    expect(judged(...many.slice(1))).toEqual([]);
    expect(judged(...many)).toEqual([{ path: ['Pets'], message: petProblems.tooMany(3) }]);
  });
});

describe('animals as their owner calls them', () => {
  const pet = (name: string, species: 'cat' | 'dog', breed: string) =>
    ({
      name,
      species,
      breed,
      birthdate: '2023-05-01',
      sex: 'male',
      chip: '990000000000001',
      neutered: true,
      vaccinated: true,
    }) as const;
  const risk = (...pets: ReturnType<typeof pet>[]) => ({ kind: 'pet', pets, limit: 1, copayPercent: 0 }) as const;
  const [zeytin, pamuk, duman] = [
    pet('Zeytin', 'dog', 'golden-retriever'),
    pet('Pamuk', 'cat', 'van-kedisi'),
    pet('Duman', 'cat', 'no-longer-listed'),
  ];

  test('one with what it is, several by their names; breeds in the same order, chips nowhere', () => {
    expect(describeInsured(risk(zeytin), undefined)).toMatchObject({
      title: 'Zeytin (köpek)',
      detail: 'Golden Retriever',
    });
    expect(describeInsured(risk(zeytin, pamuk), undefined)).toMatchObject({
      title: 'Zeytin ve Pamuk',
      detail: 'Golden Retriever, Van kedisi',
    });
    const three = describeInsured(risk(zeytin, pamuk, duman), undefined);
    expect(three).toMatchObject({ title: 'Zeytin, Pamuk ve Duman', detail: 'Golden Retriever, Van kedisi, kedi' });
    expect(`${three.title} ${three.detail}`).not.toMatch(/\d/);
  });

  test('in the sentences about their policy', () => {
    const insured = describeInsured(risk(zeytin), undefined);
    expect(insuredWords.pet.value(insured)).toBe('Zeytin (köpek) · Golden Retriever');
    expect(insuredWords.pet.policy(insured, 'Evcil hayvan sigortası')).toBe(
      'Zeytin (köpek) için düzenlenen Evcil hayvan sigortası poliçeniz',
    );
    expect(sharedNotes.pet).toContain('mikroçip numarası yer almaz');
  });
});
