-- What the sessions and the sales of a day came to, so that a report of many branches does not look up each of them
-- again. Whatever changes a day writes a row that says so, in its own transaction and without waiting for anybody; a
-- job sums those days up again. A day with such a row is summed up when it is read, so that no sum is ever old.

create table kept_sums (
  location_code text not null references locations (code),
  day date not null,
  measure text not null check (measure in (
    'sessions', 'minutes', 'missed', 'value', 'hour', 'source', 'first', 'again', 'sold', 'credited')),
  key text not null,
  amount bigint not null check (amount <> 0),
  primary key (location_code, day, measure, key)
);
comment on table kept_sums is 'what a day of a branch came to; not to be used for a day that stands in touched_days';
comment on column kept_sums.day is 'on which sessions begin, or of the drawer';
comment on column kept_sums.key is
  'of sessions, minutes, missed and value: the therapist; of hour: the hour of the clock; of source: how it was booked; of again: when the client came next';
create index kept_sums_of_day on kept_sums (day);

create table touched_days (
  location_code text not null references locations (code),
  day date not null,
  at timestamptz not null default now()
);
comment on table touched_days is 'days of branches whose kept sums are no longer right';
create index touched_days_of_branch on touched_days (location_code, day);

create function studio_day(instant timestamptz) returns date language sql stable parallel safe as $$
  select (instant at time zone (select zone from settings) - interval '6 hours')::date
$$;

-- A session also says of those of its client before and after it when the client came again, and for the first time.
create function touch_day_of(session bookings) returns void language sql as $$
  insert into touched_days (location_code, day)
  select location_code, studio_day(starts_at) from (
    select session.location_code, session.starts_at
    union all (
      select location_code, starts_at from bookings
      where client_id = session.client_id and starts_at < session.starts_at
        and status in ('check_in', 'completed')
      order by starts_at desc limit 1)
    union all (
      select location_code, starts_at from bookings
      where client_id = session.client_id and starts_at > session.starts_at
        and status in ('check_in', 'completed')
      order by starts_at limit 1)
  ) as its
$$;

create function touch_days_of_session() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status in ('check_in', 'completed', 'no_show') then
    perform touch_day_of(old);
  end if;
  if tg_op <> 'DELETE' and new.status in ('check_in', 'completed', 'no_show') then
    perform touch_day_of(new);
  end if;
  return null;
end
$$;
create trigger touches_day after insert on bookings
  for each row when (new.status in ('check_in', 'completed', 'no_show'))
  execute function touch_days_of_session();
create trigger touches_day_again after update on bookings
  for each row when (old.status in ('check_in', 'completed', 'no_show')
    or new.status in ('check_in', 'completed', 'no_show'))
  execute function touch_days_of_session();
create trigger touches_day_no_more after delete on bookings
  for each row when (old.status in ('check_in', 'completed', 'no_show'))
  execute function touch_days_of_session();

create function touch_day_of_booking(session uuid) returns void language sql as $$
  insert into touched_days (location_code, day)
  select location_code, studio_day(starts_at) from bookings
  where id = session and status in ('check_in', 'completed', 'no_show')
$$;

create function touch_day_of_entry() returns trigger language plpgsql as $$
begin
  perform touch_day_of_booking(new.booking_id);
  return null;
end
$$;
create trigger touches_day after insert on package_entries
  for each row when (new.booking_id is not null) execute function touch_day_of_entry();

create function touch_days_of_line() returns trigger language plpgsql as $$
begin
  insert into touched_days (location_code, day)
  select d.location_code, d.day from sales s join drawer_sessions d on d.id = s.drawer_id
  where s.id = new.sale_id;
  if new.booking_id is not null then perform touch_day_of_booking(new.booking_id); end if;
  return null;
end
$$;
create trigger touches_days after insert on sale_lines
  for each row execute function touch_days_of_line();

create function touch_days_of_refund() returns trigger language plpgsql as $$
begin
  insert into touched_days (location_code, day)
  select d.location_code, d.day from refunds r join drawer_sessions d on d.id = r.drawer_id
  where r.id = new.refund_id;
  perform touch_day_of_booking(booking_id) from sale_lines
    where id = new.line_id and booking_id is not null;
  return null;
end
$$;
create trigger touches_days after insert on refund_lines
  for each row execute function touch_days_of_refund();

-- Whoever came before Limber is no new client.
create function touch_first_day() returns trigger language plpgsql as $$
begin
  insert into touched_days (location_code, day)
  select location_code, studio_day(starts_at) from bookings
  where client_id = coalesce(new.account_id, old.account_id) and status in ('check_in', 'completed')
  order by starts_at limit 1;
  return null;
end
$$;
create trigger touches_first_day after insert or update or delete on earlier_visits
  for each row execute function touch_first_day();

-- A rate or a category says what the sessions since its day are worth without VAT.
create function touch_days_since() returns trigger language plpgsql as $$
begin
  insert into touched_days (location_code, day)
  select distinct location_code, day from kept_sums
  where day >= least(new.valid_from, old.valid_from);
  return null;
end
$$;
create trigger touches_days after insert or update or delete on vat_rates
  for each row execute function touch_days_since();
create trigger touches_days after insert or update or delete on tax_categories
  for each row execute function touch_days_since();
