-- Whom a client asked for by name: the desk sees it before it gives the session to somebody else.
alter table bookings add column wished_therapist_id integer references therapists (id);
comment on column bookings.wished_therapist_id is
  'whom the client asked for by name; null: anybody, or booked before it was kept';
create index bookings_by_wished_therapist on bookings (wished_therapist_id)
  where wished_therapist_id is not null;
