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

-- Who is covered, where a line covers people; vehicles cover none by name.
alter table quotations add column insured_people jsonb not null default '[]';

-- What is insured, in words and under a key of its own. Everything sold before was a vehicle: its plate is its key, and
-- it is called what the register called it, as long as it is the same car. A quotation that was asked anew for another
-- plate after its policy was issued says nothing of the policy's car.
create function insured_vehicle(plate text, risk jsonb, vehicle jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'kind', 'vehicle',
    'title', case
      when vehicle ->> 'brandCode' = risk ->> 'brandCode' and vehicle ->> 'typeCode' = risk ->> 'typeCode'
        and vehicle ->> 'modelYear' = risk ->> 'modelYear'
      then concat_ws(' ', vehicle ->> 'brandName', vehicle ->> 'typeName', risk ->> 'modelYear')
      else coalesce((risk ->> 'modelYear') || ' model araç', 'Araç')
    end,
    'detail', case
      when length(plate) between 7 and 8 then regexp_replace(plate, '^(\d{2})([A-Z]{1,3})(\d{2,4})$', '\1 \2 \3')
      else plate
    end,
    'key', plate)
$$;

alter table quotations add column insured jsonb;
update quotations set insured = insured_vehicle(risk ->> 'plate', risk, found -> 'vehicle') where risk is not null;
alter table quotations add check ((risk is null) = (insured is null));

alter table orders add column insured jsonb;
update orders o set insured = q.insured from quotations q where q.id = o.quotation_id;
alter table orders alter column insured set not null;

alter table policies add column insured jsonb;
update policies p set insured = insured_vehicle(
  coalesce(p.plate, q.risk ->> 'plate'),
  case when coalesce(p.plate, q.risk ->> 'plate') = q.risk ->> 'plate' then q.risk end,
  q.found -> 'vehicle')
from orders o join quotations q on q.id = o.quotation_id
where o.id = p.order_id;
alter table policies alter column insured set not null;
alter table policies drop column plate;

drop function insured_vehicle(text, jsonb, jsonb);
