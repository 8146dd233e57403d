-- Where a client feels tight, as touched on the body map before the session was booked.

alter table bookings add tight_places text[] not null default '{}' check (tight_places <@ array[
  'neck', 'shoulders', 'chest', 'arms', 'core', 'upper-back', 'lower-back', 'hips', 'glutes', 'quads',
  'hamstrings', 'shins', 'calves'
]);
comment on column bookings.tight_places is 'as its client touched them on the body map; empty: not said';
