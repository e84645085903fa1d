-- A content that somebody is removing: no connection is held meanwhile, and no row comes to speak for it any more.
alter table file_content_removals add column removing boolean not null default false;
