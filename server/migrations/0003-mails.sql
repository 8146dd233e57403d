-- Mail to be sent: written in the transaction of its cause, sent by a job, at most one an event.

create table mails (
  event_key text primary key,
  recipient text not null,
  subject text not null,
  body_text text,
  body_html text,
  calendar text,
  queued_at timestamptz not null,
  sent_at timestamptz
);
comment on table mails is 'bodies are emptied once sent: codes and names need not be kept';
