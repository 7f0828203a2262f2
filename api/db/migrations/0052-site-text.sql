-- What staff change of the site's messages: a draft each, and what was published of it, in order.
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
