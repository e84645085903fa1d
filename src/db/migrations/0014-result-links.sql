-- The way from the bank's return to its result. It opens for the browser that follows it first, and for no other.
create table result_links (
  order_id uuid primary key references orders (id) on delete cascade,
  token_digest text not null unique,
  expires_at timestamptz not null,
  opened_by text
);
create index result_links_over on result_links (expires_at);
create index result_links_of_visitor on result_links (opened_by);
