import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoInsured } from '#ports/conformance/insurer-people.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { startTestWorld, type TestWorld } from '#sandbox/insurers/test-world.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
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

const named = (entries: readonly Entry<string>[]) => entries.map(({ name, value }) => [name, value]);

let world: TestWorld;
beforeAll(async () => {
  world = await startTestWorld({ now: new Date('2026-11-16T09:00:00Z') });
});
afterAll(() => world.stop());

test.each(connectors.map((connector) => [connector.capabilities.name, connector] as const))(
  'all that %s is told arrives',
  async (_, { capabilities: { code }, connect }) => {
    const sample = sampleQuote({ line: 'kasko', reference: `varış ${code}`, start: '2026-11-16' });
    const request = { ...sample, insured: twoInsured };
    const insurer = connect({ baseUrl: world.urlOf(code), credentials: demoCredentials(code) });
    const answer = await insurer.quote(request, { signal: AbortSignal.timeout(10_000) });
    expect(answer.kind).toBe('offers');
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
  },
);
