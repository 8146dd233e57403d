-- Who cancelled late gets back what the session cost as far as somebody else takes its time.

alter table bookings add column healed_minutes integer not null default 0 check (healed_minutes >= 0);
comment on column bookings.healed_minutes is
  'of a session cancelled late: minutes of its time that others took, and whose cost went back';
create index late_cancelled_bookings on bookings (therapist_id, starts_at)
  where status = 'cancelled' and late;

-- A session that stands in the time of one cancelled late is noted here, however it came there: a job
-- then works out what goes back, a minute later, so that a booking can be taken back.
create function note_taken_time() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'heal-late-cancel', json_build_object('bookingId', left_one.id),
    run_at := now() + interval '1 minute', job_key := 'heal ' || left_one.id
  ) from bookings left_one
  where left_one.therapist_id = new.therapist_id and left_one.status = 'cancelled' and left_one.late
    and left_one.client_id <> new.client_id and left_one.id <> new.id
    -- No session is longer than a day; the lower bound keeps the scan to its rows.
    and left_one.starts_at > new.starts_at - interval '1 day'
    and left_one.starts_at < new.ends_at and left_one.ends_at > new.starts_at;
  return null;
end $$;

create trigger bookings_take_time after insert on bookings
  for each row when (new.status in ('booked', 'check_in')) execute function note_taken_time();
create trigger changed_bookings_take_time
  after update of status, starts_at, ends_at, therapist_id, client_id on bookings
  for each row when (
    new.status in ('booked', 'check_in') and (
      old.status not in ('booked', 'check_in')
      or (old.starts_at, old.ends_at, old.therapist_id, old.client_id)
        is distinct from (new.starts_at, new.ends_at, new.therapist_id, new.client_id)
    )
  ) execute function note_taken_time();
