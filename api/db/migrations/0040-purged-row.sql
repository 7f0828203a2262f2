-- What housekeeping took, for a few days: the row and what went with it, as JSON.
create table purged_row (
  id text primary key,
  name text not null,
  body text not null,
  purged_at bigint not null
);
create index purged_row_by_age on purged_row (purged_at);
