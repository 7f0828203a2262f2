-- A position as it is being written: JSON in the form of a seed file.
create table job_draft (
  id text primary key,
  content text not null,
  version integer not null,
  changed_at bigint not null,
  changed_by text not null
);
