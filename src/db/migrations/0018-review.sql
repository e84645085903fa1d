-- An insurer may want to look, and to see something, before it says a price or no.
alter table offers drop constraint offers_state_check;
alter table offers add constraint offers_state_check
  check (state in ('waiting', 'active', 'review', 'declined', 'failed', 'expired'));
alter table offers add column wanted_documents jsonb not null default '[]';
