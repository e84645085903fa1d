-- By the link of a mail one goes on with a quotation after a code; unlike a shared one it shows nothing before.
alter table quotations add column own_digest text unique;
