-- The same sum, by functions that are immutable themselves: PostgreSQL then works it out in place, where it
-- called a function for each row that a statement writes. Nothing that is stored changes.
create or replace function minutes_after(instant timestamptz, minutes integer) returns timestamptz
  language sql immutable strict parallel safe
  as $$ select (instant at time zone 'UTC' + make_interval(mins => minutes)) at time zone 'UTC' $$;
