-- Why an application was lost; empty for every other. An instance of the version before writes rows without these columns.
alter table trial_application add column lost_reason text not null default '';
-- When its status first said that somebody had talked to the applicant, milliseconds since the epoch; null before.
alter table trial_application add column contacted_at bigint;
update trial_application set contacted_at = (
  select min(created_at) from lead_event
  where application_id = trial_application.id and kind = 'status' and new_value in ('called', 'trial-running', 'won')
) where id in (
  select application_id from lead_event where kind = 'status' and new_value in ('called', 'trial-running', 'won')
);
-- Answers the figures by itself.
create index trial_application_by_outcome
  on trial_application (received_at, lead_status, product, lost_reason, contacted_at);
-- What a member may take back: what it was before, by the kind of change, as JSON.
create table staff_undo (
  id text primary key,
  staff_id text not null,
  kind text not null,
  entries text not null,
  created_at bigint not null
);
create index staff_undo_by_staff on staff_undo (staff_id, created_at);
