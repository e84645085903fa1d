-- What files hold lies apart from what is known of them, by key, so that another store can take its place.
create table file_contents (
  key text primary key,
  content bytea not null
);
-- Sealed content does not get smaller.
alter table file_contents alter column content set storage external;
insert into file_contents (key, content) select 'files/' || id, content from files;
alter table files
  drop column content,
  add constraint files_sealed check (starts_with(file_name, 's1.')) not valid;

-- A file that somebody uploads while logged in is the account's.
alter table files add column account_id uuid references accounts (id) on delete cascade;
create index files_of_account on files (account_id, uploaded_at) where account_id is not null;

-- Contents that no row speaks for. A key stands here before its content is put and until its row is there, and again
-- from the moment the row goes: whatever happens in between, nothing lies anywhere for ever and nothing that has a row is lost.
create table file_content_removals (
  key text primary key,
  due_at timestamptz not null
);
create index file_content_removals_due on file_content_removals (due_at);
create function forget_file_content() returns trigger language plpgsql as $$
begin
  insert into file_content_removals (key, due_at) values ('files/' || old.id, '-infinity') on conflict do nothing;
  return null;
end $$;
create trigger files_forget_content after delete on files for each row execute function forget_file_content();

-- What a file is part of, beside what was handed on to insurers.
create table file_uses (
  file_id uuid not null references files (id) on delete cascade,
  kind text not null check (kind in ('support')),
  subject_id uuid not null,
  primary key (file_id, kind, subject_id)
);
create index file_uses_of_subject on file_uses (kind, subject_id);
