-- By results: when something was last taken by the mail server and by the webhook, and since when nothing is.
create table delivery (
  channel text primary key,
  succeeded_at bigint,
  failing_since bigint,
  fault text not null default ''
);
