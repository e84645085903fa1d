import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LineKey } from '#domain/lines.ts';
import type { Insurer, QuoteAnswer } from '#ports/insurer.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { startTestWorld, type TestWorld } from '#sandbox/insurers/test-world.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
import { type InsurerConnector, insurerConnectors } from './index.ts';

const noon = new Date('2026-11-16T09:00:00Z');
const connectors: readonly InsurerConnector[] = insurerConnectors;
const soon = (milliseconds = 10_000) => ({ signal: AbortSignal.timeout(milliseconds) });

function connectorOf(code: string): InsurerConnector {
  const found = connectors.find(({ capabilities }) => capabilities.code === code);
  if (!found) throw new Error(code);
  return found;
}

function connect(other: TestWorld, code: string): Insurer {
  return connectorOf(code).connect({ baseUrl: other.urlOf(code), credentials: demoCredentials(code) });
}

function request(reference: string, line: LineKey = 'trafik') {
  return sampleQuote({ line, reference, start: '2026-11-16' });
}

describe('the insurers’ own ways, through the connectors', () => {
  let other: TestWorld;
  beforeAll(async () => {
    other = await startTestWorld({ now: noon });
  });
  afterAll(() => other.stop());

  test.each(connectors.map(({ capabilities: { code } }) => code))('%s turns away a wrong key', async (code) => {
    const credentials = { user: 'kimse', secret: 'yanlis' };
    const insurer = connectorOf(code).connect({ baseUrl: other.urlOf(code), credentials });
    expect(await insurer.status('r', soon())).toEqual({ kind: 'failed', reason: 'faulty' });
    expect(await insurer.quote(request('r'), soon())).toEqual({ kind: 'failed', reason: 'faulty' });
  });

  const refused = connectors.flatMap(({ capabilities: { code, lines } }) => {
    const line = (['petsaglik', 'telefon'] as const).find((one) => !(lines as readonly LineKey[]).includes(one));
    return line ? [[code, line] as const] : [];
  });
  test.each(refused)('%s does not sell %s, and refuses it', async (code, line) => {
    const answer = await connect(other, code).quote(request('r-line', line), soon());
    expect(answer).toEqual({ kind: 'declined', reason: 'Bu ürün çalışılmıyor' });
  });

  test.each(connectors.map(({ capabilities: { code } }) => code))(
    '%s says what is missing in a question',
    async (code) => {
      const bare = request('r-bare');
      const answer = await connect(other, code).quote({ ...bare, customer: { ...bare.customer, name: '' } }, soon());
      expect(answer).toMatchObject({ kind: 'declined', reason: expect.stringContaining('firstName') });
    },
  );

  test('906 is closed at night', async () => {
    const insurer = connect(other, '906');
    other.setNow(new Date('2026-11-16T19:00:00Z'));
    expect(await insurer.quote(request('night'), soon())).toEqual({ kind: 'failed', reason: 'closed' });
    other.setNow(new Date('2026-11-16T05:00:00Z'));
    expect(await insurer.quote(request('morning'), soon())).toMatchObject({ kind: 'offers' });
    other.setNow(noon);
  });

  test('916 holds its price for ten minutes', async () => {
    const insurer = connect(other, '916');
    const answer = await insurer.quote(request('short'), soon());
    if (answer.kind !== 'offers' || !answer.offers[0]) throw new Error(JSON.stringify(answer));
    const { proposalNumber, gross, validUntil } = answer.offers[0];
    expect(validUntil).toEqual(new Date('2026-11-16T09:10:00Z'));
    other.setNow(new Date('2026-11-16T09:11:00Z'));
    const order = { reference: 'late', proposalNumber, gross, installmentCount: 1, paymentReference: 'x' };
    expect(await insurer.issue(order, soon())).toEqual({ kind: 'declined', reason: 'Teklif süresi doldu' });
    other.setNow(noon);
  });

  test.each(['905', '906', '916'])('%s answers a repeated question anew', async (code) => {
    const insurer = connect(other, code);
    const question = request('again', code === '905' ? 'kasko' : 'trafik');
    const validUntil = (answer: QuoteAnswer) => answer.kind === 'offers' && answer.offers[0]?.validUntil.getTime();
    const first = validUntil(await insurer.quote(question, soon()));
    other.setNow(new Date('2026-11-16T09:30:00Z'));
    expect(validUntil(await insurer.quote(question, soon()))).toBe(Number(first) + 30 * 60_000);
    other.setNow(noon);
  });

  test('a longer plan is issued at its own total', async () => {
    const insurer = connect(other, '903');
    const answer = await insurer.quote(request('plan'), soon());
    if (answer.kind !== 'offers' || !answer.offers[0]) throw new Error(JSON.stringify(answer));
    const [{ proposalNumber, gross, installments }] = answer.offers;
    const six = installments.find(({ count }) => count === 6);
    expect(six?.gross).toBeGreaterThan(gross);
    const order = { reference: 'plan', proposalNumber, installmentCount: 6, paymentReference: 'x' };
    expect(await insurer.issue({ ...order, gross }, soon())).toMatchObject({ kind: 'repriced', gross: six?.gross });
    expect(await insurer.issue({ ...order, gross: six?.gross ?? 0 }, soon())).toMatchObject({ kind: 'issued' });
  });
});

describe('delays and faults of their own', () => {
  test('answers that come later than the question still arrive', async () => {
    const other = await startTestWorld({ now: noon, latencyFactor: 0.02 });
    const lines: Readonly<Record<string, LineKey>> = {
      '905': 'kasko',
      '906': 'trafik',
      '916': 'kasko',
      '903': 'kasko',
    };
    const answers = await Promise.all(
      Object.entries(lines).map(([code, line]) => connect(other, code).quote(request('later', line), soon())),
    );
    expect(answers.map(({ kind }) => kind)).toEqual(['offers', 'offers', 'offers', 'offers']);
    await other.stop();
  });

  test('some questions end in a fault: 907 by code, 913 by silence', async () => {
    const other = await startTestWorld({ now: noon, faults: true });
    const ask = (insurer: Insurer, line: LineKey, count: number): Promise<readonly QuoteAnswer[]> =>
      Promise.all(Array.from({ length: count }, (_, index) => insurer.quote(request(`f-${index}`, line), soon(4000))));
    const soap = await ask(connect(other, '907'), 'dask', 200);
    const faulty = soap.filter((answer) => answer.kind === 'failed' && answer.reason === 'faulty').length;
    expect(faulty).toBeGreaterThan(0);
    expect(faulty).toBeLessThan(20);
    const robot = await ask(connect(other, '913'), 'trafik', 40);
    const silent = robot.filter((answer) => answer.kind === 'failed' && answer.reason === 'tooSlow').length;
    expect(silent).toBeGreaterThan(0);
    expect(silent).toBeLessThan(15);
    expect(robot.filter(({ kind }) => kind === 'offers')).toHaveLength(40 - silent);
    await other.stop();
  });
});
