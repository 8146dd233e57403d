-- What a session cost and was given before it was moved, so that taking the move back finds it; null: nobody had noted it.
alter table booking_events
  add column from_price_fils integer,
  add column from_discount_fils integer,
  add column from_package_minutes integer,
  add column from_resource_ids integer[];
comment on column booking_events.from_package_minutes is 'null where no package paid, or where from_price_fils is null';
