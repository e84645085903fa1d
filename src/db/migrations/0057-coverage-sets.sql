-- What prices cover, each list once: thousands of offers cover the same, and lists were most of what an offer holds.
-- Offers name a list by a digest of it. No foreign key: it would lock the few lists that everybody names at every answer.
-- Lists that no offer names go by their last use (docs/decisions/0042-what-prices-cover-is-kept-once.md).
create table coverage_sets (
  id uuid primary key,
  coverages jsonb not null,
  used_at timestamptz not null default now()
);
insert into coverage_sets (id, coverages)
  select distinct md5(coverages::text)::uuid, coverages from offers where coverages <> '[]';
alter table offers add column coverage_set uuid;
update offers set coverage_set = md5(coverages::text)::uuid where coverages <> '[]';
alter table offers drop column coverages;
create index offers_of_coverage_set on offers (coverage_set) where coverage_set is not null;
create index coverage_sets_by_use on coverage_sets (used_at);
