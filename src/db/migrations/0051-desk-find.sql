-- Who asked about a thing is found by it, such as a plate, also where nothing was bought.
alter table quotations
  add column insured_index text,
  drop constraint quotations_sealed,
  add constraint quotations_sealed check (
    starts_with(phone, 's1.') and phone_index is not null
    and starts_with(identity_number, 's1.') and identity_index is not null
    and starts_with(customer, 's1.') and starts_with(reference_code, 's1.') and starts_with(found, 's1.')
    and starts_with(answers, 's1.') and starts_with(risk, 's1.') and starts_with(insured, 's1.')
    and starts_with(insured_people, 's1.')
    and (insured is null) = (insured_index is null)
  ) not valid;
create index quotations_of_insured on quotations (insured_index) where insured_index is not null;

-- A number that somebody reads out from a policy, whichever insurer's it is.
create index policies_of_number on policies (policy_number);
