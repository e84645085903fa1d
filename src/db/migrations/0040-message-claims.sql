-- Who has a message in hand, by the database's clock: no connection is held while a mail server is spoken to.
create table message_claims (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);
