create table account (
  id text primary key,
  email_key text not null unique,
  email text not null,
  name text not null,
  password_hash text not null,
  lang text not null,
  consent_version text not null,
  created_at bigint not null,
  password_changed_at bigint not null
);
create table account_session (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  token_hash text not null unique,
  created_at bigint not null,
  seen_at bigint not null
);
create index account_session_by_account on account_session (account_id);
create index account_session_by_use on account_session (seen_at);
create table account_code (
  id text primary key,
  purpose text not null,
  email text not null,
  client_key text not null,
  salt text not null,
  code_hash text not null,
  tries integer default 0 not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index account_code_by_email on account_code (email, created_at);
create index account_code_by_client on account_code (client_key, created_at);
create index account_code_by_age on account_code (created_at);
create table account_try (
  id text primary key,
  subject text not null,
  client_key text not null,
  created_at bigint not null
);
create index account_try_by_subject on account_try (subject, created_at);
create index account_try_by_client on account_try (client_key, created_at);
create index account_try_by_age on account_try (created_at);
