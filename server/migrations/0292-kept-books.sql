-- The books of a day are kept like its sessions (0250): VAT, what was paid by each way, and tips.
alter table kept_sums
  drop constraint kept_sums_measure_check,
  add constraint kept_sums_measure_check check (measure in (
    'sessions', 'minutes', 'missed', 'value', 'hour', 'source', 'first', 'again', 'sold', 'credited',
    'sold_vat', 'credited_vat', 'paid', 'paid_in', 'cards_sold', 'tips', 'taxed', 'taxed_vat', 'returned',
    'returned_vat'));
comment on column kept_sums.key is
  'of sessions, minutes, missed and value: the therapist; of hour: the hour of the clock; of source: how it was booked; of again: when the client came next; of paid: by which way; of taxed and returned: category and rate, and of returned also the day on which it was sold';

create function touch_day_of_drawer() returns trigger language plpgsql as $$
begin
  insert into touched_days (location_code, day)
  select location_code, day from drawer_sessions where id = new.drawer_id;
  return null;
end
$$;
create trigger touches_day after insert on payments
  for each row execute function touch_day_of_drawer();
create trigger touches_day after insert on tips
  for each row execute function touch_day_of_drawer();

-- Days that were summed up before.
insert into touched_days (location_code, day) select distinct location_code, day from drawer_sessions;
