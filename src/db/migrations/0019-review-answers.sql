-- A review is asked about again until its insurer answers: by the insurer's reference, at a moment that moves on.
alter table offers add column review_reference text;
alter table offers add column review_since timestamptz;
alter table offers add column ask_review_at timestamptz;
-- Until now no insurer could be asked what became of a review.
update offers set state = 'failed', reason = 'unanswered', wanted_documents = '[]' where state = 'review';
alter table offers add constraint offers_review_check
  check ((state = 'review') = (review_reference is not null and review_since is not null and ask_review_at is not null));
create index offers_under_review on offers (ask_review_at) where state = 'review' and superseded_at is null;
