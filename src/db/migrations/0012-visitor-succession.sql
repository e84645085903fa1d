-- A browser's id is replaced at every login, logout and phone proof; what it holds is found by it.
create index account_devices_of_visitor on account_devices (visitor);
create index sessions_of_visitor on sessions (visitor);
create index security_tokens_of_visitor on security_tokens (visitor);
create index verification_codes_of_visitor on verification_codes (visitor);
create index quotation_visitors_of_visitor on quotation_visitors (visitor);
create index orders_of_visitor on orders (visitor);
create index accounts_pending_of_visitor on accounts (registered_by) where phone_verified_at is null;
-- Known devices are forgotten when they were not seen for long.
create index account_devices_seen on account_devices (last_seen_at);
