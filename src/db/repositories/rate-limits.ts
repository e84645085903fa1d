import type { Count, Pace, RateLimits } from '#ports/rate-limits.ts';
import type { Database } from '../database.ts';

const countCall = 'select refused, wait_seconds from count_call($1, $2, $3, $4, $5, $6, $7, $8)';

/** Rows are taken in the order in which calls write them, so that nobody waits in a ring. */
const takeBack = `
  with taken as (select key from rate_limits where key = any ($1) order by key for update)
  update rate_limits set expires_at = rate_limits.expires_at - spacing
  from unnest($1::text[], $2::interval[]) as wanted (key, spacing) join taken using (key)
  where rate_limits.key = wanted.key`;

type Step = Pace & { readonly member: string | null; readonly reserved: number; readonly yields: boolean };

/** The quiet paces of a count stand before it. */
function stepsOf(counts: readonly Count[]): readonly Step[] {
  return counts.flatMap(({ reserve, member = null, ...count }) => [
    ...(reserve?.quiet ?? []).map((pace) => ({ ...pace, member: null, reserved: 0, yields: true })),
    { ...count, member, reserved: reserve?.places ?? 0, yields: false },
  ]);
}

/** Rounded down, so that a full window holds as many as it says. */
function spaceOf({ windowSeconds, max }: Pace, places = 1): string {
  return `${Math.floor((windowSeconds * 1_000_000) / max) * places} microseconds`;
}

export function rateLimitRepository(database: Database): RateLimits {
  return {
    async count(counts, now) {
      const steps = stepsOf(counts);
      const { rows } = await database.$client.query<{ refused: string; wait_seconds: number }>({
        name: 'count_call',
        text: countCall,
        values: [
          steps.map(({ key }) => key),
          steps.map(({ member }) => member),
          steps.map(({ windowSeconds }) => `${windowSeconds} seconds`),
          steps.map((step) => spaceOf(step)),
          steps.map(({ max }) => max),
          steps.map((step) => spaceOf(step, step.reserved)),
          steps.map(({ yields }) => yields),
          now.toISOString(),
        ],
      });
      const [refusal] = rows;
      return refusal && { key: refusal.refused, waitSeconds: Math.max(1, Math.ceil(refusal.wait_seconds)) };
    },

    async giveBack(counts) {
      const steps = stepsOf(counts).filter(({ member }) => member === null);
      const values = [steps.map(({ key }) => key), steps.map((step) => spaceOf(step))];
      await database.$client.query({ name: 'give_back', text: takeBack, values });
    },
  };
}
