-- An insurer that writes a second policy for a repeated order is asked once; whether it was must survive its worker.
alter table order_items add column issue_asked_at timestamptz;
