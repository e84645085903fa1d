-- A pace needs one moment: when all that was counted is over. Places come back steadily until then.
alter table rate_limits drop column hits;

-- The minute between two messages is a limit like the others.
drop table message_turns;

-- Counts one call under all keys, or under none: in the order given, the first without room refuses it and says how
-- long. A yielding key refuses nothing; it tells whether the call is quiet to the next key that is not yielding, of
-- which the reserve is closed to all others. Calls are judged before they wait for each other, so that a flood of
-- refused ones holds nobody up, and once more when all keys are theirs.
create function count_call(
  keys text[],
  members text[],
  seconds integer[],
  mosts integer[],
  reserves integer[],
  yielding boolean[],
  asked timestamptz
) returns table (refused text, wait_seconds double precision) language plpgsql as $$
declare
  name bigint;
  span interval;
  spacings interval[];
  opens timestamptz;
  quiet_from timestamptz;
  quiet_ones integer[];
  counted integer[];
begin
  for i in 1 .. cardinality(keys) loop
    -- Rounded down, so that a full window holds as many as it says.
    spacings[i] := floor(seconds[i] * 1000000.0 / mosts[i]) * interval '1 microsecond';
  end loop;

  for round in 1 .. 2 loop
    quiet_from := asked;
    quiet_ones := '{}';
    counted := '{}';
    for i in 1 .. cardinality(keys) loop
      span := seconds[i] * interval '1 second';
      if members[i] is null then
        select greatest(max(expires_at), asked) + spacings[i] - span into opens from rate_limits where key = keys[i];
      else
        select case when count(*) < mosts[i] then asked else min(expires_at) end into opens
        from rate_limit_members where key = keys[i] and member <> members[i] and expires_at > asked;
      end if;

      if yielding[i] then
        quiet_from := greatest(quiet_from, opens);
        quiet_ones := quiet_ones || i;
        continue;
      end if;
      if quiet_from > asked then
        opens := least(opens + span * (reserves[i]::double precision / mosts[i]), greatest(opens, quiet_from));
      end if;
      if opens > asked then
        return query select keys[i], extract(epoch from opens - asked)::double precision;
        return;
      end if;
      counted := counted || i;
      if quiet_from = asked then
        counted := counted || quiet_ones;
      end if;
      quiet_from := asked;
      quiet_ones := '{}';
    end loop;

    if round = 1 then
      -- In one order for all, so that none waits for another in a ring.
      for name in select hashtextextended(key, 0) from unnest(keys) as key order by 1 loop
        perform pg_advisory_xact_lock(name);
      end loop;
    end if;
  end loop;

  insert into rate_limits (key, expires_at)
  select keys[i], asked + spacings[i] from unnest(counted) as i where members[i] is null order by 1
  on conflict (key) do update
  set expires_at = greatest(rate_limits.expires_at, asked) + (excluded.expires_at - asked);

  insert into rate_limit_members (key, member, expires_at)
  select keys[i], members[i], asked + seconds[i] * interval '1 second'
  from unnest(counted) as i where members[i] is not null order by 1
  on conflict (key, member) do update set expires_at = excluded.expires_at where rate_limit_members.expires_at <= asked;
end;
$$;
