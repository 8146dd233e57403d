-- What of its policy a studio sets at the desk; null: what a new studio has, in contract/src/terms.
alter table settings
  add cutoff_hours integer check (cutoff_hours between 1 and 168),
  add member_discount_percent integer check (member_discount_percent between 1 and 90),
  add membership_minutes integer check (membership_minutes between 1 and 10000),
  add bookable_days_ahead integer check (bookable_days_ahead between 1 and 365);

-- Whoever has booked keeps what they agreed to.
alter table bookings add cutoff_hours integer;
comment on column bookings.cutoff_hours is
  'until so many hours before its start it is cancelled or moved for nothing; null: booked before studios could set it';
