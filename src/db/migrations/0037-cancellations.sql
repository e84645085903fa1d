-- A wish that a policy may end is handed on and answered. A refused one may be followed by another.
-- Wishes that no start has sealed yet are as they are: they are not held to it before their turn.
alter table cancel_requests drop constraint cancel_requests_pkey, drop constraint cancel_requests_sealed;
alter table cancel_requests
  add column id uuid primary key default gen_random_uuid(),
  add column state text not null default 'requested'
    check (state in ('requested', 'forwarded', 'accepted', 'refused')),
  add column way text check (way in ('insurer', 'agency')),
  add column attempts integer not null default 0,
  -- When it is looked at next; meanwhile it is one process's own.
  add column try_at timestamptz not null default now(),
  add column forwarded_at timestamptz,
  add column answered_at timestamptz,
  add column refund bigint check (refund >= 0),
  add column refusal text,
  -- The last state that its person was told of.
  add column told text,
  add constraint cancel_requests_refusal_sealed check (starts_with(refusal, 's1.')),
  add check (state not in ('forwarded', 'accepted', 'refused') or (forwarded_at is not null and way is not null)),
  add check ((state in ('accepted', 'refused')) = (answered_at is not null)),
  add check ((state = 'accepted') = (refund is not null)),
  add check ((state = 'refused') = (refusal is not null));
-- Earlier wishes are in the agency's hands, which may have ended their policies long ago: no insurer is asked about them, and
-- no refund is opened before it answers.
update cancel_requests set state = 'forwarded', way = 'agency', forwarded_at = requested_at, told = 'forwarded';
alter table cancel_requests add constraint cancel_requests_sealed check (starts_with(note, 's1.')) not valid;
create unique index cancel_requests_open on cancel_requests (policy_id) where state in ('requested', 'forwarded');
create index cancel_requests_of_policy on cancel_requests (policy_id, requested_at);
create index cancel_requests_due on cancel_requests (try_at) where state = 'requested' or told is distinct from state;

-- Money of a policy that its insurer ended because its holder asked for it.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add check (reason in ('withdrawal', 'cancellation', 'takenForNothing'));
