-- Insurers, and lines of insurers, that the agency does not ask and does not sell now. What is on has no row.
create table insurer_switches (
  insurer text not null,
  -- '*': all of its lines.
  line text not null,
  off_since timestamptz not null,
  off_by uuid not null references operators (id),
  why text not null,
  primary key (insurer, line)
);
create index insurer_switches_of_operator on insurer_switches (off_by);
