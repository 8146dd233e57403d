-- Products of the counter come from a file too, with what each branch has of them, and can be undone.
alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check
    check (kind in ('client', 'package', 'booking', 'visit', 'product'));
alter table import_rows
  add retail_product_id integer references retail_products (id),
  drop constraint import_rows_kind_check,
  add constraint import_rows_kind_check
    check (kind in ('client', 'package', 'booking', 'visit', 'product'));
create index import_rows_of_retail_product on import_rows (retail_product_id)
  where retail_product_id is not null;

alter table retail_products add import_id integer references imports (id);
comment on column retail_products.import_id is 'the import that added it; null: added at the desk';
create index retail_products_of_import on retail_products (import_id) where import_id is not null;

alter table stock_entries add import_id integer references imports (id);
comment on column stock_entries.import_id is 'of a count that a file brought, or that undoing it takes back';
create index stock_entries_of_import on stock_entries (import_id) where import_id is not null;

-- The stock of a product that an undone import had added goes with it: nobody has sold or counted it.
create or replace function keep_stock_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select from retail_products p join imports i on i.id = p.import_id
    where p.id = old.product_id and i.undone_at is not null
  ) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
