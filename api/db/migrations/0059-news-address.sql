-- What search engines and shares are told of an article beside its texts, and every address it has had.
create table news_seo (
  news_id text primary key references news (id) on delete cascade,
  slug text,
  picture_id text,
  texts text not null
);
create table news_slug (
  slug text primary key,
  news_id text not null references news (id) on delete cascade
);
create index news_slug_by_news on news_slug (news_id);
