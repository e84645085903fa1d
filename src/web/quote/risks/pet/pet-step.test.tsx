import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormValues } from '#catalog/fields/values.ts';
import type { QuotedLine } from '#catalog/flows/variants.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { quotePageOf } from '#catalog/pages/quotes.ts';
import { breedLists } from '#catalog/risks/pet/breeds.ts';
import { petForm } from '#catalog/risks/pet/form.ts';
import { calls } from '#contracts/index.ts';
import { examplePet } from '#testing/example-quotation.ts';
import { keepValues } from '../../../form/kept-values.ts';
import { choicesFor } from '../../../form/select/choices.ts';
import { allProblems } from '../../../form/together.ts';
import { answersName } from '../thing/kept-answers.ts';
import { updateOf } from './ask-offers.ts';
import { judgeScreen } from './judge-screen.ts';
import { petFlow } from './pet-flow.ts';
import { PetStep } from './pet-step.tsx';
import { petViews } from './pet-views.tsx';
import { givenPets } from './start-answers.ts';

const quoted: QuotedLine = {
  line: 'petsaglik',
  variant: undefined,
  page: quotePageOf('petsaglik'),
  texts: undefined,
  quotePath: '/pet/teklif',
};
const today = '2026-11-16';
const fields = fieldsOf(petForm);
const nothing = async () => undefined;
const cat = {
  individual: 2,
  Species: '1',
  Breed: 'van-kedisi',
  PetName: 'Pamuk',
  PetBirthdate: '01.05.2023',
  PetSex: '1',
  ChipNo: '990000000000001',
  Neutered: 'true',
  Vaccinated: 'false',
};
const filled = { Pets: [cat], TreatmentLimit: '2', CoPay: '1', PolicyStart: '16.11.2026' };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

/** Draws the step with the fields whose code comes late. */
async function draw(given: Partial<Parameters<typeof PetStep>[0]> = {}): Promise<string> {
  const { prelude } = await prerender(
    <PetStep
      quoted={quoted}
      step="pet"
      model={{ NationalNumber: '11111111110', Phone: '5550000001' }}
      quotation={examplePet()}
      seen={undefined}
      onSearch={nothing}
      onAsk={nothing}
      birthdateRows={[]}
      onNext={() => undefined}
      onValues={() => undefined}
      onBack={() => undefined}
      {...given}
    />,
  );
  return new Response(prelude).text();
}

const wrong = (values: FormValues) =>
  allProblems(fields, values, { today, judge: judgeScreen }).map(({ path, message }) => [path.join('.'), message]);

describe('the step about the animals', () => {
  test('begins with the open card of one animal, and more can be added', async () => {
    const html = await draw();
    expect(html).toContain('1. hayvan');
    expect(html).not.toContain('2. hayvan');
    for (const name of ['Species', 'PetName', 'PetBirthdate', 'PetSex', 'ChipNo', 'Neutered', 'Vaccinated'])
      expect(html).toContain(`Pets-0-${name}"`);
    expect(html).toContain('Bir hayvan daha ekle');
    expect(html).not.toContain('Pets-0-Breed"');
    expect(await draw({ seen: { Pets: [{ Species: '2' }] } })).toContain('Pets-0-Breed"');
    for (const name of ['TreatmentLimit', 'CoPay', 'PolicyStart']) expect(html).toContain(`data-field="${name}"`);
  });

  test('ends at three animals, each headed by its name once it has one', async () => {
    const html = await draw({
      seen: { ...filled, Pets: [cat, { ...cat, PetName: ' ' }, { ...cat, PetName: 'Zeytin' }] },
    });
    for (const title of ['Pamuk', '2. hayvan', 'Zeytin']) expect(html).toContain(`<legend class="sr-only">${title}`);
    expect(html).toContain('aria-label="Zeytin kaydını kaldır"');
    expect(html).not.toContain('Bir hayvan daha ekle');
  });

  test('without a quotation leads back to the first step', async () => {
    expect(await draw({ quotation: undefined })).not.toContain('<form');
  });
});

