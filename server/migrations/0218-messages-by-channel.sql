-- Messages to the telephones of clients, beside the mails, and what became of each.

alter table accounts
  add column message_channel text check (message_channel in ('mail', 'whatsapp'));
comment on column accounts.message_channel is 'by which they want to be told of their sessions; null: not asked';

alter table account_changes
  drop constraint account_changes_field_check,
  add constraint account_changes_field_check check (field in
    ('first_name', 'last_name', 'phone_number', 'email', 'gender', 'language', 'merged', 'claim',
      'other_email', 'birthday', 'address', 'blocked_reason', 'desk_note', 'offers_by_mail',
      'offers_by_message', 'message_channel'));

create table messages (
  id uuid primary key,
  event_key text not null,
  channel text not null check (channel in ('whatsapp')),
  account_id integer not null references accounts (id),
  booking_id uuid references bookings (id),
  job text not null,
  payload jsonb not null,
  title text not null,
  status text not null check (status in (
    'waiting', 'sending', 'unsure', 'sent', 'delivered', 'read', 'failed', 'dropped'
  )),
  failure text check (failure in (
    'unreachable', 'template', 'limit', 'window', 'stopped', 'account', 'silent', 'other'
  )),
  provider_reference text unique,
  tries integer not null default 0,
  queued_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  over_at timestamptz,
  constraint told_once_by_channel unique (event_key, channel),
  constraint says_why check ((status = 'failed') = (failure is not null)),
  constraint says_when_over check ((status in ('failed', 'dropped')) = (over_at is not null))
);
comment on table messages is 'one event told by one channel, at most once; its words are composed when it is sent';
comment on column messages.event_key is 'as in mails: the same event by another channel has the same key';
comment on column messages.job is 'composes it, and tells by the next channel when this one fails';
comment on column messages.status is 'unsure: no answer came, so it is not sent again; dropped: it was no longer true';
comment on column messages.failure is 'why it did not arrive; silent: nobody said that it did';
comment on column messages.provider_reference is 'what the provider calls it';
create index messages_of_account on messages (account_id, queued_at);
create index messages_of_booking on messages (booking_id);
create index messages_by_age on messages (queued_at);

create table message_templates (
  name text not null,
  language text not null check (language in ('en', 'ar')),
  state text not null check (state in ('submitted', 'approved', 'rejected', 'paused')),
  changed_at timestamptz not null,
  primary key (name, language)
);
comment on table message_templates is
  'texts as the provider of messages knows them; the name counts the wordings, so another wording is another one';

comment on table provider_events is 'what a provider of payments or messages told: each event counts once';
