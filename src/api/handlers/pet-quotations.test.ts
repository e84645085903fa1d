import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { breedLists } from '#catalog/risks/pet/breeds.ts';
import { calls } from '#contracts/index.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { PetRisk } from '#domain/risks/pet.ts';
import { petProblems as problems } from '#messages/pet-questions.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { cat, dog, openPet, petCare } from '#testing/pet-quotation.ts';
import { storedQuotation } from '#testing/stored-quotation.ts';
import { openQuotation, proveVisitor } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

async function storedQuestion(headerGuid: string) {
  type Stored = { risk: PetRisk; insured: Insured; start: string; end: string; asked: boolean };
  return (await storedQuotation(api.database, headerGuid)) as Stored;
}

const refused = (envelope: { StatusCode: number; Messages: readonly string[] }) => {
  expect(envelope.StatusCode).toBe(1000);
  return envelope.Messages;
};

describe('a quotation for animals', () => {
  test('of a dog and a cat is asked for as it was answered', async () => {
    const { opened, update, headerGuid } = await openPet(api);
    expect(opened.Customer).toMatchObject({ Name: 'Deniz', Surname: 'Akçam', City: 'İstanbul' });
    const { envelope } = await update({ Pets: [dog, cat], TreatmentLimit: '1', CoPay: '2' });
    expect(envelope.Messages).toEqual(['Başarılı']);
    const stored = await storedQuestion(headerGuid);
    expect(stored).toMatchObject({ asked: true, start: '2026-11-20', end: '2027-11-20' });
    expect(stored.insured).toMatchObject({ title: 'Zeytin ve Pamuk', detail: 'Golden Retriever, Van kedisi' });
    expect(stored.risk).toEqual({
      kind: 'pet',
      limit: 2_500_000,
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
  });

  test('is read back with its answers and what is insured, once insurers were asked', async () => {
    const { browser, update, headerGuid } = await openPet(api);
    const read = async () =>
      calls.petQuotation.data.parse(
        (await browser.bySite(calls.petQuotation.path, { HeaderGuid: headerGuid })).envelope.Data,
      );
    expect(await read()).toMatchObject({ QueryType: 'petsaglik', Answers: null, Insured: null });
    await update();
    expect(await read()).toMatchObject({
      Answers: { Pets: [dog], ...petCare },
      Insured: { Kind: 'pet', Title: 'Zeytin (köpek)', Detail: 'Golden Retriever' },
    });
  });

  const { ChipNo: _chip, ...chipless } = cat;
  const six = { ...chipless, PetBirthdate: '2026-05-20' };
  test('a chip is needed from six months of age on the day the policy begins, and not before', async () => {
    const { update, headerGuid } = await openPet(api);
    expect(refused((await update({ Pets: [six] })).envelope)).toEqual([`Pamuk: ${problems.chipMissing(6)}`]);
    expect(await storedQuestion(headerGuid)).toMatchObject({ asked: false });
    expect((await update({ Pets: [six], PolicyStart: '2026-11-19' })).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).risk.pets).toMatchObject([{ name: 'Pamuk' }]);
    expect((await update({ Pets: [{ ...six, ChipNo: cat.ChipNo }] })).envelope.StatusCode).toBe(200);
  });

  test.each([
    [
      'a forbidden breed',
      [{ ...dog, Breed: 'dogo-argentino' }],
      `Zeytin: ${problems.forbiddenBreed('Dogo Argentino')}`,
    ],
    ['a breed nobody knows', [{ ...dog, Breed: 'ejderha' }], `Zeytin: ${problems.unknownBreed}`],
    ['a breed of the other species', [dog, { ...cat, Breed: 'pug' }], `Pamuk: ${problems.unknownBreed}`],
    ['one chip for two', [dog, { ...cat, ChipNo: dog.ChipNo }], `Pamuk: ${problems.chipTwice}`],
    [
      'half a chip',
      [dog, { ...cat, ChipNo: '99' }],
      '2. hayvan: Çip numarası 15 rakamdır. Lütfen dostunuzun kimlik kartındaki numarayı yazınız.',
    ],
    [
      'a day of birth to come',
      [{ ...dog, PetBirthdate: '2026-11-16' }],
      'Zeytin, Doğum tarihi: Lütfen 15.11.2026 ya da daha önceki bir tarih seçiniz.',
    ],
    ['too young an animal', [{ ...six, PetBirthdate: '2026-09-21' }], `Pamuk: ${problems.tooYoung(2)}`],
    ['too old an animal', [{ ...cat, PetBirthdate: '2005-11-20' }], `Pamuk: ${problems.tooOld(20)}`],
    [
      'four animals',
      Array.from({ length: 4 }, (_, index) => ({ ...cat, ChipNo: `99000000000000${index}` })),
      problems.tooMany(3),
    ],
    ['no animal', [], 'Lütfen sigortalanacak en az bir hayvan ekleyin.'],
    ['no word about vaccinations', [{ ...dog, Vaccinated: undefined }], 'Zeytin, Aşılar: Lütfen doldurun'],
    ['no word about neutering', [{ ...dog, Neutered: undefined }], 'Zeytin, Kısırlaştırma: Lütfen doldurun'],
    ['a nameless animal', [dog, { ...cat, PetName: '  ' }], '2. hayvan, Adı: Lütfen doldurun'],
    ['another species', [{ ...dog, Species: '3' }], '1. hayvan: Tür için geçerli bir seçim yapın.'],
  ])('with %s is refused in one sentence, and nobody is asked', async (_what, Pets, sentence) => {
    const { update, headerGuid } = await openPet(api);
    expect(refused((await update({ Pets })).envelope)).toEqual([sentence]);
    expect(await storedQuestion(headerGuid)).toMatchObject({ asked: false });
  });

  test('of three animals may begin in 30 days, and neither a day more', async () => {
    const { update } = await openPet(api);
    const Pets = [dog, cat, { ...cat, PetName: 'Duman', ChipNo: '990000000000003' }];
    expect((await update({ Pets, PolicyStart: '2026-12-15' })).envelope.Messages).toEqual(['Başarılı']);
    expect(refused((await update({ Pets, PolicyStart: '2026-12-16' })).envelope)).toEqual([
      'Poliçe başlangıcı: Lütfen 15.12.2026 ya da daha önceki bir tarih seçiniz.',
    ]);
  });

  test('and a quotation of a vehicle are told apart', async () => {
    const { browser, phone: Phone } = await proveVisitor(api, 'petsaglik');
    const model = { QueryType: 'kasko', NationalNumber: '11111111110', Phone };
    expect(refused((await browser.bySite(calls.petQueryInfo.path, model)).envelope)).toHaveLength(1);
    const car = await openQuotation(api);
    const update = { HeaderGuid: car.headerGuid, Pets: [dog], ...petCare };
    expect((await car.browser.bySite(calls.petUpdateInfo.path, update)).envelope.StatusCode).toBe(404);
  });
});

test('[N-13] the breeds of a species are read as a list, by their keys', async () => {
  const read = async (GroupCode: string) =>
    calls.getList.data.parse((await api.call(calls.getList.path, { GroupCode })).envelope.Data);
  const [cats, dogs] = [await read('KediIrklari'), await read('KopekIrklari')];
  expect(cats).toEqual(breedLists.KediIrklari?.map(({ id, name }) => ({ Text: name, Id: id })));
  expect(cats).toContainEqual({ Text: 'Van kedisi', Id: 'van-kedisi' });
  expect(dogs).toContainEqual({ Text: 'Golden Retriever', Id: 'golden-retriever' });
  expect(dogs).toContainEqual({ Text: 'Pitbull Terrier', Id: 'pitbull-terrier' });
  expect(dogs.map(({ Id }) => Id)).not.toContain('van-kedisi');
});
