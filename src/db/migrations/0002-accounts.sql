create table accounts (
  id uuid primary key default gen_random_uuid(),
  national_number text not null unique check (national_number ~ '^[1-9][0-9]{10}$'),
  email text not null unique check (email = lower(email)),
  phone text not null unique check (phone ~ '^5[0-9]{9}$'),
  name text not null,
  surname text not null,
  birthdate date,
  gender text check (gender in ('E', 'K')),
  city_code integer,
  county_code integer,
  password_hash text not null check (password_hash like '$argon2id$%'),
  temporary_hash text check (temporary_hash like '$argon2id$%'),
  temporary_expires_at timestamptz,
  temporary_used_at timestamptz,
  phone_verified_at timestamptz,
  registered_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table account_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  visitor text not null,
  last_seen_at timestamptz not null,
  primary key (account_id, visitor)
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  token_digest text not null unique,
  copy_digest text not null unique,
  visitor text not null,
  address text not null,
  user_agent text not null,
  must_change_password boolean not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_account on sessions (account_id) where ended_at is null;
