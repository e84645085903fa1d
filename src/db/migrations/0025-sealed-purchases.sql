-- Quotations, orders and policies stand sealed like accounts do. Rows that are there already are plain until the start has
-- sealed them.
alter table quotations
  alter column customer type text using customer::text,
  alter column found type text using found::text,
  alter column answers type text using answers::text,
  alter column risk type text using risk::text,
  alter column insured type text using insured::text,
  alter column insured_people drop default,
  alter column insured_people type text using insured_people::text,
  add column phone_index text,
  add column identity_index text,
  add constraint quotations_sealed check (
    starts_with(phone, 's1.') and phone_index is not null
    and starts_with(identity_number, 's1.') and identity_index is not null
    and starts_with(customer, 's1.') and starts_with(reference_code, 's1.') and starts_with(found, 's1.')
    and starts_with(answers, 's1.') and starts_with(risk, 's1.') and starts_with(insured, 's1.')
    and starts_with(insured_people, 's1.')
  ) not valid;
drop index quotations_of_phone;
create index quotations_of_person on quotations (phone_index, identity_index);

-- What an insurer says of somebody is said in its own words. Where it says nothing, nothing stands there.
alter table offers
  alter column wanted_documents drop not null,
  alter column wanted_documents drop default,
  alter column wanted_documents type text using nullif(wanted_documents, '[]')::text,
  alter column warnings drop not null,
  alter column warnings drop default,
  alter column warnings type text using nullif(warnings, '[]')::text,
  alter column person_prices drop not null,
  alter column person_prices drop default,
  alter column person_prices type text using nullif(person_prices, '[]')::text,
  -- Wishes are told apart without being read.
  add column wish text;
update offers set wish = gen_random_uuid()::text where wanted_documents is not null;
alter table offers
  add constraint offers_wish check ((wish is null) = (wanted_documents is null)),
  add constraint offers_sealed check (
    starts_with(reason, 's1.') and starts_with(wanted_documents, 's1.') and starts_with(warnings, 's1.')
    and starts_with(person_prices, 's1.')
  ) not valid;

alter table review_handovers add column wish text;
update review_handovers h set wish = coalesce(
  (select o.wish from offers o where o.id = h.offer_id and o.attempt = h.attempt
    and o.wanted_documents = h.wanted_documents::text),
  gen_random_uuid()::text);
drop index review_handovers_of_wish;
alter table review_handovers alter column wish set not null, drop column wanted_documents;
create unique index review_handovers_of_wish on review_handovers (offer_id, attempt, wish);

alter table orders
  alter column customer type text using customer::text,
  alter column insured type text using insured::text,
  alter column reason type text using reason::text,
  add column phone_index text,
  add column email_index text,
  add column identity_index text,
  add constraint orders_sealed check (
    starts_with(phone, 's1.') and phone_index is not null
    and starts_with(email, 's1.') and email_index is not null
    and starts_with(identity_number, 's1.') and identity_index is not null
    and starts_with(customer, 's1.') and starts_with(insured, 's1.') and starts_with(reason, 's1.')
  ) not valid;
drop index orders_of_person;
create index orders_of_person on orders (phone_index, identity_index);
create index orders_of_email on orders (email_index);

alter table order_items
  alter column person_prices drop default,
  alter column person_prices type text using person_prices::text,
  alter column reason type text using reason::text,
  add constraint order_items_sealed check (starts_with(person_prices, 's1.') and starts_with(reason, 's1.')) not valid;

alter table order_events
  alter column detail drop default,
  alter column detail type text using detail::text,
  add constraint order_events_sealed check (starts_with(detail, 's1.')) not valid;

alter table policies
  alter column insured type text using insured::text,
  add column phone_index text,
  add column identity_index text,
  add column insured_index text,
  add constraint policies_sealed check (
    starts_with(phone, 's1.') and phone_index is not null
    and starts_with(identity_number, 's1.') and identity_index is not null
    and starts_with(insured, 's1.') and insured_index is not null
    and starts_with(email, 's1.')
  ) not valid;
drop index policies_of_person;
create index policies_of_person on policies (identity_index, phone_index);
create index policies_of_insured on policies (insured_index);

alter table refunds
  alter column problem type text using problem::text,
  add constraint refunds_sealed check (starts_with(problem, 's1.')) not valid;

alter table cancel_requests
  add constraint cancel_requests_sealed check (starts_with(note, 's1.')) not valid;

-- Sealed content does not get smaller.
alter table documents
  alter column content set storage external,
  add constraint documents_sealed check (
    starts_with(file_name, 's1.') and substr(content, 1, 3) = 's1.'::bytea
  ) not valid;
