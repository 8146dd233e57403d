-- What therapists earn besides hours and a share of sessions, and the statements of months that were closed.

alter table pay_rates
  add product_basis_points integer not null default 0
    check (product_basis_points between 0 and 10000),
  add tiers_by text check (tiers_by in ('sales', 'sessions')),
  add tiers_apply text check (tiers_apply in ('all', 'above')),
  add constraint pay_rates_tiers_check check ((tiers_by is null) = (tiers_apply is null));
comment on column pay_rates.product_basis_points is 'share of products that the therapist advised, without VAT';
comment on column pay_rates.tiers_by is 'what of a month decides about the tier; null: no tiers';
comment on column pay_rates.tiers_apply is 'to all sessions of the month, or only to what lies above';

create table pay_tiers (
  rate_id integer not null references pay_rates (id) on delete cascade,
  reached integer not null check (reached > 0),
  share_basis_points integer not null check (share_basis_points between 0 and 10000),
  primary key (rate_id, reached)
);
comment on column pay_tiers.reached is 'minor units without VAT, or sessions, from which the share applies';

create table pay_shares (
  id integer generated always as identity primary key,
  rate_id integer not null references pay_rates (id) on delete cascade,
  service_id integer references services (id),
  retail_product_id integer references retail_products (id),
  share_basis_points integer not null check (share_basis_points between 0 and 10000),
  check (num_nonnulls(service_id, retail_product_id) = 1),
  unique (rate_id, service_id),
  unique (rate_id, retail_product_id)
);
comment on table pay_shares is 'shares of one service or one product in place of the general share and the tiers';
create index pay_shares_of_service on pay_shares (service_id) where service_id is not null;
create index pay_shares_of_retail_product on pay_shares (retail_product_id)
  where retail_product_id is not null;

create table tip_rules (
  valid_from date primary key,
  shared boolean not null,
  set_by integer not null references accounts (id),
  set_at timestamptz not null
);
comment on table tip_rules is
  'from a day on tips of a branch and day are shared among those who worked there; before the first rule each has their own';
create index tip_rules_by_setter on tip_rules (set_by);

alter table settings
  add therapists_see_pay boolean not null default false,
  add pay_version integer not null default 1;
comment on column settings.therapists_see_pay is 'each therapist reads their own statement of pay';
comment on column settings.pay_version is 'counts the changes of the rules of pay';

alter table sale_lines
  add advised_by integer references therapists (id),
  add constraint sale_lines_advised_check check (advised_by is null or retail_product_id is not null);
comment on column sale_lines.advised_by is 'the therapist whose commission a product is; null: nobody';
create index sale_lines_by_adviser on sale_lines (advised_by) where advised_by is not null;

create table pay_months (
  month date primary key check (extract(day from month) = 1),
  closed_at timestamptz not null,
  closed_by integer not null references accounts (id)
);
comment on table pay_months is 'months of pay that were closed; what changes later is corrected in the next one';
create index pay_months_by_closer on pay_months (closed_by);

create table pay_lines (
  id bigint generated always as identity primary key,
  month date not null references pay_months (month),
  therapist_id integer not null references therapists (id),
  corrects date references pay_months (month),
  source text not null check (source <> ''),
  kind text not null check (kind in ('session', 'product', 'refund', 'tip')),
  day date not null,
  location_code text not null references locations (code),
  name text,
  booking_id uuid references bookings (id),
  sale_line_id integer references sale_lines (id),
  minutes integer not null,
  base_fils integer not null,
  per_hour_fils integer,
  share_basis_points integer,
  amount_fils integer not null,
  check (corrects < month)
);
comment on table pay_lines is 'the statements of closed months as they were; append-only';
comment on column pay_lines.source is 'what the line is of, such as a service of a session: its lines of all months are compared by it';
comment on column pay_lines.corrects is 'the closed month that the line corrects; null: its own';
comment on column pay_lines.base_fils is 'without VAT; below zero: given back';
create index pay_lines_of_therapist on pay_lines (therapist_id, month);
create index pay_lines_of_month on pay_lines (month);
create index pay_lines_by_corrected on pay_lines (corrects) where corrects is not null;
create index pay_lines_of_booking on pay_lines (booking_id) where booking_id is not null;
create index pay_lines_of_sale_line on pay_lines (sale_line_id) where sale_line_id is not null;

create trigger pay_months_are_kept before update or delete on pay_months
  for each row execute function refuse_change();
create trigger pay_lines_are_kept before update or delete on pay_lines
  for each row execute function refuse_change();
