import { describe, expect, test } from 'vitest';
import { flowAt, flows } from './index.ts';
import { openedPlace, placeAt, type QuotePlace, stepOfPlace } from './quote-place.ts';
import { findStep, isReached, nextStep, previousStep } from './steps.ts';

const headerGuid = '9a7d3c14-2e5b-4f60-8b1a-5c4d6e7f8001';
const kasko = flowAt('/trafik/kasko-teklif');
const travel = flowAt('/outgoing/teklif');
const foreigner = flowAt('/yabancisaglik/asyncteklif');

describe('the way of a line', () => {
  test.each(flows.map((flow) => [flow.path, flow] as const))(
    '%s leads from the person to the payment and back',
    (_, flow) => {
      const keys = flow.steps.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const [index, key] of keys.slice(0, -1).entries()) {
        const next = nextStep(flow, key).key;
        expect(next).toBe(keys[index + 1]);
        expect(previousStep(flow, next).key).toBe(key);
      }
      expect([flow.steps[0].kind, flow.steps.at(-1)?.kind]).toEqual(['identity', 'payment']);
    },
  );

  test('has its own number of questions', () => {
    const afterIdentity = [kasko, travel, foreigner].map((flow) => nextStep(flow, 'identity').key);
    expect(afterIdentity).toEqual(['vehicle', 'people', 'offers']);
    const beforeOffers = [kasko, travel, foreigner].map((flow) => previousStep(flow, 'offers').key);
    expect(beforeOffers).toEqual(['vehicle', 'trip', 'identity']);
  });

  test('ends at both ends, and knows its own steps only', () => {
    expect(() => nextStep(kasko, 'payment')).toThrow(RangeError);
    expect(() => previousStep(kasko, 'identity')).toThrow(RangeError);
    expect(() => nextStep(kasko, 'trip')).toThrow(RangeError);
    expect(() => findStep(foreigner, 'vehicle')).toThrow(RangeError);
  });

  test('counts a step as reached from there on', () => {
    const reached = travel.steps.filter(({ key }) => isReached(travel, key, 'trip')).map(({ key }) => key);
    expect(reached).toEqual(['identity', 'people', 'trip']);
  });
});

describe('a place', () => {
  test.each<[QuotePlace, string]>([
    [{ kind: 'first' }, 'identity'],
    [{ kind: 'renewal', token: 't' }, 'identity'],
    [{ kind: 'questions', step: 'trip', headerGuid }, 'trip'],
    [{ kind: 'offers', headerGuid }, 'offers'],
    [{ kind: 'compare', headerGuid }, 'offers'],
    [{ kind: 'shared', token: 't' }, 'offers'],
    [{ kind: 'own', token: 't' }, 'offers'],
    [{ kind: 'payment', headerGuid }, 'payment'],
    [{ kind: 'result', headerGuid, reference: 'r' }, 'payment'],
    [{ kind: 'lostResult' }, 'payment'],
  ])('%o belongs to a step', (place, step) => expect(stepOfPlace(travel, place)).toBe(step));

  test('is found for every step of an open quotation', () => {
    expect(travel.steps.map((step) => placeAt(step, headerGuid))).toEqual([
      { kind: 'first' },
      { kind: 'questions', step: 'people', headerGuid },
      { kind: 'questions', step: 'trip', headerGuid },
      { kind: 'offers', headerGuid },
      { kind: 'payment', headerGuid },
    ]);
  });

  test('at which a quotation opens is the step after the person, be it questions or offers', () => {
    expect(openedPlace(kasko, headerGuid)).toEqual({ kind: 'questions', step: 'vehicle', headerGuid });
    expect(openedPlace(foreigner, headerGuid)).toEqual({ kind: 'offers', headerGuid });
  });
});
