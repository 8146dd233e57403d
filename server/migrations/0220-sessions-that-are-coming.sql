-- A client answers a reminder: they will come.
alter table bookings add column coming_for timestamptz;
comment on column bookings.coming_for is
  'the start for which its client said that they will come; another one: it was moved since';
