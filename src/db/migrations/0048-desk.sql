-- People of the agency who work at the desk, their sessions, and what they did there.
create table operators (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  password_hash text not null,
  totp_secret text not null,
  -- The time step of the last code that was taken: no code opens two sessions.
  last_step bigint not null default 0,
  roles text[] not null,
  created_at timestamptz not null,
  disabled_at timestamptz,
  constraint operators_sealed check (starts_with(totp_secret, 's1.'))
);

create table operator_sessions (
  token_digest text primary key,
  operator_id uuid not null references operators (id),
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null
);
create index operator_sessions_of_operator on operator_sessions (operator_id);
create index operator_sessions_over on operator_sessions (expires_at);

create table desk_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null where it was done by a command of who runs the product.
  operator_id uuid references operators (id),
  act text not null,
  subject_kind text not null,
  subject text not null,
  -- What exactly, where the act alone does not say it.
  what text,
  why text,
  constraint desk_log_sealed check (starts_with(what, 's1.') and starts_with(why, 's1.'))
);
create index desk_log_of_subject on desk_log (subject_kind, subject, id);
create index desk_log_of_operator on desk_log (operator_id, id);
create index desk_log_of_kind on desk_log (subject_kind, id);

-- What became of it; waits: somebody else must approve it first. Without a row: it is under way, or its process ended in the middle.
create table desk_log_outcomes (
  entry_id bigint primary key references desk_log (id),
  at timestamptz not null,
  outcome text not null check (outcome in ('done', 'waits', 'refused', 'failed'))
);

-- What was done is never changed. Only who brings sealed values under another key, or empties what is due, says so beforehand.
create function refuse_change_of_desk_log() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('karsila.keeps_house', true), '') <> 'on' then
    raise exception 'The log of the desk is never changed';
  end if;
  return null;
end $$;
create trigger desk_log_stays before update or delete or truncate on desk_log
  for each statement execute function refuse_change_of_desk_log();
create trigger desk_log_outcomes_stay before update or delete or truncate on desk_log_outcomes
  for each statement execute function refuse_change_of_desk_log();
