import { describe, expect, test } from 'vitest';
import { insurerConnectors } from '#connectors/insurers/index.ts';
import { addDays } from '#domain/dates.ts';
import { type LineKey, lineKeys } from '#domain/lines.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { trafficCapNet } from '#domain/tariffs/traffic/caps.ts';
import { tariffGroupOf } from '#domain/tariffs/usage-styles.ts';
import { flatFields } from '#testing/flat-fields.ts';
import { careFields, healthyPerson, journeyFields } from '#testing/people-fields.ts';
import { ordinaryDog, petFields, phoneFields } from '#testing/pet-and-phone-fields.ts';
import { between, pick, seeded } from '../seeded.ts';
import { type Application, type Fields, readApplication } from './application.ts';
import { decide, decideBy } from './decide.ts';
import type { Package, Pricing } from './decision.ts';
import { personalities } from './personalities.ts';
import type { Personality } from './personality.ts';
import { reasons } from './reasons.ts';
import { tariffOf, tariffs } from './tariffs/index.ts';

const today = '2026-11-15';

const car: Fields = {
  reference: 'q-1',
  product: 'kasko',
  startDate: today,
  endDate: addDays(today, 365),
  customerType: 'individual',
  identityNumber: '11111111110',
  firstName: 'DENİZ',
  lastName: 'ÖRNEK',
  birthDate: '1985-04-12',
  mobilePhone: '5550000001',
  provinceCode: '35',
  plate: '35ABC123',
  brandCode: '702',
  typeCode: '1001',
  modelYear: '2022',
  usageCode: '111-10',
  fuelType: 'Benzin',
  professionCode: 'ogretmen',
  vehicleValue: '95000000',
  trafficStep: '6',
  kaskoDiscount: '40',
};

/** Whoever sells a line to us. */
function sellersOf(line: LineKey): readonly Personality[] {
  const codes = insurerConnectors.flatMap(({ capabilities: { code, lines } }) =>
    (lines as readonly LineKey[]).includes(line) ? [code as string] : [],
  );
  return personalities.filter(({ code }) => codes.includes(code));
}

function application(changes: Fields = {}): Application {
  const read = readApplication({ ...car, ...changes }, { insured: [healthyPerson], pets: [ordinaryDog] });
  if ('kind' in read) throw new Error(read.fields.join());
  return read;
}

function ask(code: string, changes: Fields = {}) {
  const personality = personalities.find((one) => one.code === code);
  if (!personality) throw new Error(code);
  return decide({ personality, application: application(changes), today, seed: 'test' });
}

/** An ordinary thing for each kind of risk. */
const ordinary: Readonly<Record<RiskKind, Fields>> = {
  vehicle: {},
  property: flatFields,
  health: careFields,
  trip: journeyFields,
  pet: petFields,
  device: phoneFields,
};

function packagesOf(code: string, changes: Fields = {}): readonly Package[] {
  const decision = ask(code, changes);
  return decision.kind === 'packages' ? decision.packages : [];
}

function randomVehicle(index: number): Fields {
  const random = seeded(`vehicle/${index}`);
  const modelYear = between(random, 2011, 2026);
  const usageCode = pick(random, [
    '111-10',
    '111-10',
    '111-10',
    '121-10',
    '111-12',
    '511-10',
    '311-11',
    '711-10',
    '521-11',
  ]);
  const fuelType = pick(random, ['Benzin', 'Dizel', 'Elektrik', 'Hibrit', 'Benzin+LPG']);
  const province = between(random, 1, 81);
  const changes: Record<string, string> = {
    provinceCode: `${province}`,
    plate: `${String(province).padStart(2, '0')}AB${between(random, 100, 9999)}`,
    modelYear: `${modelYear}`,
    usageCode,
    fuelType,
    lpg: `${fuelType.includes('LPG')}`,
    rentACar: `${random() < 0.05}`,
    vehicleValue: `${between(random, 120, 4500) * 100_000}`,
    trafficStep: `${between(random, 0, 8)}`,
    kaskoDiscount: `${pick(random, [0, 30, 40, 50, 60])}`,
    professionCode: random() < 0.5 ? 'memur' : '',
    birthDate: `${between(random, 1945, 2006)}-06-01`,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== ''));
}

