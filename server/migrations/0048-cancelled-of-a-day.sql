-- What was cancelled of a day is listed at the desk; bookings that stand are not in it, and cost nothing more.
create index bookings_cancelled on bookings (starts_at) where status = 'cancelled';
