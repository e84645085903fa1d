import type { AddressInfo } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoInsured } from '#ports/conformance/insurer-people.ts';
import type { QuoteRequest } from '#ports/insurer.ts';
import { readApplication } from '#sandbox/insurers/application.ts';
import { Counters } from '#sandbox/insurers/counters.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import type { Package } from '#sandbox/insurers/decision.ts';
import { Office } from '#sandbox/insurers/office.ts';
import { personalities } from '#sandbox/insurers/personalities.ts';
import { styleRoutes } from '#sandbox/insurers/styles/index.ts';
import { World } from '#sandbox/world.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
import { type InsurerConnector, insurerConnectors } from './index.ts';

const now = new Date('2026-11-16T09:00:00Z');
const connectors: readonly InsurerConnector[] = insurerConnectors;

const personPrices = [
  {
    gross: 60_000,
    loadingPercent: 15,
    exclusions: ['Beyan edilen mevcut rahatsızlıklar kapsam dışıdır', 'Gebelik & doğum'],
  },
  { gross: 57_363, loadingPercent: undefined, exclusions: [] },
];
const foreignPrice = { currency: 'EUR', gross: 2400, rate: 48.9012, rateDay: '2026-11-16' } as const;
const whole: Package = {
  code: 'A',
  name: 'A',
  net: 111_774,
  gross: 117_363,
  installments: [{ count: 1, gross: 117_363 }],
  coverages: [{ code: 'ferdiKazaTedavi', value: { type: 'FOREIGN_AMOUNT', currency: 'EUR', amount: 3_000_000 } }],
  warnings: [],
  personPrices,
  foreignPrice,
};
const plain: Package = { ...whole, personPrices: [], foreignPrice: undefined };

const question = (reference: string): QuoteRequest => ({
  ...sampleQuote({ line: 'trafik', reference, start: '2026-11-16' }),
  insuredPeople: twoInsured,
});

/** Something the insurer has looked at already: it answers the question under this reference with these packages. */
function prepare(office: Office, reference: string, packages: readonly Package[]): void {
  const application = readApplication({
    reference,
    product: 'trafik',
    startDate: '2026-11-16',
    endDate: '2027-11-16',
    customerType: 'individual',
    identityNumber: '11111111110',
    firstName: 'A',
    mobilePhone: '5550000001',
    provinceCode: '35',
  });
  if ('kind' in application) throw new Error(application.fields.join());
  const resolves = { afterMinutes: 0, to: { kind: 'accept' } } as const;
  office.reviews.begin(application, { reason: '', wantedDocuments: [], resolves }, packages);
}

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ forceCloseConnections: true });
  const world = new World({ seed: 'test', now: () => now, publicUrl: 'http://localhost' });
  for (const personality of personalities) {
    const { code, style } = personality;
    const office = new Office(personality, world);
    prepare(office, 'whole', [whole]);
    prepare(office, 'plain', [plain]);
    const credentials = demoCredentials(code);
    const context = {
      office,
      counters: new Counters(),
      credentials,
      latencyFactor: 0,
      faults: false,
      onReset: () => {},
    };
    await app.register(async (scope) => styleRoutes[style](scope, context), { prefix: `/${code}` });
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

async function offerOf({ capabilities: { code }, connect }: InsurerConnector, reference: string) {
  const { port } = app.server.address() as AddressInfo;
  const insurer = connect({ baseUrl: `http://127.0.0.1:${port}/${code}`, credentials: demoCredentials(code) });
  const signal = AbortSignal.timeout(10_000);
  const answer = await insurer.quote(question(reference), { signal });
  if (answer.kind !== 'offers' || !answer.offers[0]) throw new Error(JSON.stringify(answer));
  const [offer] = answer.offers;
  const asked = await insurer.coverage(offer.proposalNumber, { signal });
  return { offer, asked };
}

const cases = connectors.map((connector) => [connector.capabilities.name, connector] as const);

test.each(cases)('%s tells prices by person and in euro', async (_, connector) => {
  const { offer } = await offerOf(connector, 'whole');
  expect(offer).toMatchObject({ gross: 117_363, foreignPrice });
  expect(offer.personPrices).toEqual(personPrices);
});

test.each(cases)('%s tells nothing of them where there is nothing', async (_, connector) => {
  const { offer } = await offerOf(connector, 'plain');
  expect([offer.personPrices ?? [], offer.foreignPrice]).toEqual([[], undefined]);
});

test.each(cases)('%s tells what a coverage is worth in euro', async (_, connector) => {
  const { offer, asked } = await offerOf(connector, 'whole');
  const told = [{ key: 'ferdiKazaTedavi', value: { kind: 'foreignAmount', currency: 'EUR', amount: 3_000_000 } }];
  expect(asked).toEqual({ kind: 'coverages', coverages: told });
  if (offer.coverages) expect(offer.coverages).toEqual(told);
});
