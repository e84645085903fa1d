-- Money on its way back. What is about to be done stands here before it is done.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  policy_id uuid unique references policies (id),
  reason text not null check (reason in ('withdrawal', 'takenForNothing')),
  promised bigint not null check (promised >= 0),
  insurer_refund bigint check (insurer_refund >= 0),
  amount bigint check (amount >= 0),
  state text not null check (state in ('requested', 'insurerCancelled', 'paying', 'paid', 'needsAttention')),
  problem text,
  bank_transaction text,
  visitor text,
  address text,
  taken_until timestamptz,
  requested_at timestamptz not null,
  insurer_cancelled_at timestamptz,
  paid_at timestamptz,
  check (state not in ('insurerCancelled', 'paying', 'paid') or amount is not null),
  check (state <> 'paid' or paid_at is not null)
);
create index refunds_of_order on refunds (order_id);
create unique index refunds_for_nothing on refunds (order_id) where policy_id is null;
-- One after another: the sum that the bank has returned so far tells whether the last one came through.
create unique index refunds_one_paying on refunds (order_id) where state = 'paying';
create index refunds_open on refunds (requested_at) where state in ('requested', 'insurerCancelled', 'paying');

create table cancel_requests (
  policy_id uuid primary key references policies (id),
  reason text not null check (reason in ('sold', 'double', 'other')),
  sold_on date,
  note text,
  visitor text not null,
  address text not null,
  requested_at timestamptz not null,
  check ((reason = 'sold') = (sold_on is not null))
);

create table renewal_links (
  policy_id uuid primary key references policies (id),
  digest text not null unique
);

-- When an order was last compared with the bank's and the insurers' books.
create table reconciliations (
  order_id uuid primary key references orders (id) on delete cascade,
  compared_at timestamptz not null
);
create index orders_changed on orders (updated_at);

create table reconciliation_findings (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  resolved_at timestamptz
);
create unique index reconciliation_findings_open on reconciliation_findings (order_id, kind) where resolved_at is null;
