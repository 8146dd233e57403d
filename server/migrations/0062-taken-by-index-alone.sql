-- What takes a therapist's time is told by this index alone: months of free times no longer look up each
-- booking. Whoever has it visited often enough is the vacuum: without it a page counts as changed.
create index bookings_of_therapist_whole on bookings (therapist_id, starts_at)
  include (busy_until, status, id) where status <> 'cancelled';
drop index bookings_of_therapist;
alter index bookings_of_therapist_whole rename to bookings_of_therapist;
alter table bookings set (
  autovacuum_vacuum_threshold = 200, autovacuum_vacuum_scale_factor = 0.001,
  autovacuum_vacuum_insert_threshold = 200, autovacuum_vacuum_insert_scale_factor = 0.001
);
