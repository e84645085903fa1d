import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { idFields } from '#testing/access/id-fields.ts';
import type { Asker } from '#testing/access/people.ts';
import { ask, type Case, casesOf, forgetLimits, kindOf, questionOf, unknownLike } from '#testing/access/walk.ts';
import { type AccessWorld, startAccessWorld } from '#testing/access/world.ts';

const rounds = 40;
/** Wide, because a machine under load is slow by fits: the number of statements, which is proven beside, is exact. */
const widest = { times: 2.5, ms: 5 };

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld(inject('embeddedUrl'));
}, 180_000);
afterAll(() => world.api.close());

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function timeOf(one: Case, asker: Asker, keys: readonly string[]): Promise<number> {
  const question = questionOf(one, asker, keys);
  const from = performance.now();
  await ask(world.api, question, keys);
  return performance.now() - from;
}

/** Medians of both, asked for by turns so that both meet the same machine. */
async function mediansOf(one: Case, asker: Asker): Promise<readonly [number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    await forgetLimits(world.api);
    const pair = [one.theirs, one.theirs.map(unknownLike)] as const;
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      times[which].push(await timeOf(one, asker, pair[which]));
    }
  }
  return [medianOf(times[0]), medianOf(times[1])];
}

const named = [...new Set(idFields.filter(kindOf).map(({ call, field }) => `${call} ${field}`))];

describe('what is somebody else’s takes as long as what is not there', () => {
  test.each(named)(
    '%s',
    async (name) => {
      const cases = casesOf(world.owner.things).filter(({ call, field }) => `${call} ${field}` === name);
      expect(cases.length).toBeGreaterThan(0);
      for (const [who, asker] of Object.entries(world.strangers)) {
        for (const one of cases) {
          const [theirs, none] = await mediansOf(one, asker);
          const [less, more] = [Math.min(theirs, none), Math.max(theirs, none)];
          const isAlike = more <= less * widest.times || more - less <= widest.ms;
          expect(isAlike, `${who}, ${one.title}: ${theirs.toFixed(1)} and ${none.toFixed(1)} ms`).toBe(true);
        }
      }
    },
    120_000,
  );
});
