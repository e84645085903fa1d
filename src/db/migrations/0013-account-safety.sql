-- Nobody proves a mail address, so it belongs to nobody alone. As a user name it means whoever has it longest.
alter table accounts drop constraint accounts_email_key;
alter table accounts add column email_since timestamptz;
update accounts set email_since = created_at;
alter table accounts alter column email_since set not null;
create index accounts_of_email on accounts (email, email_since);

-- Sessions that are open while this is applied count as used just now.
alter table sessions add column last_seen_at timestamptz;
update sessions set last_seen_at = now();
alter table sessions alter column last_seen_at set not null;

-- What holders are told about their account. A row is written with the change it tells of, and sent afterwards.
create table account_notices (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  phone text,
  email text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check (phone is not null or email is not null)
);
create index account_notices_due on account_notices (created_at) where settled_at is null;

-- Somebody says that the national number of an account is theirs. The holder may object until the account is replaced;
-- a person of the agency who has seen an identity card may grant the claim.
create table number_claims (
  account_id uuid primary key references accounts (id) on delete cascade,
  claimant_phone text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  objected_at timestamptz,
  granted_at timestamptz
);
