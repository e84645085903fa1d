import { describe, expect, test } from 'vitest';
import { nodeCrypto } from '#connectors/node-crypto/index.ts';
import { identityOf } from '#domain/identity.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { LineKey } from '#domain/lines.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import { sampleQuote, sampleVehicle } from '#testing/sample-quote.ts';
import { testPanel } from '#testing/test-insurers.ts';
import { digestOf, questionOf, questionsFor, sharedQuestionOf } from './question.ts';

const { customer, start, end } = sampleQuote({ line: 'kasko', reference: 'r', start: '2026-11-16' });
const risk: VehicleRisk = {
  ...sampleVehicle,
  professionCode: 'doktor',
  daysLapsed: 12,
  options: { lender: 'Banka', liabilityLimit: '1000000', secondHand: 'true', destination: 'DE' },
};
const ports = {
  panel: testPanel,
  secrets: nodeCrypto('a secret of the tests').secrets,
  switches: { isOff: () => false },
};

function digests(line: LineKey, changed: Partial<VehicleRisk> = {}) {
  const asked = { customer, insuredPeople: [], risk: { ...risk, ...changed }, start, end };
  return questionsFor(ports, asked, { line, addOns: ['ferdikaza', 'hukuksalkoruma'] });
}

/** Lines whose question a change of the vehicle alters. */
function touched(line: LineKey, changed: Partial<VehicleRisk>): Set<LineKey> {
  const known = new Set(digests(line).map(({ digest }) => digest));
  return new Set(digests(line, changed).flatMap((question) => (known.has(question.digest) ? [] : [question.line])));
}

