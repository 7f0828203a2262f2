-- Who was erased, as a keyed hash: what a site kept of them before and delivers later is not stored.
create table erased_person (
  email_hash text primary key,
  erased_at bigint not null
);
