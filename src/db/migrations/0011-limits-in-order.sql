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
  spans interval[],
  spacings interval[],
  mosts integer[],
  reserves interval[],
  yielding boolean[],
  asked timestamptz
) returns table (refused text, wait_seconds double precision) language plpgsql as $$
declare
  opens timestamptz[];
  opening timestamptz;
  quiet_from timestamptz;
  quiet_ones integer[];
  counted integer[];
begin
  for round in 1 .. 2 loop
    if round = 2 then
      -- In one order for all, so that none waits for another in a ring.
      perform pg_advisory_xact_lock(name)
      from (select hashtextextended(key, 0) as name from unnest(keys) as key order by name offset 0) as names;
    end if;

    -- When each has room: a pace that is not full, or a list with a free place, has it now.
    select array_agg(
      case when members[i] is null
        then greatest((select expires_at from rate_limits where key = keys[i]), asked) + spacings[i] - spans[i]
        else (
          select case when count(*) < mosts[i] then asked else min(expires_at) end
          from rate_limit_members where key = keys[i] and member <> members[i] and expires_at > asked
        )
      end order by i)
    into opens from generate_subscripts(keys, 1) as i;

    quiet_from := asked;
    quiet_ones := '{}';
    counted := '{}';
    for i in 1 .. cardinality(keys) loop
      if yielding[i] then
        quiet_from := greatest(quiet_from, opens[i]);
        quiet_ones := quiet_ones || i;
        continue;
      end if;
      opening := opens[i];
      if quiet_from > asked then
        opening := least(opening + reserves[i], greatest(opening, quiet_from));
      end if;
      if opening > asked then
        return query select keys[i], extract(epoch from opening - asked)::double precision;
        return;
      end if;
      counted := counted || i;
      if quiet_from = asked then
        counted := counted || quiet_ones;
      end if;
      quiet_from := asked;
      quiet_ones := '{}';
    end loop;
  end loop;

  insert into rate_limits (key, expires_at)
  select keys[i], asked + spacings[i] from unnest(counted) as i where members[i] is null order by 1
  on conflict (key) do update
  set expires_at = greatest(rate_limits.expires_at, asked) + (excluded.expires_at - asked);

  insert into rate_limit_members (key, member, expires_at)
  select keys[i], members[i], asked + spans[i] from unnest(counted) as i where members[i] is not null order by 1
  on conflict (key, member) do update set expires_at = excluded.expires_at where rate_limit_members.expires_at <= asked;
end;
$$;
