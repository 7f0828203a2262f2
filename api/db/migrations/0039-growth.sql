-- The order of the list of applications: verified ones first. An index row of the expression in list-leads.ts.
create index trial_application_by_rank
  on trial_application ((case status when 'verified' then 1 else 0 end), received_at, id);
create index trial_application_by_call
  on trial_application ((case status when 'verified' then 0 else 1 end), due, id);
create index trial_application_by_owner
  on trial_application (owner_id, (case status when 'verified' then 1 else 0 end), received_at, id);
-- Answers the counts of views and statuses by itself as well, without the texts of trial_application_by_work.
create index trial_application_by_status
  on trial_application (lead_status, (case status when 'verified' then 1 else 0 end), received_at, id, owner_id, due);
create index trial_application_by_open on trial_application (
  (case when lead_status in ('new', 'called', 'trial-running') then 1 else 0 end),
  (case status when 'verified' then 1 else 0 end), received_at, id, owner_id, due, lead_status
);
create index trial_application_by_open_call on trial_application (
  (case when lead_status in ('new', 'called', 'trial-running') then 1 else 0 end),
  (case status when 'verified' then 0 else 1 end), due, id, owner_id, lead_status
);
drop index trial_application_by_due;
-- Answers the figures by itself.
create index trial_application_by_source on trial_application (received_at, lead_status, source);
create index trial_application_by_reference on trial_application (reference);
-- Finds what is still to be filled in.
create index trial_application_to_fill on trial_application (id) where search_text = '';
-- The history of an application says when its confirmation was sent.
create index mail_by_reference on mail (reference);
-- What was made public or expired last: /version asks for it.
create index news_by_public_from on news (public_from);
create index news_by_expiry on news (expires_at);
create index news_text_by_public_from on news_text (public_from);
-- What the subject was called then; empty until it is filled in for entries of the version before.
alter table staff_audit add column subject_name text not null default '';
