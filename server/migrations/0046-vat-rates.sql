-- Managers set the rate of VAT from a day on: who did it, and whether it was taken back before it began.

alter table vat_rates
  add set_by integer references accounts (id),
  add set_at timestamptz,
  add withdrawn_at timestamptz,
  add check (num_nulls(set_by, set_at) in (0, 2));
comment on column vat_rates.set_by is 'null: it came with the software';
comment on column vat_rates.withdrawn_at is 'taken back before anything was sold by it; it rates no day';
create index vat_rates_by_setter on vat_rates (set_by) where set_by is not null;

alter table settings add vat_version integer not null default 1;
comment on column settings.vat_version is 'counts the changes of vat_rates';

create or replace function vat_rate_on(day date) returns integer
  language sql stable strict parallel safe
  as $$
    select coalesce(
      (select basis_points from vat_rates where valid_from <= day and withdrawn_at is null
        order by valid_from desc limit 1), 0)
  $$;
