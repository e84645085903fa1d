-- Which insurers a process leaves alone after failures in a row. A row is the word of its process while that lives; where
-- there is none, calls go out as usual.
create table resting_insurers (
  process text not null,
  insurer text not null,
  wall text not null check (wall in ('asking', 'settling')),
  since timestamptz not null,
  -- The next call after this tries whether the insurer is back.
  rests_until timestamptz not null,
  alive_until timestamptz not null,
  primary key (process, insurer, wall)
);
