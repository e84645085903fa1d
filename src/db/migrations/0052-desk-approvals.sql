-- Money that the agency returns by its own decision, with or without the end of a policy. What was transferred by hand stands
-- apart from what the bank returned to the card: it is in no book of the bank's that ours are compared with.
alter table refunds drop constraint refunds_reason_check;
alter table refunds
  add check (reason in ('withdrawal', 'cancellation', 'takenForNothing', 'agency')),
  add column by_hand bigint not null default 0 check (by_hand >= 0);
drop index refunds_for_nothing;
create unique index refunds_for_nothing on refunds (order_id) where reason = 'takenForNothing';

-- What moves more than a sum waits for a second pair of eyes.
create table desk_approvals (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  act text not null check (act in ('voidOrder', 'refundOrder', 'markOrder', 'markRefundPaid')),
  amount bigint not null check (amount >= 0),
  -- The order's when it was asked for: the same wish does another thing in another state.
  order_state text not null,
  -- What is to be done, exactly, and why.
  wish text not null,
  why text not null,
  asked_by uuid not null references operators (id),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decision text check (decision in ('approved', 'refused', 'expired')),
  decided_by uuid references operators (id),
  decided_at timestamptz,
  decision_why text,
  -- What became of one that was approved. Without it: it is under way, or its process ended in the middle.
  outcome text check (outcome in ('done', 'changed')),
  constraint desk_approvals_sealed check (
    starts_with(wish, 's1.') and starts_with(why, 's1.') and starts_with(decision_why, 's1.')
  ),
  constraint desk_approvals_second_eyes check (decision <> 'approved' or decided_by <> asked_by),
  check ((decision is null) = (decided_at is null)),
  check (coalesce(decision in ('approved', 'refused'), false) = (decided_by is not null)),
  check (outcome is null or decision = 'approved')
);
-- One at a time for an order: what is asked next is judged by what became of the last.
create unique index desk_approvals_open on desk_approvals (order_id) where decision is null;
create index desk_approvals_of_order on desk_approvals (order_id, asked_at);
create index desk_approvals_asked on desk_approvals (asked_at, id);
create index desk_approvals_of_asker on desk_approvals (asked_by);
create index desk_approvals_of_decider on desk_approvals (decided_by);
