-- What `npm run import` has brought in, so that a second run changes nothing.
create table imported (
  source text primary key,
  hash text not null,
  target text not null,
  imported_at bigint not null
);

-- Who wrote an article, '' where nobody is named; draft_author as draft_category: what the next publication brings.
alter table news add column author text not null default '';
alter table news add column draft_author text;
-- When what is public was last published anew, ms; null where it stands as it was first published.
alter table news add column updated_at bigint;
