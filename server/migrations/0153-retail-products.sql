-- Products that are sold over the counter, and how many of each a branch has.

create table retail_products (
  id integer generated always as identity primary key,
  version integer not null default 1,
  active boolean not null default true,
  name text not null unique check (name <> ''),
  price_fils integer not null check (price_fils >= 0),
  bar_code text unique check (bar_code ~ '^[0-9]{4,14}$'),
  position integer not null default 0
);
comment on column retail_products.price_fils is 'with VAT';
comment on column retail_products.bar_code is 'the digits that a scanner types; null: it has none';

create table stock_levels (
  product_id integer not null references retail_products (id),
  location_code text not null references locations (code),
  pieces integer,
  low_at integer check (low_at >= 0),
  primary key (product_id, location_code)
);
comment on table stock_levels is 'the stock of each product at each branch; its row is locked by whatever changes it';
comment on column stock_levels.pieces is
  'null: nothing was received or counted yet, so nothing is subtracted; below zero: more was sold than was counted';
comment on column stock_levels.low_at is 'the desk is warned from this number of pieces down; null: never';

create table stock_entries (
  id bigint generated always as identity primary key,
  product_id integer not null references retail_products (id),
  location_code text not null references locations (code),
  at timestamptz not null,
  kind text not null check (kind in ('received', 'counted', 'sold', 'returned')),
  pieces integer not null,
  balance integer not null,
  cost_fils integer check (cost_fils >= 0),
  reason text check (reason <> ''),
  actor_id integer not null references accounts (id),
  sale_line_id integer references sale_lines (id),
  refund_id uuid references refunds (id),
  check (case kind when 'received' then pieces > 0 when 'sold' then pieces < 0
    when 'returned' then pieces > 0 else true end),
  check ((kind in ('sold', 'returned')) = (sale_line_id is not null)),
  check ((kind = 'returned') = (refund_id is not null)),
  check (cost_fils is null or kind = 'received')
);
comment on table stock_entries is
  'append-only; the stock is the sum of the rows of a product at a branch, and balance of its last row';
comment on column stock_entries.pieces is 'what came in; below zero: what went out. Of a count: the difference';
comment on column stock_entries.cost_fils is 'of one piece, without VAT; null: not given';
create index stock_entries_of_product on stock_entries (product_id, location_code, id desc);
create index stock_entries_by_actor on stock_entries (actor_id);
create index stock_entries_of_line on stock_entries (sale_line_id) where sale_line_id is not null;
create index stock_entries_of_refund on stock_entries (refund_id) where refund_id is not null;

create function keep_stock_entries() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger stock_entries_are_kept before update or delete on stock_entries
  for each row execute function keep_stock_entries();

alter table sale_lines
  add retail_product_id integer references retail_products (id),
  add pieces integer check (pieces > 0),
  drop constraint sale_lines_check2,
  add constraint sale_lines_of_check
    check (num_nonnulls(booking_id, package_id, retail_product_id) = 1),
  add constraint sale_lines_of_product_check check ((retail_product_id is null) = (pieces is null));
comment on column sale_lines.pieces is 'of a product; the amounts are those of all of them';
create index sale_lines_of_retail_product on sale_lines (retail_product_id) where retail_product_id is not null;

alter table refund_lines add pieces integer check (pieces >= 0);
comment on column refund_lines.pieces is 'of a product: how many came back into stock';

-- A product is also sold to a person whose name nobody takes down.
alter table sales
  alter column client_id drop not null,
  alter column payer_id drop not null,
  add constraint sales_client_check check (client_id is not null or payer_id is null);
comment on column sales.client_id is
  'who has what is sold; of a gift not who pays. Null: products were sold without a client';
comment on column sales.payer_id is 'null: nobody is named';

alter table tax_categories
  add retail_product_id integer references retail_products (id),
  drop constraint tax_categories_check,
  add constraint tax_categories_of_check
    check (num_nonnulls(service_id, product_id, retail_product_id) = 1),
  add unique (retail_product_id, valid_from);

create function tax_of_retail_product(of_product integer, on_day date) returns text
  language sql stable parallel safe
  as $$
    select coalesce((
      select category from tax_categories
      where retail_product_id = of_product and valid_from <= on_day and withdrawn_at is null
      order by valid_from desc limit 1), 'standard')
  $$;

alter table planned_changes
  add retail_product_id integer references retail_products (id),
  drop constraint planned_changes_check,
  add constraint planned_changes_of_check
    check (num_nonnulls(service_id, product_id, retail_product_id) = 1);
create unique index planned_changes_of_retail_product on planned_changes
  (retail_product_id, from_day, (prices is null))
  where carried_out_at is null and withdrawn_at is null and retail_product_id is not null;
create index planned_changes_by_retail_product on planned_changes (retail_product_id)
  where retail_product_id is not null;
