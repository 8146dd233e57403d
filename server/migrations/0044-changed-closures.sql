-- Closures that can be changed as long as they are not over, of which it is known who confirmed and who
-- withdrew them, and which sessions they hit. A process of the version before writes `decided_at` and
-- `decided_by` alone, which go on being written and read.

alter table closures
  add version integer not null default 1,
  add confirmed_at timestamptz,
  add confirmed_by integer references accounts (id),
  add withdrawn_at timestamptz,
  add withdrawn_by integer references accounts (id);
comment on column closures.version is 'counts the changes';
comment on column closures.decided_by is 'who confirmed or withdrew it last; read where the version before wrote it alone';
comment on column closures.confirmed_by is 'stays when it is withdrawn';
update closures set confirmed_at = decided_at, confirmed_by = decided_by where state = 'confirmed';
update closures set withdrawn_at = decided_at, withdrawn_by = decided_by where state = 'withdrawn';
create index closures_by_confirmer on closures (confirmed_by) where confirmed_by is not null;
create index closures_by_withdrawer on closures (withdrawn_by) where withdrawn_by is not null;

create table closure_sessions (
  closure_id integer not null references closures (id),
  booking_id uuid not null references bookings (id),
  starts_at timestamptz not null,
  location_code text not null references locations (code),
  primary key (closure_id, booking_id)
);
comment on table closure_sessions is 'sessions that it hit when it was made, confirmed or changed; what became of each is read from the booking and the calls';
comment on column closure_sessions.starts_at is 'as it was then';
create index closure_sessions_of_booking on closure_sessions (booking_id);
create index closure_sessions_at_branch on closure_sessions (location_code);

insert into closure_sessions (closure_id, booking_id, starts_at, location_code)
select c.id, b.id, b.starts_at, b.location_code
from closures c join bookings b on b.status = 'booked' and b.starts_at > now()
  and b.starts_at >= c.starts_on and b.starts_at < c.ends_on + 3
  and b.location_code = coalesce(c.location_code, b.location_code)
  and ((b.starts_at at time zone 'Asia/Dubai') - interval '6 hours')::date between c.starts_on and c.ends_on
  and date_part('epoch', b.starts_at at time zone 'Asia/Dubai'
    - ((b.starts_at at time zone 'Asia/Dubai') - interval '6 hours')::date::timestamp) / 60
    < coalesce(c.to_minute, 3000)
  and date_part('epoch', b.ends_at at time zone 'Asia/Dubai'
    - ((b.starts_at at time zone 'Asia/Dubai') - interval '6 hours')::date::timestamp) / 60
    > coalesce(c.from_minute, 0)
where c.state <> 'withdrawn';
