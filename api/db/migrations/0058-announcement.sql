-- Lines above the header: a draft each, and what was published of it. Contents are JSON; `name` is for lists and the audit.
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
