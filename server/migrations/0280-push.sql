-- Messages by push: to the browsers that a client has said yes in.

create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_sealed bytea not null,
  made_at timestamptz not null
);
comment on table push_keys is
  'the studio''s keys by which push services know it (VAPID); made when they are first needed';

create table push_subscriptions (
  id uuid primary key,
  account_id integer not null references accounts (id),
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) between 1 and 1000),
  p256dh text not null check (length(p256dh) between 1 and 200),
  auth text not null check (length(auth) between 1 and 100),
  made_at timestamptz not null
);
comment on table push_subscriptions is
  'browsers to which somebody wants messages pushed; one whose session has ended gets nothing';
comment on column push_subscriptions.endpoint is 'where the push service of the browser takes them';
comment on column push_subscriptions.p256dh is 'the key of the browser, for which a message is encrypted';
create index push_subscriptions_of_account on push_subscriptions (account_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

alter table accounts
  drop constraint accounts_message_channel_check,
  add constraint accounts_message_channel_check check (message_channel in ('mail', 'whatsapp', 'push'));
alter table messages
  drop constraint messages_channel_check,
  add constraint messages_channel_check check (channel in ('whatsapp', 'push'));

-- A therapist who has chosen a device for it is told there that their client is here, and that sessions of
-- a day were booked, moved or cancelled, whatever changed them. Several changes are told of together.
create function tell_therapist(of_therapist integer, told text, about json, run_at timestamptz, told_once text)
returns void language plpgsql as $$
begin
  if exists (
    select from therapists t join push_subscriptions p on p.account_id = t.account_id
    where t.id = of_therapist
  ) then
    perform graphile_worker.add_job(told, about, run_at := run_at, job_key := told_once,
      job_key_mode := 'preserve_run_at');
  end if;
end $$;

create function tell_day_changed(of_therapist integer, starts timestamptz) returns void language plpgsql as $$
declare
  day text := to_char(studio_date(starts), 'YYYY-MM-DD');
begin
  perform tell_therapist(of_therapist, 'tell-day-changed',
    json_build_object('therapistId', of_therapist, 'day', day),
    now() + interval '1 minute', concat_ws(' ', 'day changed', of_therapist::text, day));
end $$;

create function tell_client_here() returns trigger language plpgsql as $$
begin
  perform tell_therapist(new.therapist_id, 'tell-client-here',
    json_build_object('bookingId', new.id), now(), concat_ws(' ', 'client here', new.id::text));
  return null;
end $$;

create function tell_sessions_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform tell_day_changed(old.therapist_id, old.starts_at);
  end if;
  if tg_op = 'INSERT' or (new.therapist_id, studio_date(new.starts_at))
      is distinct from (old.therapist_id, studio_date(old.starts_at)) then
    perform tell_day_changed(new.therapist_id, new.starts_at);
  end if;
  return null;
end $$;

create trigger checked_in_bookings_are_told after update of status on bookings
  for each row when (old.status = 'booked' and new.status = 'check_in')
  execute function tell_client_here();

create trigger new_bookings_are_told after insert on bookings
  for each row when (new.status = 'booked') execute function tell_sessions_changed();

create trigger changed_bookings_are_told
  after update of status, starts_at, ends_at, therapist_id on bookings
  for each row when (
    (old.starts_at, old.ends_at, old.therapist_id)
      is distinct from (new.starts_at, new.ends_at, new.therapist_id)
    or (old.status = 'cancelled') <> (new.status = 'cancelled')
  ) execute function tell_sessions_changed();
