create table news (
  id text primary key,
  publish_date text not null,
  hits bigint default 0 not null
);
-- The list is read in this order, backwards, from the cursor on: a page costs the same at any depth.
create index news_by_date on news (publish_date, id);
create table news_text (
  news_id text not null references news (id) on delete cascade,
  lang text not null,
  title text not null,
  summary text not null,
  search_text text not null,
  constraint news_text_key primary key (news_id, lang)
);
-- Bodies stand apart, so that a search, which reads every title and summary, does not read past them.
create table news_body (
  news_id text not null references news (id) on delete cascade,
  lang text not null,
  body_html text not null,
  constraint news_body_key primary key (news_id, lang)
);
