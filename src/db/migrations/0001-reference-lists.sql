create table select_groups (
  code text primary key,
  list_id integer unique
);

create table select_items (
  group_code text not null references select_groups (code),
  item_id text not null,
  text text not null,
  position integer not null,
  primary key (group_code, item_id)
);

create table provinces (
  id integer primary key,
  name text not null unique
);

create table districts (
  id integer primary key,
  province_id integer not null references provinces (id),
  name text not null,
  unique (province_id, name)
);

create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name text not null
);

create table insurers (
  code text primary key check (code ~ '^[0-9]{3}$'),
  name text not null
);

create table insurer_lines (
  insurer_code text not null references insurers (code),
  line text not null,
  primary key (insurer_code, line)
);

create table seed_state (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
);
