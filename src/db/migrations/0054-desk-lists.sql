-- Lists of the desk, which filter by these and go by the moment.
create index support_requests_of_type on support_requests (type_id, last_message_at);
create index cancel_requests_of_state on cancel_requests (state, requested_at);
create index cancel_requests_asked on cancel_requests (requested_at);
