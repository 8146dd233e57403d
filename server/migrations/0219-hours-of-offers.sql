-- The hours of the day in which offers may be sent, by the clock of the studio.
alter table settings
  add column offers_from_hour integer check (offers_from_hour between 0 and 23),
  add column offers_until_hour integer check (offers_until_hour between 1 and 24);
comment on column settings.offers_from_hour is 'hour of the day from which offers are sent; null: as the product says';
