import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Insurer, InsurerOffer, QuoteAnswer, QuoteRequest } from '#ports/insurer.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { startTestWorld, type TestWorld } from '#sandbox/insurers/test-world.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
import { type InsurerConnector, insurerConnectors } from './index.ts';

const noon = new Date('2026-11-16T09:00:00Z');
const soon = () => ({ signal: AbortSignal.timeout(5_000) });
const connectors: readonly InsurerConnector[] = insurerConnectors;
const plain: HealthDeclaration = {
  heightCm: 170,
  weightKg: 68,
  conditions: [],
  regularMedication: false,
  plannedTreatment: false,
  pregnant: false,
  note: undefined,
};

let world: TestWorld;
let asked = 0;
beforeAll(async () => {
  world = await startTestWorld({ now: noon });
});
afterAll(() => world.stop());

function insurerOf(code: string): Insurer {
  const found = connectors.find(({ capabilities }) => capabilities.code === code);
  if (!found) throw new Error(code);
  return found.connect({ baseUrl: world.urlOf(code), credentials: demoCredentials(code) });
}

function request(line: LineKey, declared: Partial<HealthDeclaration> = {}): QuoteRequest {
  asked += 1;
  const sample = sampleQuote({ line, reference: `people-${asked}`, start: '2026-11-16' });
  return sample.declarations ? { ...sample, declarations: [{ ...plain, ...declared }] } : sample;
}

function offersOf(answer: QuoteAnswer): readonly [InsurerOffer, ...InsurerOffer[]] {
  const [first, ...others] = answer.kind === 'offers' ? answer.offers : [];
  if (!first) throw new Error(JSON.stringify(answer));
  return [first, ...others];
}

describe('a look at somebody’s health, over the wire', () => {
  test('909 looks for minutes and then says its terms, which can be bought', async () => {
    const insurer = insurerOf('909');
    const question = request('tamamlayici', { conditions: ['diabetes'] });
    const [healthy] = offersOf(await insurer.quote(request('tamamlayici'), soon()));
    const first = await insurer.quote(question, soon());
    if (first.kind !== 'review') throw new Error(first.kind);
    expect(first.wantedDocuments).toEqual([]);
    const look = () => insurer.review?.(first.reference, question, soon()) ?? Promise.reject(new Error('no review'));
    world.setNow(new Date('2026-11-16T09:02:00Z'));
    expect((await look()).kind).toBe('review');
    world.setNow(new Date('2026-11-16T09:03:00Z'));
    const [offered] = offersOf(await look());
    expect(offered.gross / healthy.gross).toBeCloseTo(1.2, 5);
    const { proposalNumber, gross } = offered;
    const order = { reference: 'people-order', proposalNumber, gross, installmentCount: 1, paymentReference: 'x' };
    expect(await insurer.issue(order, soon())).toMatchObject({ kind: 'issued', policy: { gross } });
    world.setNow(noon);
  });

  test('905 wants papers of somebody of 55, and 909 for what weighs more', async () => {
    const [aged] = request('bireysel').insuredPeople;
    if (!aged) throw new Error('nobody');
    const old = { ...request('bireysel'), insuredPeople: [{ ...aged, birthdate: '1968-01-01' }] };
    expect(await insurerOf('905').quote(old, soon())).toMatchObject({
      kind: 'review',
      wantedDocuments: ['Son bir yıla ait sağlık kontrol raporu'],
    });
    expect(await insurerOf('909').quote(request('bireysel', { conditions: ['heart'] }), soon())).toMatchObject({
      kind: 'review',
      wantedDocuments: ['Tedaviyi yürüten hekimin son altı aya ait raporu'],
    });
  });
});

test.each([
  ['904', 'tamamlayici'],
  ['908', 'tamamlayici'],
  ['905', 'bireysel'],
  ['903', 'yabanci'],
  ['907', 'seyahat'],
  ['911', 'seyahat'],
] as const)('[V-06] %s prices each of three people in %s, and they sum to the whole', async (code, line) => {
  const sample = request(line);
  const three = sample.insuredPeople.flatMap((person) => [
    person,
    { ...person, relation: 'spouse' as const, birthdate: '1990-02-02' },
    { ...person, relation: 'child' as const, birthdate: '2015-05-14' },
  ]);
  const declarations = sample.declarations && [plain, { ...plain, weightKg: 90 }, plain];
  const answer = await insurerOf(code).quote({ ...sample, insuredPeople: three, declarations }, soon());
  for (const { personPrices = [], gross, foreignPrice } of offersOf(answer)) {
    expect(personPrices).toHaveLength(3);
    expect(personPrices.reduce((sum, person) => sum + person.gross, 0)).toBe(gross);
    const loaded = personPrices.map(({ loadingPercent = 0 }) => loadingPercent > 0);
    expect(loaded).toEqual([false, sample.declarations !== undefined, false]);
    expect(foreignPrice?.currency).toBe(line === 'seyahat' ? 'EUR' : undefined);
  }
});

describe.each([
  ['908', 'tamamlayici'],
  ['915', 'bireysel'],
  ['903', 'yabanci'],
  ['907', 'seyahat'],
] as const)('%s and %s', (code, line) => {
  afterAll(() => world.world.behaviours.change(`insurers/${code}`, { mode: 'ok' }));

  test.each([
    ['error', 'faulty'],
    ['garbage', 'unreadable'],
    ['huge', 'unreadable'],
    ['reset', 'unreachable'],
    ['hang', 'tooSlow'],
  ] as const)('%s is told as %s', async (mode, reason) => {
    world.world.behaviours.change(`insurers/${code}`, { mode });
    const within = { signal: AbortSignal.timeout(mode === 'hang' ? 150 : 5_000) };
    expect(await insurerOf(code).quote(request(line), within)).toEqual({ kind: 'failed', reason });
  });

  test('a price that changes on the way is told, and a no has its reason', async () => {
    world.world.behaviours.change(`insurers/${code}`, { mode: 'ok' });
    const insurer = insurerOf(code);
    const [{ proposalNumber, gross }] = offersOf(await insurer.quote(request(line), soon()));
    world.world.behaviours.change(`insurers/${code}`, { mode: 'reprice' });
    const reference = `people-${code}`;
    const order = { reference, proposalNumber, gross, installmentCount: 1, paymentReference: 'x' };
    expect(await insurer.issue(order, soon())).toMatchObject({ kind: 'repriced' });
    world.world.behaviours.change(`insurers/${code}`, { mode: 'decline' });
    expect(await insurer.quote(request(line), soon())).toEqual({ kind: 'declined', reason: 'Otorizasyon gerekli' });
  });
});
