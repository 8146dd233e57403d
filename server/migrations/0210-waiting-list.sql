-- Clients wait for a time that is taken; when time comes free it is held for the first whom it suits.

create table waitlist_entries (
  id uuid primary key,
  account_id integer not null references accounts (id),
  service_ids integer[] not null,
  service_minutes integer[] not null,
  lasts_minutes integer not null check (lasts_minutes > 0),
  location_codes text[],
  therapist_ids integer[],
  from_day date not null,
  to_day date not null,
  times_from integer[],
  times_to integer[],
  notice_minutes integer not null check (notice_minutes >= 0),
  mode text not null check (mode in ('ask', 'book')),
  status text not null check (status in ('waiting', 'booked', 'left', 'fulfilled')),
  made_at timestamptz not null,
  booking_id uuid references bookings (id),
  check (from_day <= to_day),
  check ((times_from is null) = (times_to is null)),
  check (status = 'booked' or booking_id is null)
);
comment on table waitlist_entries is 'what clients wait for; over once its last day is';
comment on column waitlist_entries.location_codes is 'null: any branch';
comment on column waitlist_entries.therapist_ids is 'null: anyone';
comment on column waitlist_entries.times_from is
  'minutes of the day; with times_to the parts of it into which the session must fit. Null: any';
comment on column waitlist_entries.mode is 'ask: a time is offered; book: it is booked at once';
comment on column waitlist_entries.status is
  'fulfilled: the client has booked such a session themselves meanwhile';
comment on column waitlist_entries.booking_id is 'what the waiting led to';
create index waitlist_entries_of_account on waitlist_entries (account_id);
create index waitlist_entries_by_day on waitlist_entries (to_day, from_day) where status = 'waiting';
create index waitlist_entries_of_booking on waitlist_entries (booking_id) where booking_id is not null;

create table waitlist_offers (
  id uuid primary key,
  entry_id uuid not null references waitlist_entries (id) on delete cascade,
  therapist_id integer not null references therapists (id),
  location_code text not null references locations (code),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  price_fils integer not null check (price_fils >= 0),
  cutoff_hours integer not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null check (status in ('open', 'booked', 'declined', 'expired', 'gone'))
);
comment on table waitlist_offers is 'times that were offered to who waits; none is offered to the same entry again';
comment on column waitlist_offers.price_fils is 'what was due when it was offered; 0: a package pays';
comment on column waitlist_offers.status is 'gone: the client has left the list, found another time, or pays for it now';
create unique index one_open_offer on waitlist_offers (entry_id) where status = 'open';
create index waitlist_offers_of_entry on waitlist_offers (entry_id);
create index waitlist_offers_of_therapist on waitlist_offers (therapist_id);
create index waitlist_offers_of_location on waitlist_offers (location_code);

-- An offered time is held as any other; the client's own hold is another.
alter table holds add column offer_id uuid unique references waitlist_offers (id) on delete cascade;
comment on column holds.offer_id is
  'held while this is offered; other holds of the account do not replace it';
drop index one_hold_of_account;
create unique index one_hold_of_account on holds (account_id)
  where payment_id is null and offer_id is null;

alter table settings add column waitlist_members_first boolean not null default false;
comment on column settings.waitlist_members_first is
  'a time that comes free is offered to members first, then to who waited longest';

-- Time that comes free is noted here, whatever freed it: a job then looks for whom it suits.
-- Without a day any day may have come free; several changes in a row are then looked at together.
create function note_freed_time(freed_day date, freed_at text) returns void language plpgsql as $$
begin
  if exists (
    select from waitlist_entries where status = 'waiting'
      and (freed_day is null or freed_day between from_day and to_day)
  ) then
    perform graphile_worker.add_job(
      'offer-freed-time',
      json_build_object('day', to_char(freed_day, 'YYYY-MM-DD'), 'locationCode', freed_at),
      queue_name := 'waiting list',
      run_at := case when freed_day is null then now() + interval '1 minute' else now() end,
      job_key := concat_ws(' ', 'freed', coalesce(freed_day::text, 'any day'), freed_at)
    );
  end if;
end $$;

create function studio_date(instant timestamptz) returns date language sql stable as $$
  select (instant at time zone zone - interval '360 minutes')::date from settings
$$;

create function note_freed_session() returns trigger language plpgsql as $$
begin
  perform note_freed_time(studio_date(old.starts_at), old.location_code);
  return null;
end $$;

create trigger bookings_free_time
  after update of status, starts_at, ends_at, therapist_id, location_code on bookings
  for each row when (
    old.status in ('booked', 'check_in') and (
      new.status in ('cancelled', 'no_show')
      or (old.starts_at, old.ends_at, old.therapist_id, old.location_code)
        is distinct from (new.starts_at, new.ends_at, new.therapist_id, new.location_code)
    )
  ) execute function note_freed_session();

create trigger deleted_bookings_free_time after delete on bookings
  for each row when (old.status in ('booked', 'check_in')) execute function note_freed_session();

create function note_freed_hold() returns trigger language plpgsql as $$
begin
  perform note_freed_time(studio_date(old.starts_at), null);
  return null;
end $$;

create trigger ended_holds_free_time after delete on holds
  for each row when (old.payment_id is not null or old.offer_id is not null)
  execute function note_freed_hold();
