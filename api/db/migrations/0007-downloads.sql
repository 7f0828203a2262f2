create table download (
  id text primary key,
  product text not null,
  name_cn text not null,
  name_en text not null,
  version text not null,
  version_order text not null,
  platform text not null,
  cpu text not null,
  line text not null,
  file_name text not null,
  size bigint not null,
  sha256 text not null unique,
  released_at text not null,
  support_end text,
  notes text not null,
  requirements text not null,
  search_text text not null
);
create index download_by_date on download (released_at, id);
-- one package of a version, and its versions in their order
create unique index download_by_version on download (line, version_order);
