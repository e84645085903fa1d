-- People also take a permission back at the national register itself.
alter table consents
  drop constraint consents_act_check,
  add constraint consents_act_check check (act in ('register', 'verification', 'account', 'permissionRegister'));

-- What the register of permissions is to be told of each fact about marketing, and what it told us.
create table permission_notices (
  consent_id bigint primary key references consents (id) on delete cascade,
  channel text not null check (channel in ('sms', 'call', 'email')),
  recipient text not null check (starts_with(recipient, 's1.')),
  recipient_index text not null,
  granted boolean not null,
  given_at timestamptz not null,
  due_at timestamptz not null,
  state text not null check (state in ('waiting', 'told', 'refused')),
  reason text,
  tries integer not null default 0,
  settled_at timestamptz,
  check ((state = 'waiting') = (settled_at is null)),
  check ((state = 'refused') = (reason is not null))
);
create index permission_notices_waiting on permission_notices (consent_id) where state = 'waiting';
create index permission_notices_of_recipient on permission_notices (channel, recipient_index, consent_id desc);
