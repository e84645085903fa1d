alter table accounts
  add column second_factor text not null default 'newDevice' check (second_factor in ('newDevice', 'always'));
