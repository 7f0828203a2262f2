-- What `npm run import` has brought in, so that a second run changes nothing.
create table imported (
  source text primary key,
  hash text not null,
  target text not null,
  imported_at bigint not null
);
