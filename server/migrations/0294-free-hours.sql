-- The desk offers free hours of today and tomorrow to clients whom they suit. Each offer is a contact, so that it
-- stands in the client's history and is counted against the studio's bound a month.
alter table settings add column free_hour_offers integer check (free_hour_offers between 0 and 10);
comment on column settings.free_hour_offers is
  'times a month that a client is offered a free hour; null: as the product says';

alter table contacts
  add column free_hour_at timestamptz,
  add column free_hour_location text references locations (code),
  add column free_hour_because text check (free_hour_because in ('waits', 'minutes_end', 'usual', 'rhythm')),
  add constraint contacts_free_hour_check check (
    num_nulls(free_hour_at, free_hour_location, free_hour_because)
      = case when about = 'free_hour' then 0 else 3 end
  );
comment on column contacts.free_hour_at is 'the offered start, of a contact about a free hour; null: it is about something else';
comment on column contacts.free_hour_because is 'why the hour suits the client';
create index contacts_about_free_hours on contacts (free_hour_location, opened_at)
  where free_hour_location is not null;
