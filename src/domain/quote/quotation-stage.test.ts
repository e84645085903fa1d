import { expect, test } from 'vitest';
import { quotationStage } from './quotation-stage.ts';

const nothing = { isBought: false, priced: 0, waiting: 0, ranOut: 0 };
const ahead = { startIsPast: false };
const over = { startIsPast: true };

test('a quotation is open while a price holds, then waits, then has run out', () => {
  expect(quotationStage({ ...nothing, priced: 1, waiting: 3, ranOut: 2 }, ahead)).toBe('open');
  expect(quotationStage({ ...nothing, waiting: 1, ranOut: 2 }, ahead)).toBe('waiting');
  expect(quotationStage({ ...nothing, ranOut: 2 }, ahead)).toBe('expired');
  expect(quotationStage(nothing, ahead)).toBe('none');
});

test('what was bought stays bought, and nothing is open once the first day of the policy is over', () => {
  expect(quotationStage({ ...nothing, isBought: true, priced: 4 }, over)).toBe('bought');
  expect(quotationStage({ ...nothing, priced: 4 }, over)).toBe('expired');
  expect(quotationStage({ ...nothing, waiting: 1 }, over)).toBe('expired');
  expect(quotationStage(nothing, over)).toBe('none');
});
