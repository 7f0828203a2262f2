-- Who may be sent product news: outlives the application it was agreed to with.
create table marketing_consent (
  id text primary key,
  email text not null,
  email_key text not null,
  reference text not null,
  confirmed integer not null,
  lang text not null,
  version text not null,
  network text not null,
  given_at bigint not null,
  withdrawn_at bigint
);
create index marketing_consent_by_email_key on marketing_consent (email_key);
create index marketing_consent_by_reference on marketing_consent (reference);
insert into marketing_consent
  (id, email, email_key, reference, confirmed, lang, version, network, given_at)
select consent.id, application.email, lower(application.email), application.reference,
  case when application.status = 'verified' then 1 else 0 end,
  consent.lang, consent.version, consent.network, consent.given_at
from consent
join trial_application as application on application.id = consent.application_id
where consent.purpose = 'marketing';
-- The address of the List-Unsubscribe header; null where a message is no answer to a consent.
alter table mail add column unsubscribe text;
