-- The words behind the hash of an acceptance, each version once.
create table contract_texts (
  hash text primary key,
  heading text not null,
  updated text not null,
  html text not null,
  first_shown_at timestamptz not null
);
