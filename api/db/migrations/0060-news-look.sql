-- Which of the drawn covers an article has, where one was chosen.
alter table news add column look integer;
alter table news add column draft_look integer;
