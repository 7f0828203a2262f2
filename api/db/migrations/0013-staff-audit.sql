create table staff_audit (
  id text primary key,
  at bigint not null,
  staff_id text,
  staff_name text not null,
  action text not null,
  subject text not null,
  detail text not null
);
create index staff_audit_by_time on staff_audit (at, id);
create index staff_audit_by_member on staff_audit (staff_id, at);
create index staff_audit_by_subject on staff_audit (subject, at);
