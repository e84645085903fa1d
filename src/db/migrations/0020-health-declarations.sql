-- What people declare of their health stands apart from their quotation, sealed under a key that the database does not know.
create table health_declarations (
  quotation_id uuid primary key references quotations (id) on delete cascade,
  sealed text not null,
  -- Which key it is sealed under: who changes keys finds what is still under the old one.
  key_id text not null,
  kept_at timestamptz not null,
  kept_until timestamptz not null
);
create index health_declarations_over on health_declarations (kept_until);

-- Who read them. It outlives what was read, so it refers to no quotation, and it repeats nothing of what was declared.
create table health_access_log (
  id bigint generated always as identity primary key,
  quotation_id uuid not null,
  reader text not null check (reader in ('customer', 'insurer')),
  insurer text,
  at timestamptz not null,
  check ((reader = 'insurer') = (insurer is not null))
);
create index health_access_log_quotation on health_access_log (quotation_id, at);
create index health_access_log_at on health_access_log (at);
