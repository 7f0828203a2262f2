-- News

create table news (
  id text primary key,
  publish_date text not null,
  category text not null default 'story',
  cover_id text,
  -- which of the drawn covers it has, where one was chosen
  look integer,
  author text not null default '',
  -- of the Chinese text, and until when, ms; null: it is not public, and never ends
  public_from bigint default 0,
  expires_at bigint,
  -- when what is public was last published anew, ms
  updated_at bigint,
  corrected_on text,
  -- counts changes of what is public
  edition integer not null default 0,
  hits bigint not null default 0,
  -- what the next publication brings; null: as it is public; an empty cover is none
  draft_category text,
  draft_cover_id text,
  draft_look integer,
  draft_author text,
  -- marked ready by an editor, or returned by a publisher: since when, by whom, and to whom it goes back
  review_state text,
  review_at bigint,
  review_by text,
  review_note text,
  review_editor_id text,
  version integer not null default 1,
  changed_at bigint not null default 0,
  changed_by text not null default ''
);
-- lists are read backwards from a cursor: a page costs the same at any depth
create index news_by_date on news (publish_date, id);
create index news_by_category on news (category, publish_date, id);
create index news_by_change on news (changed_at, id);
create index news_by_hits on news (hits, id);
-- what was made public or expired last: /version asks for it
create index news_by_public_from on news (public_from);
create index news_by_expiry on news (expires_at);

create table news_text (
  news_id text not null references news (id) on delete cascade,
  lang text not null,
  title text not null,
  summary text not null,
  search_text text not null,
  public_from bigint not null default 0,
  constraint news_text_key primary key (news_id, lang)
);
create index news_text_by_public_from on news_text (public_from);

-- apart, so that a search, which reads every title and summary, does not read past bodies
create table news_body (
  news_id text not null references news (id) on delete cascade,
  lang text not null,
  body_html text not null,
  constraint news_body_key primary key (news_id, lang)
);

-- a text that is not public, or differs from the public one
create table news_draft (
  news_id text not null references news (id) on delete cascade,
  lang text not null,
  title text not null,
  summary text not null,
  body_html text not null,
  withdrawn_at bigint,
  constraint news_draft_key primary key (news_id, lang)
);

create table news_revision (
  id text primary key,
  news_id text not null references news (id) on delete cascade,
  lang text not null,
  action text not null,
  note text not null,
  made_at bigint not null,
  staff_id text not null,
  staff_name text not null,
  title text not null,
  summary text not null,
  body_html text not null
);
create index news_revision_by_article on news_revision (news_id, made_at);
create index news_revision_by_person on news_revision (staff_name, news_id);

-- who has an article open
create table news_presence (
  news_id text not null references news (id) on delete cascade,
  staff_id text not null,
  staff_name text not null,
  seen_at bigint not null,
  constraint news_presence_key primary key (news_id, staff_id)
);

-- what staff find an article by, folded: its public and its draft texts, and its former titles
create table news_words (
  news_id text primary key references news (id) on delete cascade,
  words text not null
);

create table news_seo (
  news_id text primary key references news (id) on delete cascade,
  slug text,
  picture_id text,
  texts text not null
);

-- every address that articles have had
create table news_slug (
  slug text primary key,
  news_id text not null references news (id) on delete cascade
);
create index news_slug_by_news on news_slug (news_id);

-- Pictures

create table media (
  id text primary key,
  name text not null,
  alt_cn text not null,
  alt_en text not null,
  created_at bigint not null,
  staff_name text not null,
  -- its files are gone, and its addresses answer 410 instead of 404
  removed_at bigint
);
create index media_by_time on media (created_at, id);

-- one picture in one width, stored under its checksum beside the packages
create table media_file (
  media_id text not null references media (id) on delete cascade,
  width integer not null,
  height integer not null,
  size integer not null,
  sha256 text not null,
  constraint media_file_key primary key (media_id, width)
);
create index media_file_by_checksum on media_file (sha256);

-- Positions

create table job (
  id text primary key,
  published_at text not null,
  valid_through text not null,
  closed integer not null default 0,
  team_key text not null,
  city_key text not null
);
create index job_by_date on job (published_at, id);

