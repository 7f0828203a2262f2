-- Under which RELAY_SECRET the rows were written: a start, or a restore, under another one says so.
create table relay_secret_used (
  fingerprint text primary key,
  used_at bigint not null
);
