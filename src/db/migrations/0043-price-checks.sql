-- When an insurer last said that a price holds, and since when it is being asked: any process may ask, and one does.
alter table offers add column price_checked_at timestamptz, add column price_asked_at timestamptz;
