create table media (
  id text primary key,
  name text not null,
  alt_cn text not null,
  alt_en text not null,
  created_at bigint not null,
  staff_name text not null
);
create index media_by_time on media (created_at, id);
-- One picture in one width, stored under its checksum beside the packages.
create table media_file (
  media_id text not null references media (id) on delete cascade,
  width integer not null,
  height integer not null,
  size integer not null,
  sha256 text not null,
  constraint media_file_key primary key (media_id, width)
);
create index media_file_by_checksum on media_file (sha256);
