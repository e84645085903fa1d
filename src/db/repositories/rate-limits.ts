import type { Count, RateLimits } from '#ports/rate-limits.ts';
import type { Database } from '../database.ts';

/** Rows are written in the order of their keys, so that calls made together never wait for each other in a ring. */
const countCalls = `
  insert into rate_limits (key, hits, expires_at)
  select key, 1, expires_at from unnest($1::text[], $2::timestamptz[]) as wanted (key, expires_at) order by key
  on conflict (key) do update set
    hits = case when rate_limits.expires_at <= $3 then 1 else rate_limits.hits + 1 end,
    expires_at = case when rate_limits.expires_at <= $3 then excluded.expires_at else rate_limits.expires_at end
  returning key, hits`;

/** A member is let in while others leave room for it. */
const countMembers = `
  insert into rate_limit_members (key, member, expires_at)
  select key, member, expires_at
  from unnest($1::text[], $2::text[], $3::timestamptz[], $4::int[]) as wanted (key, member, expires_at, most)
  where most > (
    select count(*) from rate_limit_members known
    where known.key = wanted.key and known.member <> wanted.member and known.expires_at > $5)
  order by key
  on conflict (key, member) do update set
    expires_at = case when rate_limit_members.expires_at <= $5
      then excluded.expires_at else rate_limit_members.expires_at end
  returning key`;

const endOf = ({ windowSeconds }: Count, now: Date) => new Date(now.getTime() + windowSeconds * 1000).toISOString();

export function rateLimitRepository(database: Database): RateLimits {
  async function overCalls(counts: readonly Count[], now: Date): Promise<string[]> {
    if (counts.length === 0) return [];
    const values = [counts.map(({ key }) => key), counts.map((count) => endOf(count, now)), now.toISOString()];
    const { rows } = await database.$client.query<{ key: string; hits: number }>({
      name: 'count_calls',
      text: countCalls,
      values,
    });
    const most = new Map(counts.map(({ key, max }) => [key, max]));
    return rows.filter(({ key, hits }) => hits > (most.get(key) ?? 0)).map(({ key }) => key);
  }

  async function overMembers(counts: readonly Count[], now: Date): Promise<string[]> {
    if (counts.length === 0) return [];
    const { rows } = await database.$client.query<{ key: string }>({
      name: 'count_members',
      text: countMembers,
      values: [
        counts.map(({ key }) => key),
        counts.map(({ member }) => member),
        counts.map((count) => endOf(count, now)),
        counts.map(({ max }) => max),
        now.toISOString(),
      ],
    });
    const welcome = new Set(rows.map(({ key }) => key));
    return counts.map(({ key }) => key).filter((key) => !welcome.has(key));
  }

  return {
    async count(counts, now) {
      const [calls, members] = await Promise.all([
        overCalls(
          counts.filter(({ member }) => member === undefined),
          now,
        ),
        overMembers(
          counts.filter(({ member }) => member !== undefined),
          now,
        ),
      ]);
      return new Set([...calls, ...members]);
    },
  };
}
