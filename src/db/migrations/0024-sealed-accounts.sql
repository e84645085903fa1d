-- What is written of people stands sealed, and is found by a keyed digest beside it. Rows that are there already are plain
-- until the start has sealed them (src/db/sealing/seal-plain-rows.ts), which then proves the constraints below for them too.
alter table accounts
  drop constraint accounts_national_number_key,
  drop constraint accounts_national_number_check,
  drop constraint accounts_email_check,
  drop constraint accounts_phone_key,
  drop constraint accounts_phone_check,
  alter column birthdate type text using to_char(birthdate, 'YYYY-MM-DD'),
  add column national_number_index text constraint accounts_national_number_index_key unique,
  add column email_index text,
  add column phone_index text constraint accounts_phone_index_key unique,
  add constraint accounts_sealed check (
    starts_with(national_number, 's1.') and national_number_index is not null
    and starts_with(email, 's1.') and email_index is not null
    and starts_with(phone, 's1.') and phone_index is not null
    and starts_with(name, 's1.') and starts_with(surname, 's1.') and starts_with(birthdate, 's1.')
  ) not valid;
drop index accounts_of_email;
create index accounts_of_email on accounts (email_index, email_since);

alter table number_claims
  add constraint number_claims_sealed check (starts_with(claimant_phone, 's1.')) not valid;

alter table account_notices
  add constraint account_notices_sealed check (starts_with(phone, 's1.') and starts_with(email, 's1.')) not valid;

alter table consents
  add column phone_index text,
  add column national_number_index text,
  add constraint consents_sealed check (
    starts_with(phone, 's1.') and phone_index is not null
    and starts_with(national_number, 's1.') and (national_number is null) = (national_number_index is null)
  ) not valid;
drop index consents_of_phone;
create index consents_of_phone on consents (phone_index);

alter table messages
  add column recipient_index text,
  add constraint messages_sealed check (starts_with(recipient, 's1.') and recipient_index is not null) not valid;
drop index messages_of_recipient;
create index messages_of_recipient on messages (recipient_index, sent_at);

alter table verification_codes
  add column phone_index text,
  add column national_number_index text,
  add constraint verification_codes_sealed check (
    starts_with(phone, 's1.') and phone_index is not null
    and starts_with(national_number, 's1.') and (national_number is null) = (national_number_index is null)
  ) not valid;
drop index verification_codes_of_phone;
create index verification_codes_of_phone on verification_codes (phone_index, visitor, purpose);
