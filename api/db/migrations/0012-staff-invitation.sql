create table staff_invitation (
  id text primary key,
  email text,
  name text not null,
  role text not null,
  lang text not null,
  token_hash text not null unique,
  invited_by text,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index staff_invitation_by_end on staff_invitation (expires_at);
