-- Prices of a line are found by when they came, to tell between what they lie.
create index offers_priced on offers (line, answered_at) where gross is not null and superseded_at is null;
