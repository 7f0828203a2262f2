alter table download add column is_sample integer default 0 not null;
