import { expect, test } from 'vitest';
import { handOver, takeHandedOver } from './handed-over.ts';

const filled = { model: { Phone: '5550000001' }, trap: { Website: '' } } as unknown as Parameters<typeof handOver>[0];

test('what was laid down is taken once, so that reload and back send nothing again', () => {
  const mark = handOver(filled);
  expect(takeHandedOver(mark)).toEqual(filled);
  expect(takeHandedOver(mark)).toBeUndefined();
});

test('an entry that did not bring it does not take it', () => {
  const mark = handOver(filled);
  for (const state of [null, undefined, { from: '/' }, { handedOver: mark.handedOver - 1 }, { handedOver: 'x' }])
    expect(takeHandedOver(state)).toBeUndefined();
  expect(takeHandedOver(mark)).toEqual(filled);
});
