create table staff_member (
  id text primary key,
  email text not null unique,
  email_verified integer not null,
  name text not null,
  role text not null,
  lang text not null,
  two_factor_enabled integer default 0 not null,
  deactivated_at bigint,
  created_at text not null,
  updated_at text not null
);
create table staff_credential (
  id text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text not null,
  created_at text not null,
  updated_at text not null
);
create index staff_credential_by_member on staff_credential (staff_id);
create table staff_session (
  id text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  token text not null unique,
  ip_address text,
  user_agent text,
  expires_at text not null,
  created_at text not null,
  updated_at text not null
);
create index staff_session_by_member on staff_session (staff_id);
create index staff_session_by_end on staff_session (expires_at);
create table staff_second_factor (
  id text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified integer not null,
  failed_verification_count integer default 0 not null,
  locked_until text
);
create index staff_second_factor_by_member on staff_second_factor (staff_id);
create table staff_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at text not null,
  created_at text not null,
  updated_at text not null
);
create index staff_verification_by_identifier on staff_verification (identifier, created_at);
create index staff_verification_by_end on staff_verification (expires_at);
