-- A studio's zone and currency are set once at set-up. Those of before were in Dubai.
alter table settings
  add zone text not null default 'Asia/Dubai',
  add currency text not null default 'AED' check (currency ~ '^[A-Z]{3}$'),
  add place_version integer not null default 1;
comment on column settings.zone is 'in which the studio counts its days, such as Europe/London';
comment on column settings.currency is 'ISO 4217; amounts are integers of its smallest unit';
comment on column settings.place_version is 'counts the changes of country, zone and currency';
-- New rows say it themselves.
alter table settings alter zone drop default, alter currency drop default;

-- What minutes are worth follows the tax of the day on which they were bought there.
create or replace function worth_of_entry(entry package_entries) returns integer language plpgsql as $$
declare
  held_minutes bigint;
  held_fils bigint;
  moved bigint := abs(entry.minutes);
begin
  if entry.kind in ('bought', 'imported') then
    return (
      select price_fils - vat_inside(price_fils, vat_rate_of(tax_of_product(product_id, day), day))
      from owned_packages
        cross join lateral (
          select (bought_at at time zone coalesce((select zone from settings), 'UTC'))::date as day
        ) bought
      where id = entry.package_id);
  end if;
  if entry.minutes < 0 then
    select balance_minutes, balance_fils into held_minutes, held_fils
    from package_entries where package_id = entry.package_id and id < entry.id
    order by id desc limit 1;
  elsif entry.kind = 'returned' then
    select -sum(minutes), -sum(value_fils) into held_minutes, held_fils
    from package_entries
    where package_id = entry.package_id and booking_id = entry.booking_id and id < entry.id;
  end if;
  if coalesce(held_minutes, 0) <= 0 then return 0; end if;
  return sign(entry.minutes) * case
    when moved >= held_minutes then held_fils
    else (2 * held_fils * moved + held_minutes) / (2 * held_minutes)
  end;
end
$$;
