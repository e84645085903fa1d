create table orders (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  quotation_id uuid not null references quotations (id),
  account_id uuid references accounts (id) on delete set null,
  visitor text not null,
  address text not null,
  phone text not null,
  email text not null,
  national_number text not null,
  customer jsonb not null,
  provider text not null,
  gross bigint not null check (gross > 0),
  installment_count integer not null check (installment_count > 0),
  state text not null,
  reason text,
  sealed_proof text,
  bank_transaction text,
  captured bigint check (captured > 0 and captured <= gross),
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= coalesce(captured, 0)),
  version integer not null default 1,
  taken_by text,
  look_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index orders_unsettled on orders (look_at)
  where state in ('threeDs', 'authorised', 'issuing', 'issued', 'captured', 'voiding');
create index orders_of_quotation on orders (quotation_id);
create index orders_of_person on orders (national_number, phone);

create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  place integer not null,
  offer_id uuid not null references offers (id),
  line text not null,
  insurer text not null,
  proposal_number text not null,
  package_name text not null,
  net bigint not null check (net > 0),
  gross bigint not null check (gross > 0),
  installment_count integer not null check (installment_count > 0),
  start_on date not null,
  end_on date not null,
  state text not null check (state in ('pending', 'issued', 'refused', 'released')),
  reason text,
  policy_number text,
  unique (order_id, offer_id),
  unique (order_id, place),
  check ((state = 'issued') = (policy_number is not null))
);
-- An offer is bought once: it belongs to one order that is under way or done.
create unique index order_items_one_buyer on order_items (offer_id) where state in ('pending', 'issued');

create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  at timestamptz not null,
  action text not null,
  from_state text not null,
  to_state text not null,
  detail jsonb not null default '{}'
);
create index order_events_of_order on order_events (order_id, id);

create table document_acceptances (
  order_id uuid not null references orders (id) on delete cascade,
  document_key text not null,
  text_hash text not null,
  accepted_at timestamptz not null,
  visitor text not null,
  address text not null,
  primary key (order_id, document_key)
);

create table documents (
  id uuid primary key default gen_random_uuid(),
  subject_id uuid not null,
  document_key text not null,
  file_name text not null,
  hash text not null,
  content bytea not null,
  created_at timestamptz not null,
  unique (subject_id, document_key)
);

create table policies (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  order_item_id uuid not null unique references order_items (id),
  line text not null,
  insurer text not null,
  policy_number text not null,
  package_name text not null,
  national_number text not null,
  phone text not null,
  email text not null,
  plate text,
  net bigint not null check (net > 0),
  gross bigint not null check (gross > 0),
  start_on date not null,
  end_on date not null,
  state text not null check (state in ('active', 'withdrawing', 'withdrawn', 'cancelRequested', 'cancelled')),
  state_changed_at timestamptz not null,
  refund bigint check (refund >= 0),
  reminded_at timestamptz,
  created_at timestamptz not null,
  unique (insurer, policy_number)
);
create index policies_of_person on policies (national_number, phone);
create index policies_ending on policies (end_on) where state = 'active' and reminded_at is null;
