-- Circumstances under which a line is sold in another way; null for the line as such.
alter table quotations add column variant text;
update quotations set variant = 'secondHand' where second_hand;
alter table quotations drop column second_hand;

-- Whom a quotation, an order and a policy are for: a national, foreigner's or tax number, or a passport.
create function identity_kind(number text) returns text language sql immutable as $$
  select case
    when number ~ '^\d{10}$' then 'tax'
    when number ~ '^99\d{9}$' then 'foreigner'
    when number ~ '^\d{11}$' then 'national'
    else 'passport'
  end
$$;
create function with_identity(person jsonb) returns jsonb language sql immutable as $$
  select (person - 'kind' - 'identityNumber') || jsonb_build_object('identity', jsonb_build_object(
    'kind', identity_kind(person ->> 'identityNumber'), 'number', person ->> 'identityNumber'))
$$;

alter table quotations rename column national_number to identity_number;
alter table quotations add column identity_kind text;
update quotations set
  identity_kind = identity_kind(identity_number),
  customer = with_identity(customer),
  found = jsonb_set(found, '{owner}', with_identity(found -> 'owner'));
alter table quotations alter column identity_kind set not null;

alter table orders rename column national_number to identity_number;
alter table orders add column identity_kind text;
update orders set identity_kind = identity_kind(identity_number), customer = with_identity(customer);
alter table orders alter column identity_kind set not null;

alter table policies rename column national_number to identity_number;
alter table policies add column identity_kind text;
update policies set identity_kind = identity_kind(identity_number);
alter table policies alter column identity_kind set not null;

drop function with_identity(jsonb);
drop function identity_kind(text);
