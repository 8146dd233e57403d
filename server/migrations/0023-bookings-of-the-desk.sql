-- What the desk has to know of a booking: whence it came, who made it, who cancelled it and why a wish
-- of the studio was passed over; a number for edits by two; and events that say what they are.

alter table bookings
  add source text not null default 'site'
    check (source in ('site', 'desk', 'phone', 'walk_in', 'import')),
  add booked_by integer references accounts (id),
  add cancelled_by text check (cancelled_by in ('client', 'studio')),
  add override_reason text,
  add version integer not null default 1;
comment on column bookings.booked_by is 'null: the client';
comment on column bookings.cancelled_by is 'null: it stands, or was cancelled by the version before';
comment on column bookings.override_reason is 'why it was booked or moved past wishes of the studio, as said last';
comment on column bookings.version is 'grows with every change, so that the second of two edits is noticed';
create index bookings_booked_by on bookings (booked_by) where booked_by is not null;

alter table booking_events
  add kind text check (kind in
    ('booked', 'moved', 'checked_in', 'completed', 'missed', 'cancelled', 'undone')),
  add from_location_code text references locations (code),
  add from_ends_at timestamptz,
  add from_lines jsonb,
  add wishes text[] not null default '{}',
  add undoes bigint references booking_events (id);
comment on column booking_events.from_location_code is 'of a move: where it was before';
comment on column booking_events.from_ends_at is 'of a move: when it was to end before';
comment on column booking_events.from_lines is 'of a move that changed them: the lines as they were';
comment on column booking_events.wishes is 'codes of the wishes that were passed over, for the reason beside them';
comment on column booking_events.undoes is 'the event that this one takes back';
create index booking_events_undone on booking_events (undoes) where undoes is not null;

create function kind_of_event(from_status text, to_status text, from_starts_at timestamptz)
  returns text language sql immutable
  as $$ select case
    when from_starts_at is not null then 'moved'
    when from_status is null then 'booked'
    when from_status = 'no_show' then 'undone'
    when to_status = 'check_in' then 'checked_in'
    when to_status = 'no_show' then 'missed'
    else to_status end $$;

update booking_events set kind = kind_of_event(from_status, to_status, from_starts_at);
update booking_events undoing set undoes = (
    select max(id) from booking_events missed
    where missed.booking_id = undoing.booking_id and missed.id < undoing.id and missed.kind = 'missed')
  where kind = 'undone';
update bookings set cancelled_by = case when told.actor_id = client_id then 'client' else 'studio' end
  from (
    select distinct on (booking_id) booking_id, actor_id from booking_events
    where kind = 'cancelled' order by booking_id, id desc
  ) told
  where told.booking_id = bookings.id and bookings.status = 'cancelled';

-- A process of the version before does not say what it writes.
create function name_event() returns trigger language plpgsql as $$
begin
  new.kind := kind_of_event(new.from_status, new.to_status, new.from_starts_at);
  return new;
end
$$;
create trigger name_event before insert on booking_events
  for each row when (new.kind is null) execute function name_event();
alter table booking_events alter kind set not null;

-- Whoever changes a booking, and by whichever version.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger count_version before update on bookings
  for each row execute function count_version();
