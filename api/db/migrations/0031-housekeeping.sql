-- When a round of housekeeping last deleted by a clock that was right.
create table housekeeping (
  name text primary key,
  at bigint not null
);
