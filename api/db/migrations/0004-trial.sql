create table trial_application (
  id text primary key,
  reference text not null,
  fingerprint text not null unique,
  status text not null,
  code_fault text,
  email text not null,
  email_typed text not null,
  name text not null,
  telephone text not null,
  address text not null,
  product integer not null,
  lang text not null,
  source text not null,
  readiness text not null,
  received_at bigint not null,
  created_at bigint not null
);
create index trial_application_by_age on trial_application (created_at);
create index trial_application_by_email on trial_application (email);
create table trial_dead_letter (
  id text primary key,
  email text not null,
  body text not null,
  faults text not null,
  received_at bigint not null,
  created_at bigint not null
);
create table trial_submission (
  key_hash text primary key,
  body_hash text not null,
  reference text not null,
  application_id text references trial_application (id) on delete cascade,
  dead_letter_id text references trial_dead_letter (id) on delete cascade,
  created_at bigint not null
);
create index trial_submission_by_application on trial_submission (application_id);
create index trial_submission_by_reference on trial_submission (reference);
create table consent (
  id text primary key,
  application_id text not null references trial_application (id) on delete cascade,
  purpose text not null,
  version text not null,
  lang text not null,
  network text not null,
  given_at bigint not null
);
create index consent_by_application on consent (application_id);
create table trial_code (
  id text primary key,
  email text not null,
  client_key text not null,
  salt text not null,
  code_hash text not null,
  tries integer default 0 not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint,
  replaced_at bigint
);
-- Both the codes themselves and the limits on asking for them are read through these.
create index trial_code_by_email on trial_code (email, created_at);
create index trial_code_by_client on trial_code (client_key, created_at);
create index trial_code_by_age on trial_code (created_at);
create table trial_wrong_try (
  id text primary key,
  client_key text not null,
  created_at bigint not null
);
create index trial_wrong_try_by_client on trial_wrong_try (client_key, created_at);
-- One row that code requests take turns on, so that counting and adding are one step.
create table trial_turn (
  name text primary key,
  taken_at bigint not null
);
