create table idempotency_key (
  scope text not null,
  key text not null,
  body_hash text not null,
  response text,
  created_at bigint not null,
  constraint idempotency_key_key primary key (scope, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
create table seed_run (
  name text primary key,
  ran_at bigint not null
);
