-- How sales works an application. An instance of the version before writes rows without these columns.
alter table trial_application add column lead_status text not null default 'new';
alter table trial_application add column owner_id text;
-- A date in China, with a time or without: 2026-11-26 or 2026-11-26T14:30; empty without one.
alter table trial_application add column due text not null default '';
alter table trial_application add column company text not null default '';
alter table trial_application add column lead_version integer not null default 1;
-- Empty until it is filled in for rows of the version before.
alter table trial_application add column search_text text not null default '';
create index trial_application_by_arrival on trial_application (received_at, id);
create index trial_application_by_due on trial_application (due, id);
-- Answers the counts of every filter by itself.
create index trial_application_by_work
  on trial_application (lead_status, owner_id, due, product, received_at, search_text);
create index trial_application_by_telephone on trial_application (telephone_e164);
create index trial_application_by_email_key on trial_application (lower(email));
create table lead_event (
  id text primary key,
  application_id text not null references trial_application (id) on delete cascade,
  kind text not null,
  old_value text not null,
  new_value text not null,
  staff_id text not null,
  staff_name text not null,
  created_at bigint not null
);
create index lead_event_by_application on lead_event (application_id, id);
