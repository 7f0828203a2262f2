alter table trial_application add column estimate varchar(300) not null default '';
