-- What is kept no longer is found by when it happened, and what goes must not look through whole tables for what points to it.
create index security_tokens_over on security_tokens (expires_at);
create index verification_codes_over on verification_codes (coalesce(used_at, expires_at));
create index sessions_over on sessions (coalesce(ended_at, expires_at));
create index account_notices_created on account_notices (created_at);
create index number_claims_requested on number_claims (requested_at);
create index accounts_unproven on accounts (created_at) where phone_verified_at is null;
create index quotations_asked on quotations (asked_at) where asked_at is not null;
create index messages_sent on messages (sent_at);
create index consents_given on consents (given_at);
create index consents_of_account on consents (account_id);
create index offers_valid_until on offers (valid_until) where valid_until is not null;
create index orders_of_account on orders (account_id);
create index order_items_of_offer on order_items (offer_id);
create index policies_of_order on policies (order_id);
create index support_visitors_proven on support_visitors (proven_at);
create index support_requests_last_message on support_requests (last_message_at);
create index support_requests_of_policy on support_requests (policy_id) where policy_id is not null;
