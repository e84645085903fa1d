-- Who sent a customer, as they wrote it where the first step asks for it.
alter table quotations add column reference_code text;
