-- Requests for help. Of a member the account tells who it is; a visitor says where the answer goes.
create table support_requests (
  id uuid primary key,
  number text not null unique,
  account_id uuid references accounts (id) on delete set null,
  name text constraint support_requests_name_sealed check (name like 's1.%'),
  email text constraint support_requests_email_sealed check (email like 's1.%'),
  email_index text,
  phone text constraint support_requests_phone_sealed check (phone like 's1.%'),
  phone_index text,
  type_id integer not null,
  status text not null check (status in ('open', 'answered', 'closed')),
  subject text not null constraint support_requests_subject_sealed check (subject like 's1.%'),
  policy_id uuid references policies (id) on delete set null,
  order_reference text,
  link_digest text unique,
  created_at timestamptz not null,
  last_message_at timestamptz not null
);
create index support_requests_of_account on support_requests (account_id, last_message_at);
create index support_requests_of_status on support_requests (status, last_message_at);
create index support_requests_of_email on support_requests (email_index);
create index support_requests_of_phone on support_requests (phone_index);

-- Two messages of one moment stand in the order in which they were written.
create table support_messages (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity,
  request_id uuid not null references support_requests (id) on delete cascade,
  author text not null check (author in ('customer', 'agency')),
  text text not null constraint support_messages_text_sealed check (text like 's1.%'),
  sent_at timestamptz not null,
  read_at timestamptz
);
create index support_messages_of_request on support_messages (request_id, place);

create table support_message_files (
  message_id uuid not null references support_messages (id) on delete cascade,
  file_id uuid not null references files (id) on delete cascade,
  primary key (message_id, file_id)
);
create index support_message_files_of_file on support_message_files (file_id);

-- Browsers in which the phone of a visitor's request was proven.
create table support_visitors (
  request_id uuid not null references support_requests (id) on delete cascade,
  visitor text not null,
  proven_at timestamptz not null,
  primary key (request_id, visitor)
);
create index support_visitors_of_visitor on support_visitors (visitor);
