-- A filter of the list of applications that a member of the staff has saved under a name.
create table lead_view (
  id text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  name text not null,
  search text not null,
  unique (staff_id, name)
);
-- What is searched has the company's domain as well: empty, it is filled in at the next start.
update trial_application set search_text = '';
