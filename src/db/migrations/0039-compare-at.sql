-- When the books of an order are compared next stands with the order: what is due is found by an index, however many
-- orders there are, and nothing drops out by its age alone. Empty once there is nothing left to compare.
alter table orders add column compare_at timestamptz;
update orders o set compare_at = o.updated_at + interval '5 minutes'
  where o.updated_at > now() - interval '48 hours'
    or o.state not in ('done', 'declined', 'voided', 'refunded')
    or exists (select from refunds r where r.order_id = o.id and r.state <> 'paid')
    or exists (select from reconciliation_findings f where f.order_id = o.id and f.resolved_at is null);
create index orders_to_compare on orders (compare_at) where compare_at is not null;
drop index orders_changed;
drop table reconciliations;
-- Whom a finding waits for is told of it once.
alter table reconciliation_findings add column told_at timestamptz;
create index reconciliation_findings_untold on reconciliation_findings (id) where told_at is null and resolved_at is null;
