import { expect, test } from 'vitest';
import { answersOfOneRun } from '#testing/answers-of-one-run.ts';
import { cinaralti } from './cinaralti/index.ts';
import { kirlangic } from './kirlangic/index.ts';

// The matrix asks every insurer.
test('two runs with one seed give identical offers at two insurers and all their lines', async () => {
  const [first, second] = [
    await answersOfOneRun([cinaralti, kirlangic]),
    await answersOfOneRun([cinaralti, kirlangic]),
  ];
  const offers = [...first.values()].filter((answer) => (answer as { kind: string }).kind === 'offers');
  expect(offers.length).toBeGreaterThan(5);
  expect(second).toEqual(first);
});
