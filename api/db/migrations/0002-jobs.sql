create table job (
  id text primary key,
  published_at text not null,
  valid_through text not null,
  closed integer default 0 not null,
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
