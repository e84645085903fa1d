-- The advertisement that brought a customer, kept only where targeting cookies were agreed to.
alter table quotations add column campaign jsonb;
alter table orders add column campaign jsonb;