describe('an animal', () => {
  const viewOf = (PetBirthdate: string, start = today) => petViews(start)('Pets', { PetBirthdate }, 1);

  test('needs a chip from six months on, on the day the policy begins, and its field says so', () => {
    expect(viewOf('16.05.2026')).toMatchObject({ required: ['ChipNo'], notes: {} });
    expect(viewOf('17.05.2026')).toMatchObject({ required: [], notes: { ChipNo: expect.anything() } });
    expect(viewOf('17.05.2026', '2026-11-17')).toMatchObject({ required: ['ChipNo'] });
    expect(viewOf('')).toMatchObject({ required: [], notes: {} });
  });

  test('of a forbidden breed, without a chip it needs, or with the chip of another is refused in its own field', () => {
    expect(wrong(filled)).toEqual([]);
    const dog = { ...cat, Species: '2', Breed: 'dogo-argentino', ChipNo: '990000000000002' };
    expect(wrong({ ...filled, Pets: [cat, dog] })).toEqual([['Pets.1.Breed', expect.stringContaining('5199')]]);
    expect(wrong({ ...filled, Pets: [{ ...cat, ChipNo: '' }] })).toEqual([
      ['Pets.0.ChipNo', expect.stringContaining('mikroçip zorunludur')],
    ]);
    expect(wrong({ ...filled, Pets: [cat, { ...cat, PetName: 'Duman' }] })).toEqual([
      ['Pets.1.ChipNo', expect.stringContaining('başka bir hayvan')],
    ]);
  });

  test('is not judged by a day that is half typed, nor by a breed whose list is on its way', () => {
    expect(judgeScreen({ ...filled, Pets: [{ ...cat, PetBirthdate: '01.05', ChipNo: '' }] }, today)).toEqual([]);
    expect(judgeScreen({ ...filled, Pets: [{ ...cat, Species: '2' }] }, today)).toEqual([]);
  });

  test.each(['siyam', 'sıyam', 'SİYAM', 'SIYAM'])('is found in the list of breeds by "%s"', (typed) => {
    const [first] = choicesFor(breedLists.KediIrklari ?? [], typed, {});
    expect(first?.name).toMatch(/^Siyam/);
  });
});

describe('answers about animals', () => {
  test('are sent as the call takes them', () => {
    const { individual: _kind, ...row } = cat;
    const model = { ...filled, Pets: [{ ...row, PetBirthdate: '2023-05-01' }], PolicyStart: '2026-11-16' };
    const sent = updateOf({ quotation: examplePet(), model });
    expect(sent.Pets).toEqual([{ ...row, PetBirthdate: '2023-05-01', Neutered: true, Vaccinated: false }]);
    expect(calls.petUpdateInfo.request.safeParse(sent).success).toBe(true);
  });

  test('are kept in the tab, and stand before what the server was told', () => {
    const quotation = examplePet({ Answers: { Pets: [{ Species: '2', PetName: 'Zeytin' }], TreatmentLimit: '3' } });
    const given = () => givenPets(fields, { quotation, seen: undefined, today });
    expect(given()).toMatchObject({ Pets: [{ PetName: 'Zeytin', Breed: '' }], TreatmentLimit: '3', CoPay: '1' });
    keepValues(answersName(quotation.HeaderGuid), fields, filled);
    expect(given()).toMatchObject({ Pets: [cat], TreatmentLimit: '2' });
  });

  test('begin no earlier than today, and never without an animal', () => {
    const past = examplePet({ Answers: { PolicyStart: '2026-11-15' } });
    expect(givenPets(fields, { quotation: past, seen: { Pets: [] }, today })).toMatchObject({
      PolicyStart: '16/11/2026',
      Pets: [{ PetName: '' }],
    });
  });

  test('are summed up by the names and the limit', () => {
    const none = { typed: () => '', model: undefined, quotation: undefined, answers: undefined };
    expect(petFlow.insuredRows(none)).toEqual([]);
    expect(
      petFlow.insuredRows({ ...none, answers: { ...filled, Pets: [cat, { PetName: '' }, { PetName: 'Zeytin' }] } }),
    ).toEqual([
      { name: 'Hayvanlar', value: 'Pamuk, Zeytin' },
      { name: 'Yıllık limit', value: '50.000 TL' },
    ]);
  });
});
