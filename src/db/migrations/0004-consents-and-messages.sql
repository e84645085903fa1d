create table consents (
  id bigint generated always as identity primary key,
  account_id uuid references accounts (id) on delete set null,
  phone text not null,
  national_number text,
  visitor text not null,
  address text not null,
  purpose text not null check (purpose in ('userAgreement', 'dataNotice', 'marketing')),
  channel text not null check (channel in ('site', 'sms', 'call', 'email')),
  granted boolean not null,
  text_version text not null,
  act text not null check (act in ('register', 'verification', 'account')),
  given_at timestamptz not null
);
create index consents_of_phone on consents (phone);

create table messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  purpose text not null,
  recipient text not null,
  reason text not null,
  sent_at timestamptz not null,
  provider_id text,
  state text not null check (state in ('sent', 'refused', 'unavailable'))
);
create index messages_of_recipient on messages (recipient, sent_at);