create table job_text (
  job_id text not null references job (id) on delete cascade,
  lang text not null,
  title text not null,
  team text not null,
  city text not null,
  type text not null,
  summary text not null,
  duties text not null,
  requirements text not null,
  constraint job_text_key primary key (job_id, lang)
);

-- JSON in the form of a seed file
create table job_draft (
  id text primary key,
  content text not null,
  version integer not null,
  changed_at bigint not null,
  changed_by text not null
);

-- Downloads

create table download (
  id text primary key,
  product text not null,
  part text not null default '',
  name_cn text not null,
  name_en text not null,
  version text not null,
  version_order text not null,
  kind text not null default 'software',
  access text not null default 'login',
  language text not null default '',
  platform text not null,
  cpu text not null,
  systems text not null default '[]',
  line text not null,
  file_name text not null,
  size bigint not null,
  sha256 text not null unique,
  released_at text not null,
  -- last days of fixes, and of security fixes
  fixes_until text,
  support_end text,
  notes text not null,
  requirements text not null,
  search_text text not null,
  is_sample integer not null default 0,
  state text not null default 'public',
  edition integer not null default 1
);
create index download_by_date on download (released_at, id);
create index download_by_line on download (line, version_order);
create index download_by_release on download (product, part, version_order);

create table product_release (
  id text primary key,
  product text not null,
  part text not null,
  version text not null,
  version_order text not null,
  released_at text not null,
  fixes_until text,
  security_until text,
  upgrade_from text not null,
  downgrade text not null,
  server_from text not null,
  server_to text not null,
  edition integer not null,
  changed_at bigint not null
);
create unique index product_release_by_version on product_release (product, part, version_order);

create table compatibility (
  id text primary key,
  product text not null,
  kind text not null,
  name_cn text not null,
  name_en text not null,
  models text not null,
  driver text not null,
  -- of the product; empty where there is no bound
  version_from text not null,
  version_to text not null,
  state text not null,
  is_sample integer not null,
  version integer not null,
  changed_at bigint not null
);

-- Applications

create table trial_application (
  id text primary key,
  reference text not null,
  fingerprint text not null unique,
  status text not null,
  code_fault text,
  email text not null,
  email_typed text not null,
  name text not null,
  telephone text not null,
  telephone_e164 text not null default '',
  telephone_extension text not null default '',
  address text not null,
  product integer not null,
  lang text not null,
  source text not null,
  estimate varchar(300) not null default '',
  readiness text not null,
  received_at bigint not null,
  created_at bigint not null,
  lead_status text not null default 'new',
  -- empty for every status but lost
  lost_reason text not null default '',
  -- when its status first said that somebody had talked to the applicant, ms
  contacted_at bigint,
  owner_id text,
  -- a date in China, with a time or without: 2026-11-26 or 2026-11-26T14:30; empty without one
  due text not null default '',
  company text not null default '',
  lead_version integer not null default 1,
  search_text text not null default ''
);
create index trial_application_by_age on trial_application (created_at);
create index trial_application_by_arrival on trial_application (received_at, id);
create index trial_application_by_reference on trial_application (reference);
create index trial_application_by_email on trial_application (email);
create index trial_application_by_email_key on trial_application (lower(email));
create index trial_application_by_telephone on trial_application (telephone_e164);
-- the list's order, verified ones first: each expression is one of list-leads.ts
create index trial_application_by_rank
  on trial_application ((case status when 'verified' then 1 else 0 end), received_at, id);
create index trial_application_by_call
  on trial_application ((case status when 'verified' then 0 else 1 end), due, id);
create index trial_application_by_owner
  on trial_application (owner_id, (case status when 'verified' then 1 else 0 end), received_at, id);
create index trial_application_by_open on trial_application (
  (case when lead_status in ('new', 'called', 'trial-running') then 1 else 0 end),
  (case status when 'verified' then 1 else 0 end), received_at, id, owner_id, due, lead_status
);
create index trial_application_by_open_call on trial_application (
  (case when lead_status in ('new', 'called', 'trial-running') then 1 else 0 end),
  (case status when 'verified' then 0 else 1 end), due, id, owner_id, lead_status
);
-- covering: the counts of every filter
create index trial_application_by_work
  on trial_application (lead_status, owner_id, due, product, received_at, search_text);
