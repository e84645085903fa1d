-- A price may be made of prices by person, and in another currency at the rate of a day.
alter table offers add column person_prices jsonb not null default '[]';
alter table offers add column foreign_price jsonb;
-- What was agreed stays with what was bought, whatever becomes of the offer.
alter table order_items add column person_prices jsonb not null default '[]';
alter table order_items add column foreign_price jsonb;
