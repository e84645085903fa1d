-- Addresses at which an insurer's message is waited for, and what came there until its waiter takes it. Both live for
-- seconds: a crash of the server costs no more than a question asked again, so nothing of it is logged.
create unlogged table insurer_tickets (
  id uuid primary key,
  insurer text not null,
  received integer not null default 0,
  expires_at timestamptz not null
);
create index insurer_tickets_expire on insurer_tickets (expires_at);
create unlogged table insurer_messages (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references insurer_tickets (id) on delete cascade,
  message text not null,
  constraint insurer_messages_sealed check (starts_with(message, 's1.')),
  -- More than the largest body that the API takes, sealed.
  constraint insurer_messages_size check (octet_length(message) < 3000000)
);
create index insurer_messages_of_ticket on insurer_messages (ticket_id);
