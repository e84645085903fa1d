import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoInsured } from '#ports/conformance/insurer-people.ts';
import type { QuoteRequest } from '#ports/insurer.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { startTestWorld, type TestWorld } from '#sandbox/insurers/test-world.ts';
import { sampleDevice, samplePet, sampleProperty, sampleQuote } from '#testing/sample-quote.ts';
import { type Entry, type Spelling, spellQuestion } from './default/fields/index.ts';
import { type InsurerConnector, insurerConnectors } from './index.ts';

const connectors: readonly InsurerConnector[] = insurerConnectors;

/** As an insurer puts it into its own books. */
const plain: Spelling<string> = {
  text: (value) => value,
  number: (value) => `${value}`,
  money: (amount) => `${amount}`,
  date: (day) => day,
  flag: (value) => `${value}`,
  line: ({ key }) => key,
  choice: ({ ours }) => ours,
};

/** What is empty is not told. */
const named = (entries: readonly Entry<string>[]) =>
  entries.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]));

let world: TestWorld;
beforeAll(async () => {
  world = await startTestWorld({ now: new Date('2026-11-16T09:00:00Z') });
});
afterAll(() => world.stop());

const sample = sampleQuote({ line: 'kasko', reference: 'varış 1', start: '2026-11-16' });
const family: QuoteRequest = { ...sample, insuredPeople: twoInsured };
const traveller: QuoteRequest = {
  ...sample,
  reference: 'varış 2',
  customer: { ...sample.customer, identity: { kind: 'passport', number: 'U1234567' } },
};

const home: QuoteRequest = sampleQuote({ line: 'konut', reference: 'varış 3', start: '2026-11-16' });
/** A company's damaged shop, in the hands of a lender. */
const shop: QuoteRequest = {
  ...sampleQuote({ line: 'dask', reference: 'varış 4', start: '2026-11-16' }),
  customer: { ...sample.customer, identity: { kind: 'tax', number: '1111111114' }, surname: '', birthdate: undefined },
  risk: {
    ...sampleProperty,
    structure: 'other',
    buildPeriod: '1',
    buildYear: undefined,
    floors: '4',
    use: 'shop',
    damage: 'repaired',
    repairDocument: 'GÜÇ-2020/7',
    role: 'usufruct',
    lender: { name: 'ÖRNEK KATILIM BANKASI', branch: 'Çarşı', loanNumber: 'K-77' },
    previousDask: undefined,
    home: undefined,
  },
};

/** A neutered dog, and a kitten of which there is little to tell. */
const animals: QuoteRequest = {
  ...sampleQuote({ line: 'petsaglik', reference: 'varış 5', start: '2026-11-16' }),
  risk: {
    ...samplePet,
    pets: samplePet.pets.flatMap((dog) => [
      dog,
      {
        ...dog,
        species: 'cat',
        breed: 'british-shorthair',
        name: 'ŞİRİN & <Çöpçü>',
        birthdate: '2026-08-01',
        sex: 'male',
        chip: undefined,
        neutered: false,
        vaccinated: false,
      },
    ]),
    copayPercent: 20,
  },
};
const phone: QuoteRequest = {
  ...sampleQuote({ line: 'telefon', reference: 'varış 6', start: '2026-11-16' }),
  risk: { ...sampleDevice, modelName: 'Galaxy S24 & Ötesi' },
};

/** Not for everybody, by line or by taste: whoever refuses them, or looks first, has read them all the same. */
const notForAll: readonly QuoteRequest[] = [shop, animals, phone];

const cases = connectors.flatMap((connector) =>
  [family, traveller, home, ...notForAll].map(
    (request) => [connector.capabilities.name, request.reference, connector, request] as const,
  ),
);

test.each(cases)('all that %s is told in %s arrives', async (_, __, { capabilities: { code }, connect }, request) => {
  const insurer = connect({ baseUrl: world.urlOf(code), credentials: demoCredentials(code) });
  const answer = await insurer.quote(request, { signal: AbortSignal.timeout(10_000) });
  expect(['offers', ...(notForAll.includes(request) ? ['declined', 'review'] : [])]).toContain(answer.kind);
  const { question, customer, risk, groups, options } = spellQuestion(request, plain);
  expect(await world.questionTold(code, request.reference)).toEqual({
    insurer: code,
    fields: Object.fromEntries([
      ...named([...question, ...customer, ...risk]),
      ...options.map(([name, value]) => [`option.${name}`, value]),
    ]),
    groups: Object.fromEntries(
      groups.map(({ name, items }) => [name, items.map((item) => Object.fromEntries(named(item)))]),
    ),
  });
});
