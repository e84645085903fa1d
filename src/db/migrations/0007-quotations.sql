create table quotations (
  id uuid primary key default gen_random_uuid(),
  line text not null,
  second_hand boolean not null default false,
  phone text not null,
  national_number text not null,
  customer jsonb not null,
  found jsonb not null,
  answers jsonb,
  risk jsonb,
  start_on date,
  end_on date,
  round integer not null default 0,
  revision bigint not null default 0,
  share_digest text unique,
  created_at timestamptz not null,
  asked_at timestamptz,
  closes_at timestamptz,
  check ((asked_at is null) = (risk is null)),
  check ((asked_at is null) = (closes_at is null))
);
create index quotations_created on quotations (created_at);
create index quotations_of_phone on quotations (phone, national_number);

create table quotation_visitors (
  quotation_id uuid not null references quotations (id) on delete cascade,
  visitor text not null,
  since timestamptz not null,
  primary key (quotation_id, visitor)
);

-- Who asks insurers. What a worker took is free for others once it has not been heard of for a while.
create table workers (
  name text primary key,
  alive_until timestamptz not null
);

create table offers (
  id uuid primary key default gen_random_uuid(),
  quotation_id uuid not null references quotations (id) on delete cascade,
  line text not null,
  insurer text not null,
  reference uuid not null default gen_random_uuid(),
  question_digest text not null,
  state text not null check (state in ('waiting', 'active', 'declined', 'failed', 'expired')),
  reason text,
  attempt integer not null default 1,
  revision bigint not null,
  taken_by text,
  asked_at timestamptz,
  answered_at timestamptz,
  superseded_at timestamptz,
  package_id uuid,
  package_code text,
  package_name text,
  proposal_number text,
  net bigint check (net > 0),
  gross bigint check (gross > 0),
  installments jsonb,
  valid_until timestamptz,
  coverage_state text not null default 'untold' check (coverage_state in ('told', 'coming', 'untold')),
  coverages jsonb not null default '[]',
  warnings jsonb not null default '[]',
  created_at timestamptz not null,
  check ((state in ('active', 'expired')) = (gross is not null)),
  check (state <> 'waiting' or answered_at is null)
);
create index offers_of_quotation on offers (quotation_id);
create index offers_coverage_coming on offers (id) where coverage_state = 'coming';
create index offers_running_out on offers (valid_until) where state = 'active' and superseded_at is null;
-- One open question per insurer and line; also how a worker finds what waits.
create unique index offers_waiting on offers (quotation_id, line, insurer)
  where state = 'waiting' and superseded_at is null;
