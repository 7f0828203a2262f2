create table search_answer (
  id text primary key,
  words text not null,
  same text not null,
  path text not null,
  version integer not null,
  changed_at bigint not null
);
