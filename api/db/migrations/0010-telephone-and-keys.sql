alter table trial_application add column telephone_e164 text not null default '';
alter table trial_application add column telephone_extension text not null default '';
-- Keys of applications move into the store of all keys. Their old table stays, for the version before.
alter table idempotency_key add column reference text;
alter table idempotency_key add column application_id text references trial_application (id) on delete cascade;
alter table idempotency_key add column dead_letter_id text references trial_dead_letter (id) on delete cascade;
create index idempotency_key_by_reference on idempotency_key (reference);
create index idempotency_key_by_application_id on idempotency_key (application_id);
create index idempotency_key_by_dead_letter_id on idempotency_key (dead_letter_id);
insert into idempotency_key
  (scope, key, body_hash, response, created_at, reference, application_id, dead_letter_id)
select 'trial-application', submission.key_hash, submission.body_hash,
  '{"reference":"' || coalesce(application.reference, submission.reference)
    || '","status":"' || coalesce(application.status, 'unverified') || '"}',
  submission.created_at, submission.reference, submission.application_id, submission.dead_letter_id
from trial_submission as submission
left join trial_application as application on application.id = submission.application_id;
