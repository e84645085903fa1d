-- What an order insures, thing by thing and person by person, by digests: who insures the same twice is asked why.
alter table orders
  add column insured_things_index text[],
  add column same_risk_reason text,
  drop constraint orders_sealed,
  add constraint orders_sealed check (
    starts_with(phone, 's1.') and phone_index is not null
    and starts_with(email, 's1.') and email_index is not null
    and starts_with(identity_number, 's1.') and identity_index is not null
    and starts_with(customer, 's1.') and starts_with(insured, 's1.') and starts_with(reason, 's1.')
    and insured_things_index is not null
  ) not valid;
create index orders_of_things on orders using gin (insured_things_index);
