-- Files that people upload, sealed under a key of their own. The id comes from outside: content is sealed with it.
create table files (
  id uuid primary key,
  visitor text not null,
  file_name text not null,
  media_type text not null,
  size integer not null check (size > 0),
  content bytea not null,
  uploaded_at timestamptz not null,
  kept_until timestamptz not null
);
create index files_of_visitor on files (visitor, uploaded_at);
create index files_kept_until on files (kept_until);
-- Sealed content does not get smaller.
alter table files alter column content set storage external;

-- What was handed on to an insurer that looks, by the wish it answers.
create table review_handovers (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references offers (id) on delete cascade,
  attempt integer not null,
  wanted_documents jsonb not null,
  state text not null check (state in ('sending', 'sent', 'failed')),
  since timestamptz not null
);
create unique index review_handovers_of_wish on review_handovers (offer_id, attempt, md5(wanted_documents::text));
create table review_handover_files (
  handover_id uuid not null references review_handovers (id) on delete cascade,
  file_id uuid not null references files (id) on delete cascade,
  received_at timestamptz,
  primary key (handover_id, file_id)
);
create index review_handover_files_of_file on review_handover_files (file_id);
