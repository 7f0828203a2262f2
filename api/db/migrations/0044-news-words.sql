-- What staff find an article by, folded: its texts as they are public and as they are written, and its former titles.
create table news_words (
  news_id text primary key references news (id) on delete cascade,
  words text not null
);
create index news_by_change on news (changed_at, id);
create index news_by_hits on news (hits, id);
create index news_revision_by_person on news_revision (staff_name, news_id);
