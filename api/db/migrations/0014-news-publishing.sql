alter table news add column category text not null default 'story';
alter table news add column cover_id text;
-- From when the Chinese text is public, and until when, in ms; null: it is not, and never ends.
alter table news add column public_from bigint default 0;
alter table news add column expires_at bigint;
alter table news add column corrected_on text;
-- Counts changes of what is public.
alter table news add column edition integer not null default 0;
-- What the next publication brings; null: as it is public. An empty cover is none.
alter table news add column draft_category text;
alter table news add column draft_cover_id text;
alter table news add column version integer not null default 1;
alter table news add column changed_at bigint not null default 0;
alter table news add column changed_by text not null default '';
alter table news_text add column public_from bigint not null default 0;
create index news_by_category on news (category, publish_date, id);
-- A text that is not public, or differs from the public one.
create table news_draft (
  news_id text not null references news (id) on delete cascade,
  lang text not null,
  title text not null,
  summary text not null,
  body_html text not null,
  search_text text not null,
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
-- Who has an article open, until it is not said again.
create table news_presence (
  news_id text not null references news (id) on delete cascade,
  staff_id text not null,
  staff_name text not null,
  seen_at bigint not null,
  constraint news_presence_key primary key (news_id, staff_id)
);
update news set category = 'release' where id in (
  '018e0d32-539e-76c3-906d-bb716177cc27', '018fec38-2ae9-79c4-a928-a2366e303b5f',
  '01922304-93ab-712e-ba17-7f4a8f92453d', '0193d2ad-17d1-7b53-9b84-42450b2752ec',
  '01952147-8152-76ca-a587-ce1ac344c33b', '019ae78b-d28a-73f1-8e35-d3bb6bd0df0a',
  '01a15cac-2a3e-7f04-aebf-3120003e9f23');
update news set category = 'advisory' where id in (
  '0190b923-d7e7-7cf3-976d-3a53c3364f4a', '01965bf3-5db9-75a6-9627-45636cf5f0d8',
  '019d952b-defa-7a53-b966-81730488fdcb');
update news set category = 'event' where id in (
  '01930457-9f0b-7687-ae83-bbc5876c4143', '0197aac1-df5e-7d6f-bce6-1983a45566fa',
  '01992cdf-e6c3-7677-b9ba-87d2b11f7795', '019bd9a9-09db-7079-8eaf-fef7a2ca00ac',
  '019eb4b7-dd8c-7e14-a3e0-2b92e93ce7db');
