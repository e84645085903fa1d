import type { RestingInsurer, RestingInsurers } from '#ports/resting-insurers.ts';
import type { Database } from '../database.ts';

const told = `jsonb_to_recordset($2::jsonb) as t(insurer text, wall text, "agoMs" float8, "leftMs" float8)`;

const keepText = `
  with kept as (
    insert into resting_insurers (process, insurer, wall, since, rests_until, alive_until)
    select $1, t.insurer, t.wall, now() - t."agoMs" * interval '1 millisecond',
      now() + t."leftMs" * interval '1 millisecond', now() + $3 * interval '1 millisecond'
    from ${told}
    on conflict (process, insurer, wall) do update
      set since = excluded.since, rests_until = excluded.rests_until, alive_until = excluded.alive_until
  )
  delete from resting_insurers r where r.process = $1
    and not exists (select from ${told} where t.insurer = r.insurer and t.wall = r.wall)`;

const nowText = `
  select insurer, wall, min(since) as since, bool_or(rests_until > now()) as "isSilent", count(*)::int as processes
  from resting_insurers where alive_until > now()
  group by insurer, wall order by insurer, wall`;

export function restingInsurerRepository({ $client: pool }: Database): RestingInsurers {
  return {
    async keep(process, rests, aliveMs) {
      await pool.query({ text: keepText, values: [process, JSON.stringify(rests), aliveMs] });
    },
    async now() {
      return (await pool.query<RestingInsurer>(nowText)).rows;
    },
  };
}
