create table redirect (
  id text primary key,
  from_path text not null unique,
  to_path text not null,
  status integer not null,
  version integer not null,
  changed_at bigint not null
);
