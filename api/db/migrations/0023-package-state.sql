-- A package is uploaded as a draft; those that were there before are public.
alter table download add column state text default 'public' not null;
alter table download add column edition integer default 1 not null;
