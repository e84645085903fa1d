-- What the agency says at the top of the pages on which people ask for offers or for help, for as long as it holds.
create table site_notes (
  id uuid primary key default gen_random_uuid(),
  text text not null,
  look text not null check (look in ('info', 'warning')),
  from_at timestamptz not null,
  until_at timestamptz not null,
  made_by uuid not null references operators (id),
  ended_at timestamptz,
  ended_by uuid references operators (id),
  check (until_at > from_at)
);
create index site_notes_until on site_notes (until_at) where ended_at is null;
create index site_notes_by_age on site_notes (from_at, id);
create index site_notes_of_maker on site_notes (made_by);
create index site_notes_of_ender on site_notes (ended_by);
