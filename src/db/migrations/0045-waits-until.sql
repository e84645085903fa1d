-- Until when insurers are waited for, by the database's clock: whoever ends a wait goes by it. closes_at is what people are told,
-- by the clock of who asked; what was asked before has that alone.
alter table quotations add column waits_until timestamptz;
