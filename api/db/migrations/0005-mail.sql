create table mail (
  id text primary key,
  kind text not null,
  recipient text not null,
  reply_to text,
  person text not null,
  reference text,
  lang text not null,
  subject text not null,
  text text not null,
  html text not null,
  status text not null,
  attempts integer default 0 not null,
  next_at bigint not null,
  claim text,
  claimed_until bigint default 0 not null,
  last_fault text,
  created_at bigint not null,
  useful_until bigint,
  finished_at bigint
);
create index mail_by_turn on mail (status, next_at);
create index mail_by_person on mail (person);
create index mail_by_age on mail (created_at);
