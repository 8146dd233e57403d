-- What a session takes beside the hour of its therapist: a bed, a room, boots, and minutes afterwards.
-- A session that was missed takes nothing any more.

create table resources (
  id integer generated always as identity primary key,
  location_code text not null references locations (code),
  kind text not null,
  name text not null,
  position integer not null,
  active boolean not null default true,
  unique (location_code, name)
);
comment on table resources is 'what one session at a time can have; kind and name are said in Arabic by translations';

create table service_resources (
  id integer generated always as identity primary key,
  service_id integer not null references services (id),
  need smallint not null default 1,
  kind text,
  resource_id integer references resources (id),
  check ((kind is null) <> (resource_id is null)),
  unique nulls not distinct (service_id, need, kind, resource_id)
);
comment on table service_resources is
  'of each need of a service one is taken: any of a kind at the branch, or one of those that are named';

alter table services
  add buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 240),
  add therapist_minutes integer check (therapist_minutes > 0);
comment on column services.buffer_minutes is 'after the session, in which nothing else begins';
comment on column services.therapist_minutes is
  'the client is then left alone, and the therapist is free; null: not before the end';

-- Immutable, as the sum alone is not called: minutes are as long in every zone.
create function minutes_after(instant timestamptz, minutes integer) returns timestamptz
  language sql immutable strict parallel safe
  as $$ select instant + make_interval(mins => minutes) $$;

-- Kept as minutes, so that a process of the version before, which moves the start alone, is right too.
alter table bookings
  add buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 240),
  add therapist_minutes integer check (therapist_minutes > 0),
  add busy_until timestamptz not null generated always as (
    case when therapist_minutes is null then minutes_after(ends_at, buffer_minutes)
      else least(minutes_after(starts_at, therapist_minutes), ends_at) end
  ) stored;
comment on column bookings.buffer_minutes is 'of its services, when it was booked or moved';
comment on column bookings.therapist_minutes is 'of its services, when it was booked or moved';
comment on column bookings.busy_until is 'when its therapist is free again';

alter table bookings drop constraint one_session_at_a_time;
alter table bookings add constraint one_session_at_a_time
  exclude using gist (therapist_id with =, tstzrange(starts_at, busy_until) with &&)
  where (status not in ('cancelled', 'no_show'));

create table booking_resources (
  booking_id uuid not null references bookings (id),
  resource_id integer not null references resources (id),
  during tstzrange not null,
  live boolean not null default true,
  primary key (booking_id, resource_id),
  constraint one_session_of_a_resource
    exclude using gist (resource_id with =, during with &&) where (live)
);
comment on column booking_resources.during is 'of the session with its buffer';
comment on column booking_resources.live is 'neither cancelled nor missed';

-- Whoever changes a booking, and by whichever version: what it takes follows.
create function resources_follow() returns trigger language plpgsql as $$
begin
  update booking_resources
  set during = tstzrange(new.starts_at, minutes_after(new.ends_at, new.buffer_minutes)),
    live = new.status not in ('cancelled', 'no_show')
  where booking_id = new.id;
  return null;
end
$$;
create trigger resources_follow after update of starts_at, ends_at, buffer_minutes, status on bookings
  for each row execute function resources_follow();

alter table holds
  add buffer_minutes integer not null default 0,
  add therapist_minutes integer,
  add busy_until timestamptz not null generated always as (
    case when therapist_minutes is null then minutes_after(ends_at, buffer_minutes)
      else least(minutes_after(starts_at, therapist_minutes), ends_at) end
  ) stored,
  add resource_ids integer[] not null default '{}';
comment on column holds.resource_ids is 'what is held with it: of each need one';
