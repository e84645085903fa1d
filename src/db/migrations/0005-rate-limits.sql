-- Counters may be lost in a crash; they need not survive it, and are written on every call.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  expires_at timestamptz not null
);

create unlogged table rate_limit_members (
  key text not null,
  member text not null,
  expires_at timestamptz not null,
  primary key (key, member)
);
