-- Lists of the desk page through everything there is; each order of rows has its index.
create index orders_by_moment on orders (created_at, id);
create index orders_by_sum on orders (gross, id);
create index orders_in_state on orders (state, created_at, id);
create index order_items_sold on order_items (insurer, line, order_id);
create index refunds_by_moment on refunds (requested_at, id);
create index refunds_in_state on refunds (state, requested_at, id);
create index reconciliation_findings_waiting on reconciliation_findings (found_at, id)
  where resolved_at is null and closed_at is null;
