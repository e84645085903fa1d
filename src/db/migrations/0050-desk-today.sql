-- What the agency's desk counts and lists of the day.
create index orders_needing_a_person on orders (updated_at) where state = 'needsAttention';
create index refunds_needing_a_person on refunds (requested_at) where state = 'needsAttention';
create index offers_in_review on offers (review_since, id) where state = 'review' and superseded_at is null;
create index offers_asked on offers (asked_at) where asked_at is not null;
create index policies_sold on policies (created_at);