-- covering: the counts of views and statuses, without the texts of trial_application_by_work
create index trial_application_by_status
  on trial_application (lead_status, (case status when 'verified' then 1 else 0 end), received_at, id, owner_id, due);
-- covering: the figures
create index trial_application_by_source on trial_application (received_at, lead_status, source);
create index trial_application_by_outcome
  on trial_application (received_at, lead_status, product, lost_reason, contacted_at);

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

create table consent (
  id text primary key,
  application_id text not null references trial_application (id) on delete cascade,
  purpose text not null,
  version text not null,
  lang text not null,
  network text not null,
  given_at bigint not null
);
create index consent_by_application on consent (application_id);

-- who may be sent product news: outlives the application it was agreed to with
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
-- who may be sent product news, newest first
create index marketing_consent_agreed on marketing_consent (given_at, id) where withdrawn_at is null and confirmed = 1;

create table trial_dead_letter (
  id text primary key,
  email text not null,
  body text not null,
  faults text not null,
  received_at bigint not null,
  created_at bigint not null
);

-- the same columns as account_code, which the code relies on; read for the codes and for the limits on them
create table trial_code (
  id text primary key,
  email text not null,
  client_key text not null,
  salt text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index trial_code_by_email on trial_code (email, created_at);
create index trial_code_by_client on trial_code (client_key, created_at);
create index trial_code_by_age on trial_code (created_at);

create table trial_wrong_try (
  id text primary key,
  client_key text not null,
  created_at bigint not null
);
create index trial_wrong_try_by_client on trial_wrong_try (client_key, created_at);

-- a row that requests take turns on, so that counting and adding are one step
create table trial_turn (
  name text primary key,
  taken_at bigint not null
);

-- as a keyed hash: what a site kept of an erased person and delivers later is not stored
create table erased_person (
  email_hash text primary key,
  erased_at bigint not null
);

-- Visitors' accounts

create table account (
  id text primary key,
  email_key text not null unique,
  email text not null,
  name text not null,
  password_hash text not null,
  lang text not null,
  consent_version text not null,
  created_at bigint not null,
  password_changed_at bigint not null
);

create table account_session (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  token_hash text not null unique,
  created_at bigint not null,
  seen_at bigint not null
);
create index account_session_by_account on account_session (account_id);
create index account_session_by_use on account_session (seen_at);

create table account_code (
  id text primary key,
  purpose text not null,
  email text not null,
  client_key text not null,
  salt text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index account_code_by_email on account_code (email, created_at);
create index account_code_by_client on account_code (client_key, created_at);
create index account_code_by_age on account_code (created_at);

create table account_try (
  id text primary key,
  subject text not null,
  client_key text not null,
  created_at bigint not null
);
create index account_try_by_subject on account_try (subject, created_at);
create index account_try_by_client on account_try (client_key, created_at);
create index account_try_by_age on account_try (created_at);

-- Staff

create table staff_member (
  id text primary key,
  email text not null unique,
  name text not null,
  role text not null,
  lang text not null,
  deactivated_at bigint
);

-- a new row at each change of the password: a sign-in that waits names the one it stands on
create table staff_credential (
  id text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  password text not null
);
create index staff_credential_by_member on staff_credential (staff_id);

create table staff_second_factor (
  id text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  secret text not null,
  backup_codes text not null
);
create index staff_second_factor_by_member on staff_second_factor (staff_id);

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

create table staff_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at bigint not null
);
create index staff_verification_by_identifier on staff_verification (identifier);
create index staff_verification_by_end on staff_verification (expires_at);

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

create table staff_audit (
  id text primary key,
  at bigint not null,
  staff_id text,
  staff_name text not null,
  action text not null,
  subject text not null,
  -- what it was called then
  subject_name text not null default '',
  detail text not null
);
create index staff_audit_by_time on staff_audit (at, id);
create index staff_audit_by_member on staff_audit (staff_id, at);
create index staff_audit_by_subject on staff_audit (subject, at);

-- what a member may take back: what it was before, by the kind of change, as JSON
create table staff_undo (
  id text primary key,
  staff_id text not null,
  kind text not null,
  entries text not null,
  created_at bigint not null
);
create index staff_undo_by_staff on staff_undo (staff_id, created_at);

-- a saved filter of the list of applications
create table lead_view (
  id text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  name text not null,
  search text not null,
  unique (staff_id, name)
);

-- The site: messages, announcements, redirects, search, figures

create table site_text (
  id text primary key,
  part text not null,
  place text not null,
  draft text not null,
  base text not null,
  state text not null,
  version integer not null,
  changed_at bigint not null,
  changed_by text not null
);
create unique index site_text_by_place on site_text (part, place);

create table site_text_revision (
  id text primary key,
  text_id text not null,
  content text not null,
  base text not null,
  public_from bigint not null,
  published_at bigint not null,
  published_by text not null
);
create index site_text_revision_by_text on site_text_revision (text_id, public_from);
create index site_text_revision_by_time on site_text_revision (public_from);

-- what the owner of the site has confirmed of what it says
create table site_confirmation (
  topic text primary key,
  confirmed_at bigint not null,
  confirmed_by text not null
);

-- draft and published are JSON; name is for lists and the audit
create table announcement (
  id text primary key,
  name text not null,
  draft text not null,
  published text,
  public_from bigint,
  public_until bigint,
  published_at bigint,
  version integer not null,
  changed_at bigint not null,
  changed_by text not null
);
create index announcement_by_start on announcement (public_from);
create index announcement_by_end on announcement (public_until);

create table redirect (
  id text primary key,
  from_path text not null unique,
  to_path text not null,
  status integer not null,
  version integer not null,
  changed_at bigint not null
);

create table search_answer (
  id text primary key,
  words text not null,
  same text not null,
  path text not null,
  version integer not null,
  changed_at bigint not null
);

-- visits, pages that are not there, searches without a result, counted by the sites
create table figure (
  kind text not null,
  day text not null,
  name text not null,
  detail text not null,
  count bigint not null,
  constraint figure_key primary key (kind, day, name, detail)
);

-- Mail

create table mail (
  id text primary key,
  kind text not null,
  recipient text not null,
  reply_to text,
  -- of the List-Unsubscribe header; null where a message answers no consent
  unsubscribe text,
  person text not null,
  reference text,
  lang text not null,
  subject text not null,
  text text not null,
  html text not null,
  status text not null,
  attempts integer not null default 0,
  next_at bigint not null,
  claim text,
  claimed_until bigint not null default 0,
  last_fault text,
  created_at bigint not null,
  useful_until bigint,
  finished_at bigint
);
create index mail_by_turn on mail (status, next_at);
create index mail_by_person on mail (person);
create index mail_by_reference on mail (reference);
create index mail_by_age on mail (created_at);

-- by channel: when something was last taken, and since when nothing is
create table delivery (
  channel text primary key,
  succeeded_at bigint,
  failing_since bigint,
  fault text not null default ''
);

-- The program itself

create table idempotency_key (
  scope text not null,
  key text not null,
  body_hash text not null,
  response text,
  created_at bigint not null,
  reference text,
  application_id text references trial_application (id) on delete cascade,
  dead_letter_id text references trial_dead_letter (id) on delete cascade,
  constraint idempotency_key_key primary key (scope, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
create index idempotency_key_by_reference on idempotency_key (reference);
create index idempotency_key_by_application_id on idempotency_key (application_id);
create index idempotency_key_by_dead_letter_id on idempotency_key (dead_letter_id);

create table seed_run (
  name text primary key,
  ran_at bigint not null
);

-- what `npm run import` has brought in, so that a second run changes nothing
create table imported (
  source text primary key,
  hash text not null,
  target text not null,
  imported_at bigint not null
);

-- fingerprints of RELAY_SECRET: a start, or a restore, under another one says so
create table relay_secret_used (
  fingerprint text primary key,
  used_at bigint not null
);

-- when a round of housekeeping last deleted by a clock that was right
create table housekeeping (
  name text primary key,
  at bigint not null
);

-- what housekeeping took, for a few days: the row and what went with it, as JSON
create table purged_row (
  id text primary key,
  name text not null,
  body text not null,
  purged_at bigint not null
);
create index purged_row_by_age on purged_row (purged_at);
