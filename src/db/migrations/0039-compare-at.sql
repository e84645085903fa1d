-- When the books of an order are compared next stands with the order: what is due is found by an index, however many
-- orders there are, and nothing drops out by its age alone. Empty once there is nothing left to compare.
-- Orders that no start has sealed yet are as they are: they are not held to it before their turn.
alter table orders add column compare_at timestamptz, drop constraint orders_sealed;
update orders o set compare_at = o.updated_at + interval '5 minutes'
  where o.updated_at > now() - interval '48 hours'
    or o.state not in ('done', 'declined', 'voided', 'refunded')
    or exists (select from refunds r where r.order_id = o.id and r.state <> 'paid')
    or exists (select from reconciliation_findings f where f.order_id = o.id and f.resolved_at is null);
alter table orders
  add constraint orders_sealed check (
    starts_with(phone, 's1.') and phone_index is not null
    and starts_with(email, 's1.') and email_index is not null
    and starts_with(identity_number, 's1.') and identity_index is not null
    and starts_with(customer, 's1.') and starts_with(insured, 's1.') and starts_with(reason, 's1.')
    and insured_things_index is not null
  ) not valid;
create index orders_to_compare on orders (compare_at) where compare_at is not null;
drop index orders_changed;
drop table reconciliations;
-- Whom a finding waits for is told of it once.
alter table reconciliation_findings add column told_at timestamptz;
create index reconciliation_findings_untold on reconciliation_findings (id) where told_at is null and resolved_at is null;
