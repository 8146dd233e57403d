-- How each service and each package is taxed, from a day on. Without a row it is standard-rated, as everything was.

create table tax_categories (
  id integer generated always as identity primary key,
  service_id integer references services (id),
  product_id integer references package_products (id),
  valid_from date not null,
  category text not null check (category in ('standard', 'zero_rated', 'exempt')),
  set_by integer not null references accounts (id),
  set_at timestamptz not null,
  withdrawn_at timestamptz,
  check (num_nonnulls(service_id, product_id) = 1),
  unique (service_id, valid_from),
  unique (product_id, valid_from)
);
comment on table tax_categories is 'the category of a day is the last that began until then; without one it is standard';
comment on column tax_categories.withdrawn_at is 'taken back before anything was sold by it';
create index tax_categories_by_setter on tax_categories (set_by);

alter table settings add tax_categories_version integer not null default 1;
comment on column settings.tax_categories_version is 'counts the changes of tax_categories';

create function tax_of_service(of_service integer, on_day date) returns text
  language sql stable parallel safe
  as $$
    select coalesce((
      select category from tax_categories
      where service_id = of_service and valid_from <= on_day and withdrawn_at is null
      order by valid_from desc limit 1), 'standard')
  $$;

create function tax_of_product(of_product integer, on_day date) returns text
  language sql stable parallel safe
  as $$
    select coalesce((
      select category from tax_categories
      where product_id = of_product and valid_from <= on_day and withdrawn_at is null
      order by valid_from desc limit 1), 'standard')
  $$;

create function vat_rate_of(category text, on_day date) returns integer
  language sql stable parallel safe
  as $$ select case category when 'standard' then vat_rate_on(on_day) else 0 end $$;

-- The VAT in a price of a session: only the share of its standard-rated services has some.
create function vat_of_session(session uuid, fils integer, on_day date) returns integer
  language sql stable parallel safe
  as $$
    select vat_inside(case when its.standard = its.price then fils
        else ((2 * fils::bigint * its.standard + its.price) / (2 * its.price))::integer end,
      vat_rate_on(on_day))
    from (
      select coalesce(sum(price_fils), 0) as price,
        coalesce(sum(price_fils) filter (where tax_of_service(service_id, on_day) = 'standard'), 0)
          as standard
      from booking_lines where booking_id = session
    ) its
  $$;

alter table sale_lines
  add tax_category text not null default 'standard'
    check (tax_category in ('standard', 'zero_rated', 'exempt')),
  add check (tax_category = 'standard' or vat_basis_points = 0);
comment on column sale_lines.tax_category is 'on the day of the sale; a session of several categories has a line for each';

-- What minutes are worth follows the category of their package.
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
        cross join lateral (select (bought_at at time zone 'Asia/Dubai')::date as day) bought
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
