import { expect, test } from 'vitest';
import { answersOfOneRun } from '#testing/answers-of-one-run.ts';
import { insurerConnectors } from './index.ts';

test('two runs with one seed give identical offers at every insurer and line', async () => {
  const first = await answersOfOneRun(insurerConnectors);
  const second = await answersOfOneRun(insurerConnectors);
  const offers = [...first.values()].filter((answer) => (answer as { kind: string }).kind === 'offers');
  expect(offers.length).toBeGreaterThan(20);
  expect(second).toEqual(first);
}, 90_000);
