-- What the owner of the site has confirmed of what it says.
create table site_confirmation (
  topic text primary key,
  confirmed_at bigint not null,
  confirmed_by text not null
);