const vehicles = Array.from({ length: 1000 }, (_, index) => randomVehicle(index));

describe('what the insurers answer', () => {
  test('a thousand cars get at least three kasko offers each', () => {
    const { professionCode: _, ...bare } = car;
    for (const vehicle of vehicles) {
      const read = readApplication({ ...bare, ...vehicle });
      if ('kind' in read) throw new Error(read.fields.join());
      const offers = sellersOf('kasko').flatMap((personality) => {
        const decision = decide({ personality, application: read, today, seed: 'test' });
        return decision.kind === 'packages' ? [personality.code] : [];
      });
      expect(offers.length, JSON.stringify(vehicle)).toBeGreaterThanOrEqual(3);
    }
  });

  test('a thousand cars get traffic from every insurer that sells it, never above the cap', () => {
    const sellers = sellersOf('trafik');
    expect(sellers.length).toBeGreaterThanOrEqual(5);
    for (const vehicle of vehicles) {
      const asked = application({ ...vehicle, product: 'trafik' });
      const cap = trafficCapNet({
        group: tariffGroupOf(vehicle.usageCode ?? ''),
        provinceCode: asked.provinceCode,
        step: Number(vehicle.trafficStep),
        firstEntry: false,
        day: today,
        daysLapsed: 0,
        corporate: false,
        electric: vehicle.fuelType === 'Elektrik' && tariffGroupOf(vehicle.usageCode ?? '') === 1,
      });
      for (const personality of sellers) {
        const decision = decide({ personality, application: asked, today, seed: 'test' });
        if (decision.kind !== 'packages') throw new Error(`${personality.code}: ${JSON.stringify(decision)}`);
        for (const { net } of decision.packages) {
          expect(net).toBeLessThanOrEqual(cap);
          expect(net).toBeGreaterThanOrEqual(Math.floor(cap * 0.8));
        }
      }
    }
  });

  test('the same question always gets the same answer', () => {
    for (const { code } of personalities) expect(ask(code)).toEqual(ask(code));
  });

  test('a line may have an insurer look first: what it would ask is priced all the same', () => {
    const [personality] = personalities;
    const tariff = tariffOf('kasko');
    if (!personality || !tariff) throw new Error('no kasko');
    const question = { personality, application: application(), today, seed: 'test' };
    const look = {
      reason: 'Araç fotoğrafları inceleniyor',
      wantedDocuments: ['Araç fotoğrafları'],
      resolves: { afterMinutes: 30, to: { kind: 'load', percent: 20 } },
    } as const;
    const price: Pricing = (ask) => {
      const answer = tariff.price(ask);
      return answer.kind === 'drafts' ? { ...answer, ...look, kind: 'review' } : answer;
    };
    expect(decideBy({ ...tariff, price }, question)).toEqual({ kind: 'review', look, packages: packagesOf('901') });
  });

  test('every seller of a line prices an ordinary car, flat, person, journey, dog or phone, with one payment among the plans', () => {
    for (const line of lineKeys) {
      const endDate = line.startsWith('galerici') ? addDays(today, 30) : addDays(today, 365);
      expect(sellersOf(line), line).not.toEqual([]);
      for (const { code } of sellersOf(line)) {
        const decision = ask(code, { ...ordinary[tariffs[line].risk], product: line, endDate });
        // Who wants to see photos of every phone has its price ready all the same.
        const packages = decision.kind === 'packages' || decision.kind === 'review' ? decision.packages : [];
        expect(packages.length, `${code} ${line}`).toBeGreaterThan(0);
        for (const { net, gross, installments } of packages) {
          expect(gross).toBeGreaterThanOrEqual(net);
          expect(installments[0]).toEqual({ count: 1, gross });
        }
      }
    }
  });

  test('wider grades cost more and cover more', () => {
    const [narrow, middle, wide] = packagesOf('901');
    expect(narrow?.name).toBe('Dar Kasko');
    expect(middle?.net).toBeGreaterThan(narrow?.net ?? 0);
    expect(wide?.net).toBeGreaterThan(middle?.net ?? 0);
    const excluded = (offered: Package | undefined) =>
      offered?.coverages.filter(({ value }) => value.type === 'NOT_INCLUDED').length ?? 0;
    expect(excluded(wide)).toBeLessThan(excluded(narrow));
  });

  test.each([
    ['902', { modelYear: '2013' }, reasons.modelYear],
    ['902', { trafficStep: '2' }, reasons.claims],
    ['902', { usageCode: '111-12' }, reasons.usage],
    ['904', { rentACar: 'true' }, reasons.usage],
    ['916', { provinceCode: '73' }, reasons.province],
    ['901', { plate: '99ABC12' }, reasons.owner],
    ['901', { startDate: addDays(today, 31) }, reasons.startTooFar],
    ['901', { fuelType: 'LPG', lpg: 'false' }, reasons.lpg],
    ['901', { vehicleValue: '0' }, reasons.value],
    ['901', { vehicleValue: '1100000000' }, reasons.authorisation],
    ['901', { product: 'telefon' }, reasons.lineNotSold],
    ['912', { product: 'yelkenli' }, reasons.lineNotSold],
    ['912', { product: 'ferdikaza', birthDate: '1950-01-01' }, reasons.age],
  ] satisfies [string, Fields, string][])('%s declines %o', (code, changes, reason) => {
    expect(ask(code, changes)).toEqual({ kind: 'declined', reason });
  });

  test('904 wants a profession for kasko and not for traffic, and loads İstanbul', () => {
    const { professionCode: _, ...bare } = car;
    const read = readApplication(bare);
    const personality = personalities.find(({ code }) => code === '904');
    if ('kind' in read || !personality) throw new Error('unexpected');
    expect(decide({ personality, application: read, today, seed: 'test' })).toEqual({
      kind: 'declined',
      reason: reasons.profession,
    });
    const [loaded] = packagesOf('904', { provinceCode: '34' });
    const [plain] = packagesOf('904', { provinceCode: '6' });
    expect((loaded?.net ?? 0) / (plain?.net ?? 1)).toBeCloseTo((1.15 / 1.08) * 1.2, 3);
  });

  test('915 takes a twenty-year-old car', () => {
    expect(packagesOf('915', { modelYear: '2006' })).toHaveLength(3);
    expect(ask('901', { modelYear: '2006' })).toEqual({ kind: 'declined', reason: reasons.modelYear });
  });

  test('some insurers ask more for longer plans', () => {
    const plans = packagesOf('915')[0]?.installments ?? [];
    expect(plans.map(({ count }) => count)).toEqual([1, 2, 3, 4, 6, 9, 12]);
    expect(plans.at(-1)?.gross).toBeGreaterThan(plans[0]?.gross ?? 0);
  });

  test('a chosen liability limit gives one package, none the usual three', () => {
    expect(packagesOf('901', { product: 'imm' })).toHaveLength(3);
    expect(packagesOf('901', { product: 'imm', 'option.liabilityLimit': '2000000' }).map(({ code }) => code)).toEqual([
      'IMM-2000',
    ]);
  });

  test('a question without the car names what is missing', () => {
    const { plate: _, ...bare } = car;
    const read = readApplication(bare);
    const personality = personalities[0];
    if ('kind' in read || !personality) throw new Error('unexpected');
    expect(decide({ personality, application: read, today, seed: 'test' })).toEqual({
      kind: 'incomplete',
      fields: ['plate'],
    });
  });
});
