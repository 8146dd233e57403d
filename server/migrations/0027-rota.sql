-- The rota beside its weeks: other shifts on one day, time off that says what it is and can be withdrawn,
-- the sessions that it left without a therapist, and the wish for a woman or a man, kept on a booking so
-- that a cover can respect it. A process of the version before offers the shifts of the week on a changed
-- day, and takes withdrawn time off for time off.

create table shift_changes (
  id integer generated always as identity primary key,
  therapist_id integer not null references therapists (id),
  day date not null,
  location_code text references locations (code),
  from_minute integer,
  to_minute integer,
  note text not null default '',
  made_at timestamptz not null,
  made_by integer not null references accounts (id),
  withdrawn_at timestamptz,
  withdrawn_by integer references accounts (id),
  check (num_nulls(location_code, from_minute, to_minute) in (0, 3)),
  check (coalesce(from_minute >= 360 and to_minute > from_minute and to_minute <= 1800, true)),
  check (num_nulls(withdrawn_at, withdrawn_by) in (0, 2)),
  constraint one_changed_shift_at_a_time exclude using gist (
    therapist_id with =, day with =,
    int4range(coalesce(from_minute, 360), coalesce(to_minute, 1800)) with &&
  ) where (withdrawn_at is null)
);
comment on table shift_changes is 'on a day with any that stands, these are the shifts and not those of the week';
comment on column shift_changes.day is 'of the studio';
comment on column shift_changes.from_minute is 'from midnight of the day; null: off';
create index shift_changes_of_therapist on shift_changes (therapist_id, day);
create index shift_changes_by_maker on shift_changes (made_by);
create index shift_changes_by_withdrawer on shift_changes (withdrawn_by) where withdrawn_by is not null;

alter table time_off
  add kind text not null default 'other' check (kind in ('holiday', 'sick', 'other')),
  add note text not null default '',
  add made_at timestamptz,
  add made_by integer references accounts (id),
  add withdrawn_at timestamptz,
  add withdrawn_by integer references accounts (id),
  add check (num_nulls(withdrawn_at, withdrawn_by) in (0, 2));
comment on column time_off.note is 'for those who plan: who told it, until when; nothing about health';
comment on column time_off.made_by is 'null: before it was noted';
create index time_off_by_maker on time_off (made_by) where made_by is not null;
create index time_off_by_withdrawer on time_off (withdrawn_by) where withdrawn_by is not null;

create table time_off_sessions (
  time_off_id integer not null references time_off (id),
  booking_id uuid not null references bookings (id),
  starts_at timestamptz not null,
  primary key (time_off_id, booking_id)
);
comment on table time_off_sessions is 'sessions that stood when it was noted; what became of each is read from the booking and the calls';
comment on column time_off_sessions.starts_at is 'as it was then';
create index time_off_sessions_of_booking on time_off_sessions (booking_id);

alter table bookings add wished_gender text check (wished_gender in ('female', 'male'));
comment on column bookings.wished_gender is 'whom the client wished for; null: anybody, or booked before it was kept';

create function shifts_on(day date)
  returns table (therapist_id integer, location_code text, from_minute integer, to_minute integer, changed boolean)
  language sql stable as $$
    select shift.therapist_id, shift.location_code, shift.from_minute, shift.to_minute, false
    from shifts shift
    where shift.weekday = extract(isodow from $1) and coalesce(shift.valid_from <= $1, true)
      and coalesce(shift.valid_to >= $1, true)
      and not exists (
        select from shift_changes change
        where change.therapist_id = shift.therapist_id and change.day = $1 and change.withdrawn_at is null)
    union all
    select change.therapist_id, change.location_code, change.from_minute, change.to_minute, true
    from shift_changes change
    where change.day = $1 and change.withdrawn_at is null and change.from_minute is not null
  $$;
comment on function shifts_on is 'who works where and when on a day of the studio, changes of that day counted in';
