-- What is asked often, or by the sweep, and was found by looking through a whole table.
create index quotations_unasked on quotations (created_at) where asked_at is null;
create index orders_failed on orders (updated_at) where state in ('created', 'declined', 'voided') and captured is null;
create index orders_settled on orders (updated_at) where state in ('done', 'refunded', 'declined', 'voided');
create index refunds_unpaid on refunds (order_id) where state <> 'paid';
-- A mail about a refund names it so.
create index refunds_as_named on refunds (('refund ' || id::text));
create index permission_notices_refused on permission_notices (consent_id) where state = 'refused';
create index rate_limit_members_over on rate_limit_members (expires_at);
-- What a person was told is found by what it was about, and in mails about offers by what they name.
create index messages_of_reason on messages (reason);
create index messages_of_named on messages (split_part(reason, ' ', 2)) where purpose in ('review', 'offers', 'offersCopy');
-- Also sessions that are over, which go with their account.
drop index sessions_of_account;
create index sessions_of_account on sessions (account_id);
create index reconciliation_findings_of_order on reconciliation_findings (order_id);