describe('[C-13] a question', () => {
  test('is written out once for a line, and is what it would be if it were written out again', () => {
    const asked = { customer, insuredPeople: [], risk, start, end };
    const shared = sharedQuestionOf(asked, 'kasko');
    expect(shared).toEqual(questionOf(asked, 'kasko'));
    expect(sharedQuestionOf(asked, 'kasko')).toBe(shared);
    expect(sharedQuestionOf(asked, 'trafik')).toEqual(questionOf(asked, 'trafik'));
    expect(sharedQuestionOf({ ...asked, risk: { ...risk, value: 1 } }, 'kasko')).not.toEqual(shared);
  });

  test.each([
    ['kasko', 'accessories', { accessories: { ...risk.accessories, radio: 250_000 } }, ['kasko']],
    ['kasko', 'the value', { value: 1 }, ['kasko']],
    ['kasko', 'a profession', { professionCode: undefined }, ['kasko']],
    ['kasko', 'a lapse', { daysLapsed: 1 }, []],
    ['kasko', 'an option of another line', { options: { ...risk.options, destination: 'FR' } }, []],
    ['trafik', 'a lapse', { daysLapsed: 1 }, ['trafik']],
    ['trafik', 'everything kasko reads', { value: 1, professionCode: undefined, kaskoDiscount: 1, lpg: true }, []],
    ['imm', 'the limit', { options: { liabilityLimit: '5000000' } }, ['imm']],
    ['imm', 'the traffic step', { trafficStep: 1 }, []],
    ['kasko', 'another car', { brandCode: '999' }, ['kasko', 'ferdikaza', 'hukuksalkoruma']],
  ] as const)('of %s and its add-ons: %s changes %j', (line, _what, changed, lines) => {
    expect(touched(line, changed)).toEqual(new Set(lines));
  });

  test('is the same after it was stored', () => {
    const stored = JSON.parse(JSON.stringify({ customer, insuredPeople: [], risk, start, end }));
    const again = questionsFor(ports, stored, { line: 'kasko', addOns: ['hukuksalkoruma', 'ferdikaza'] });
    expect(again).toEqual(digests('kasko'));
  });

  test('is still the one that was asked before people had identities of several kinds', () => {
    const asked = { ...sampleQuote({ line: 'kasko', reference: 'r', start: '2026-11-16' }), insuredPeople: [] };
    const [person] = questionsFor(ports, asked, { line: 'kasko', addOns: [] });
    expect(person).toMatchObject({ insurer: '901', digest: 'xzfpJ_8u_sHkSsvuzXmEK1vY6qJHNMbXyHsvDk9Ba1o' });
    const company = { ...asked, customer: { ...asked.customer, identity: identityOf('1111111114') } };
    const [insurer] = questionsFor(ports, company, { line: 'trafik', addOns: [] });
    expect(insurer).toMatchObject({ insurer: '901', digest: 'sJOKfhSvporo9eUpJbO-m973ZAYb-aGW9J_WTW5_pxc' });
  });

  test('names the people a policy covers, and is another one when they change', () => {
    const traveller: InsuredPerson = {
      relation: 'child',
      identity: { kind: 'passport', number: 'U12345678' },
      name: 'Ada',
      surname: 'Örnek',
      birthdate: '2015-02-03',
      gender: undefined,
      nationality: 'DE',
    };
    const asked = { customer, insuredPeople: [traveller], risk, start, end };
    expect(questionOf(asked, 'kasko').insuredPeople).toEqual([traveller]);
    const digestOf = (people: readonly InsuredPerson[]) =>
      questionsFor(ports, { ...asked, insuredPeople: people }, { line: 'kasko', addOns: [] })[0]?.digest;
    const digests = [digestOf([]), digestOf([traveller]), digestOf([{ ...traveller, birthdate: '2015-02-04' }])];
    expect(new Set(digests).size).toBe(3);
  });

  test('is another one when somebody declares something else, for the lines that ask for it', () => {
    const {
      insuredPeople,
      declarations = [],
      ...asked
    } = sampleQuote({
      line: 'tamamlayici',
      reference: 'r',
      start: '2026-11-20',
    });
    const [declared] = declarations;
    if (!declared) throw new Error('The sample declares nothing');
    const digestWith = (line: LineKey, told: typeof declarations | undefined) =>
      digestOf(ports, { ...asked, insuredPeople, declarations: told }, { line, insurer: '901' });
    const variants = [
      undefined,
      [declared],
      [{ ...declared, note: 'x' }],
      [{ ...declared, weightKg: 77 }],
      [{ ...declared, conditions: ['heart'] as const }],
    ];
    expect(new Set(variants.map((told) => digestWith('tamamlayici', told))).size).toBe(variants.length);
    expect(new Set(variants.map((told) => digestWith('yabanci', told))).size).toBe(1);
    expect(digestWith('tamamlayici', JSON.parse(JSON.stringify([declared])))).toBe(
      digestWith('tamamlayici', [declared]),
    );
    expect(questionOf({ ...asked, insuredPeople, declarations }, 'yabanci').declarations).toBeUndefined();
    expect(questionOf({ ...asked, insuredPeople, declarations }, 'bireysel').declarations).toEqual([declared]);
  });

  test('tells no more than its line reads', () => {
    const asked = { customer, insuredPeople: [], risk, start, end };
    const told = questionOf(asked, 'ferdikaza');
    expect(told.risk).toMatchObject({
      plate: risk.plate,
      accessories: { radio: 0 },
      options: {},
      frameNumber: undefined,
    });
    expect(questionOf(asked, 'trafik').risk).toHaveProperty('options', { secondHand: 'true' });
  });

  test('says what an insurer must know of the line', () => {
    const asked = { customer, insuredPeople: [], risk, start, end };
    expect(questionOf(asked, 'trafik')).toMatchObject({
      line: 'trafik',
      branchId: 1,
      priceFloor: 10_000,
      insuredPeople: [],
    });
    expect(questionOf(asked, 'ferdikaza')).toMatchObject({ line: 'ferdikaza', branchId: 4 });
  });

  test('goes to whoever sells the line, and differs from insurer to insurer', () => {
    const asked = digests('trafik');
    expect(new Set(asked.map(({ digest }) => digest)).size).toBe(asked.length);
    for (const { line, insurer } of asked) {
      expect(testPanel.find(({ code }) => code === insurer)?.lines).toContain(line);
    }
  });
});
