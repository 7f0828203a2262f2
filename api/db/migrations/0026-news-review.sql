-- What an editor has marked ready (`ready`), or a publisher has sent back (`returned`): since when, by whom, and to whom it
-- goes back.
alter table news add column review_state text;
alter table news add column review_at bigint;
alter table news add column review_by text;
alter table news add column review_note text;
alter table news add column review_editor_id text;
