create table security_tokens (
  guid_digest text primary key,
  visitor text not null,
  sealed_salt text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table verification_codes (
  id uuid primary key default gen_random_uuid(),
  phone text not null,
  purpose text not null,
  visitor text not null,
  code_digest text not null,
  national_number text,
  tries integer not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_codes_of_phone on verification_codes (phone, visitor, purpose);

-- One row per phone: the moment its last message left.
create table message_turns (
  phone text primary key,
  taken_at timestamptz not null
);
