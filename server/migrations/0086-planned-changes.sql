-- Prices, sizes and retirements of services and packages that hold from a day on.
create table planned_changes (
  id integer generated always as identity primary key,
  service_id integer references services (id),
  product_id integer references package_products (id),
  from_day date not null,
  prices jsonb,
  planned_by integer references accounts (id),
  planned_at timestamptz not null,
  carried_out_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by integer references accounts (id),
  check (num_nonnulls(service_id, product_id) = 1),
  check (carried_out_at is null or withdrawn_at is null)
);
comment on column planned_changes.prices is
  'lengths or sizes with their prices, all of them from that day on; null: it retires';
create unique index planned_changes_of_service on planned_changes
  (service_id, from_day, (prices is null))
  where carried_out_at is null and withdrawn_at is null and service_id is not null;
create unique index planned_changes_of_product on planned_changes
  (product_id, from_day, (prices is null))
  where carried_out_at is null and withdrawn_at is null and product_id is not null;
create index planned_changes_by_service on planned_changes (service_id) where service_id is not null;
create index planned_changes_by_product on planned_changes (product_id) where product_id is not null;
create index planned_changes_by_planner on planned_changes (planned_by) where planned_by is not null;
create index planned_changes_by_withdrawer on planned_changes (withdrawn_by)
  where withdrawn_by is not null;

alter table services add column retires_on date;
comment on column services.retires_on is
  'the first day on which no session of it can be; null: it stays';
