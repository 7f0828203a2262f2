-- Sessions of the staff in the form that those of visitors have. Members sign in once more; staff_session goes with a later release.
create table staff_login (
  id text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  token_hash text not null unique,
  user_agent text not null,
  created_at bigint not null,
  seen_at bigint not null
);
create index staff_login_by_member on staff_login (staff_id);
create index staff_login_by_use on staff_login (seen_at);
