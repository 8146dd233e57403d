-- What may be owed to a branch, and what it may owe back, so that it is found among all that was ever booked and
-- sold. A row is written whenever money or the price of a session moves, by whichever version, and is never changed;
-- it goes once a day, as far as what it stands for is settled.

create table unsettled_bookings (
  booking_id uuid not null references bookings (id) on delete cascade,
  location_code text not null references locations (code),
  starts_at timestamptz not null
);
comment on table unsettled_bookings is
  'sessions for which something may be owed; one that stands in no row here is settled';
comment on column unsettled_bookings.starts_at is 'as it was when the row was written, like its branch; once moved it has another row';
create index unsettled_bookings_of_branch on unsettled_bookings (location_code, starts_at);
create index unsettled_bookings_of_booking on unsettled_bookings (booking_id);

create table unsettled_sales (
  sale_id uuid not null references sales (id) on delete cascade,
  location_code text not null references locations (code)
);
comment on table unsettled_sales is
  'sales that may not be paid altogether, or of which something may be owed back; one that stands in no row here is settled';
create index unsettled_sales_of_branch on unsettled_sales (location_code);
create index unsettled_sales_of_sale on unsettled_sales (sale_id);

create index drawer_sessions_by_opening on drawer_sessions (opened_at);
create index owned_packages_unpaid on owned_packages (bought_at)
  where paid_at is null and active and price_fils > 0;

create function note_sales_of(booking uuid) returns void language sql as $$
  insert into unsettled_sales (sale_id, location_code)
  select id, location_code from sales
  where id in (select sale_id from sale_lines where booking_id = booking)
$$;

create function note_booking() returns trigger language plpgsql as $$
begin
  insert into unsettled_bookings (booking_id, location_code, starts_at)
  values (new.id, new.location_code, new.starts_at);
  if tg_op = 'UPDATE' then perform note_sales_of(new.id); end if;
  return null;
end
$$;
create trigger booking_may_be_owed after insert on bookings
  for each row when (new.package_id is null and new.price_fils > 0)
  execute function note_booking();
create trigger booking_may_be_owed_now
  after update of price_fils, package_id, status, late, location_code, starts_at on bookings
  for each row when (
    (old.price_fils, old.package_id, old.status = 'cancelled', old.late, old.location_code, old.starts_at)
    is distinct from
    (new.price_fils, new.package_id, new.status = 'cancelled', new.late, new.location_code, new.starts_at))
  execute function note_booking();

create function note_sale() returns trigger language plpgsql as $$
begin
  insert into unsettled_sales (sale_id, location_code) values (new.id, new.location_code);
  return null;
end
$$;
create trigger sale_may_be_open after insert on sales
  for each row execute function note_sale();

create function note_sale_of_money() returns trigger language plpgsql as $$
begin
  insert into unsettled_sales (sale_id, location_code)
  select id, location_code from sales where id = new.sale_id;
  return null;
end
$$;
create trigger sale_may_be_open_again after insert on payments
  for each row when (new.amount_fils < 0) execute function note_sale_of_money();
create trigger sale_may_be_open_again after insert on tips
  for each row when (new.amount_fils > 0) execute function note_sale_of_money();

-- A session that is sold once more, by whatever branch, may have been sold for too much before.
create function note_sales_of_line() returns trigger language plpgsql as $$
begin
  insert into unsettled_sales (sale_id, location_code)
  select id, location_code from sales
  where id in (
    select sale_id from sale_lines where booking_id = new.booking_id and sale_id <> new.sale_id);
  return null;
end
$$;
create trigger sales_may_be_owed_back after insert on sale_lines
  for each row when (new.booking_id is not null) execute function note_sales_of_line();

create function note_refunded() returns trigger language plpgsql as $$
declare
  line sale_lines;
begin
  select * into line from sale_lines where id = new.line_id;
  insert into unsettled_sales (sale_id, location_code)
  select id, location_code from sales where id = line.sale_id;
  if line.booking_id is not null then
    insert into unsettled_bookings (booking_id, location_code, starts_at)
    select id, location_code, starts_at from bookings where id = line.booking_id;
    perform note_sales_of(line.booking_id);
  end if;
  return null;
end
$$;
create trigger refunded_may_be_owed after insert on refund_lines
  for each row execute function note_refunded();
