-- What a file is, in which language, who may have it, of which part of a product, and on which releases of its system it runs.
alter table download add column kind text default 'software' not null;
alter table download add column access text default 'login' not null;
alter table download add column language text default '' not null;
alter table download add column part text default '' not null;
alter table download add column systems text default '[]' not null;
-- The rules search_text was written by; what older ones have written is written anew.
alter table download add column search_rules integer default 0 not null;
update download set part = 'client' where lower(name_en) like '%client';
update download set part = 'server' where lower(name_en) like '%server' or lower(name_en) like '%service';
update download set part = 'agent' where lower(name_en) like '%agent';
update download set part = 'tool' where lower(name_en) like '%tool';
update download set part = 'system' where lower(name_en) like '%system update';
-- A release comes in several formats: the API refuses two files of one.
drop index download_by_version;
create index download_by_line on download (line, version_order);
create index download_by_release on download (product, part, version_order);
create index download_to_fill on download (search_rules);
create table product_release (
  id text primary key,
  product text not null,
  part text not null,
  version text not null,
  version_order text not null,
  released_at text not null,
  fixes_until text,
  security_until text,
  upgrade_from text not null,
  downgrade text not null,
  server_from text not null,
  server_to text not null,
  edition integer not null,
  changed_at bigint not null
);
create unique index product_release_by_version on product_release (product, part, version_order);
