import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeviceRisk } from '#domain/risks/device.ts';
import type { PetRisk } from '#domain/risks/pet.ts';
import type { Insurer, InsurerOffer, QuoteAnswer, QuoteRequest, ReviewDocument } from '#ports/insurer.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { startTestWorld, type TestWorld } from '#sandbox/insurers/test-world.ts';
import { sellersOf } from '#testing/decided.ts';
import { sampleDevice, samplePet, sampleQuote } from '#testing/sample-quote.ts';
import { type InsurerConnector, insurerConnectors } from './index.ts';

const noon = new Date('2026-11-16T09:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const soon = () => ({ signal: AbortSignal.timeout(5_000) });
const connectors: readonly InsurerConnector[] = insurerConnectors;

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

function request(line: 'petsaglik' | 'telefon'): QuoteRequest {
  asked += 1;
  return sampleQuote({ line, reference: `pets-${asked}`, start: '2026-11-16' });
}

function pets(changes: Partial<PetRisk>): QuoteRequest {
  return { ...request('petsaglik'), risk: { ...samplePet, ...changes } };
}

function phone(changes: Partial<DeviceRisk>): QuoteRequest {
  return { ...request('telefon'), risk: { ...sampleDevice, ...changes } };
}

function offersOf(answer: QuoteAnswer): readonly [InsurerOffer, ...InsurerOffer[]] {
  const [first, ...others] = answer.kind === 'offers' ? answer.offers : [];
  if (!first) throw new Error(JSON.stringify(answer));
  return [first, ...others];
}

async function buy(insurer: Insurer, { proposalNumber, gross }: InsurerOffer) {
  asked += 1;
  const order = { reference: `order-${asked}`, proposalNumber, gross, installmentCount: 1, paymentReference: 'x' };
  const answer = await insurer.issue(order, soon());
  const agreed = answer.kind === 'repriced' ? await insurer.issue({ ...order, gross: answer.gross }, soon()) : answer;
  if (agreed.kind !== 'issued') throw new Error(JSON.stringify(agreed));
  return { ...agreed.policy, reference: order.reference };
}

describe('pets, over every protocol that sells them', () => {
  test.each(sellersOf('petsaglik'))('%s prices three animals as one, dearer than the first alone', async (code) => {
    const { pets: animals } = samplePet;
    const three = animals.flatMap((dog) => [
      dog,
      { ...dog, species: 'cat' as const, breed: 'van-kedisi', name: 'PAMUK', neutered: false },
      { ...dog, breed: 'pomeranian', name: 'ŞEKER', chip: undefined, birthdate: '2026-05-16' },
    ]);
    const chipless = three.map((animal) => ({ ...animal, birthdate: '2026-05-01', chip: '990000000000002' }));
    const [alone] = offersOf(await insurerOf(code).quote(request('petsaglik'), soon()));
    const [together] = offersOf(await insurerOf(code).quote(pets({ pets: chipless }), soon()));
    expect(together.gross).toBeGreaterThan(alone.gross);
    expect(together.personPrices ?? []).toEqual([]);
    const withoutChip = await insurerOf(code).quote(pets({ pets: three }), soon());
    expect(withoutChip.kind).toBe(code === '912' ? 'offers' : 'declined');
  });
});

describe('a phone that is insured already', () => {
  test.each(['902', '903', '912', '916'])('%s does not insure it twice, until the policy ends', async (code) => {
    const insurer = insurerOf(code);
    const ours = { imei: '356938035643809' };
    const policy = await buy(insurer, offersOf(await insurer.quote(phone(ours), soon()))[0]);
    expect(await insurer.quote(phone(ours), soon())).toEqual({
      kind: 'declined',
      reason: 'IMEI daha önce sigortalanmış',
    });
    offersOf(await insurer.quote(request('telefon'), soon()));
    const { policyNumber, reference } = policy;
    await insurer.cancel({ policyNumber, reference, reason: 'cayma' }, soon());
    offersOf(await insurer.quote(phone(ours), soon()));
  });

  test('a renewal that begins on the day the policy ends is no second one', async () => {
    const insurer = insurerOf('912');
    const ours = { imei: '353012345678906' };
    const { end } = await buy(insurer, offersOf(await insurer.quote(phone(ours), soon()))[0]);
    world.setNow(new Date(`${end}T09:00:00Z`));
    offersOf(await insurer.quote({ ...phone(ours), start: end, end: '2028-11-16' }, soon()));
    world.setNow(noon);
  });
});

describe('photos of the screen, over the wire', () => {
  const photo = (fileName: string): ReviewDocument => ({
    fileName,
    mediaType: 'image/jpeg',
    bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
  });
  const dear = { price: 6_000_000 };

  async function look(code: string, changes: Partial<DeviceRisk>) {
    world.setNow(noon);
    const insurer = insurerOf(code);
    const question = phone(changes);
    const first = await insurer.quote(question, soon());
    if (first.kind !== 'review') throw new Error(JSON.stringify(first));
    expect(first.wantedDocuments).toEqual(['Ekran açıkken ön yüz fotoğrafı', 'Arka yüz fotoğrafı']);
    const ask = () => insurer.review?.(first.reference, question, soon()) ?? Promise.reject(new Error('no review'));
    const send = (name: string) => insurer.sendDocuments?.(first.reference, [photo(name)], soon());
    return { insurer, reference: first.reference, ask, send };
  }

  test.each(['903', '914'])('%s offers two minutes after they came, and sells what it offers', async (code) => {
    const { insurer, ask, send } = await look(code, { ...dear, imei: '353012345678930' });
    world.setNow(later(5));
    expect(await send('ön.jpg')).toEqual({ kind: 'received' });
    expect(await send('arka.jpg')).toEqual({ kind: 'received' });
    expect((await ask()).kind).toBe('review');
    world.setNow(later(7));
    const offers = offersOf(await ask());
    expect(offers).toHaveLength(2);
    expect((await buy(insurer, offers[0])).gross).toBe(offers[0].gross);
    world.setNow(noon);
  });

  test.each(['903', '914'])('%s says no where none came', async (code) => {
    const { ask } = await look(code, { ...dear, imei: '353012345678906' });
    world.setNow(later(19));
    expect((await ask()).kind).toBe('review');
    world.setNow(later(20));
    expect(await ask()).toEqual({ kind: 'declined', reason: 'İstenen fotoğraflar gelmedi' });
    world.setNow(noon);
  });

  test.each(['903', '914'])('%s may be made to say no to what it sees', async (code) => {
    const { ask, send, reference } = await look(code, { ...dear, imei: '353012345678914' });
    await send('çatlak.jpg');
    await world.resolve(reference, 'decline');
    expect(await ask()).toEqual({ kind: 'declined', reason: 'İnceleme sonucunda kabul edilmedi' });
  });

  test('914 wants them of every phone, 903 of dear and of old ones alone', async () => {
    expect((await insurerOf('914').quote(phone({ imei: '353012345678922' }), soon())).kind).toBe('review');
    expect((await insurerOf('903').quote(phone({ imei: '353012345678922' }), soon())).kind).toBe('offers');
    const old = phone({ imei: '353012345678922', invoiceDate: '2025-06-01' });
    expect((await insurerOf('903').quote(old, soon())).kind).toBe('review');
  });
});

describe.each([
  ...sellersOf('petsaglik').map((code) => [code, 'petsaglik'] as const),
  ...sellersOf('telefon').map((code) => [code, 'telefon'] as const),
])('%s and %s', (code, line) => {
  const behave = (mode: 'ok' | 'error' | 'garbage' | 'huge' | 'reset' | 'hang' | 'decline' | 'slow', latencyMs = 0) =>
    world.world.behaviours.change(`insurers/${code}`, { mode, latencyMs });
  afterAll(() => behave('ok'));

  test.each([
    ['error', 'faulty'],
    ['garbage', 'unreadable'],
    ['huge', 'unreadable'],
    ['reset', 'unreachable'],
    ['hang', 'tooSlow'],
  ] as const)('%s is told as %s', async (mode, reason) => {
    behave(mode);
    const within = { signal: AbortSignal.timeout(mode === 'hang' ? 150 : 5_000) };
    expect(await insurerOf(code).quote(request(line), within)).toEqual({ kind: 'failed', reason });
  });

  test('a no has its reason, and a slow answer comes all the same', async () => {
    behave('decline');
    expect(await insurerOf(code).quote(request(line), soon())).toEqual({
      kind: 'declined',
      reason: 'Otorizasyon gerekli',
    });
    behave('slow', 100);
    const { kind } = await insurerOf(code).quote(request(line), soon());
    expect(kind).toBe(code === '914' ? 'review' : 'offers');
  });
});
