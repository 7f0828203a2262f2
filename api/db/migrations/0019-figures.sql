-- What sites count: visits of pages, pages that are not there, searches that found nothing.
create table figure (
  kind text not null,
  day text not null,
  name text not null,
  detail text not null,
  count bigint not null,
  constraint figure_key primary key (kind, day, name, detail)
);
