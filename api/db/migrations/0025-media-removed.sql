-- A picture that was withdrawn: its files are gone, and its addresses answer 410 instead of 404.
alter table media add column removed_at bigint;
