-- Packages that renew by the month: what a studio sells as a plan, the plans of clients, and each renewal.
alter table package_products
  add column renews boolean not null default false,
  add column unused_minutes text not null default 'expire' check (unused_minutes in ('expire', 'go_on')),
  add column while_failing text not null default 'wait' check (while_failing in ('wait', 'go_on')),
  add check (not renews or kind <> 'shared');
comment on column package_products.renews is 'a plan: it is paid by the month from a card on file, until it is stopped';
comment on column package_products.unused_minutes is 'of a plan: what becomes of the minutes of a month that were not used';
comment on column package_products.while_failing is 'of a plan: whether there are sessions in the week in which a payment fails';

create table plans (
  id uuid primary key,
  account_id integer not null references accounts (id),
  location_code text not null references locations (code),
  product_id integer not null references package_products (id),
  option_id integer not null references package_options (id),
  status text not null check (status in ('asked', 'running', 'failing', 'stopped', 'ended')),
  price_fils integer not null check (price_fils > 0),
  asked_at timestamptz not null,
  begun_on date,
  months integer not null default 0 check (months >= 0),
  renews_on date,
  paused_until date,
  package_id integer references owned_packages (id),
  ended_on date,
  ended_because text check (ended_because in ('stopped', 'unpaid', 'erased')),
  check ((status = 'asked') = (begun_on is null)),
  check ((begun_on is null) = (renews_on is null)),
  check ((status = 'ended') = (ended_on is not null)),
  check ((status = 'ended') = (ended_because is not null))
);
comment on table plans is 'packages of clients that renew by the month';
comment on column plans.status is
  'asked: the first month is not paid yet; failing: a renewal was tried and is not paid; stopped: paid for until its end';
comment on column plans.price_fils is 'what its client agreed to pay a month';
comment on column plans.begun_on is 'renewals keep the day of this month; a pause or a freeze begins the count again';
comment on column plans.months is 'how many months after begun_on the next renewal is';
comment on column plans.renews_on is 'the first day that is not paid';
comment on column plans.paused_until is 'it renews on this day instead, where that is later';
comment on column plans.package_id is 'the package of the month that was paid last';
create index plans_of_account on plans (account_id);
create index plans_of_location on plans (location_code);
create index plans_of_product on plans (product_id);
create index plans_of_option on plans (option_id);
create index plans_of_package on plans (package_id) where package_id is not null;

create table plan_renewals (
  id uuid primary key,
  plan_id uuid not null references plans (id),
  due_on date not null,
  amount_fils integer not null check (amount_fils > 0),
  told_at timestamptz not null,
  status text not null check (status in ('told', 'taking', 'failed', 'paid', 'void')),
  tries integer not null default 0 check (tries >= 0),
  tried_on date,
  charge_id uuid,
  charge_reference text unique,
  failure text check (failure in ('declined', 'needs_client', 'no_card')),
  package_id integer references owned_packages (id),
  payment_id uuid references online_payments (id),
  unique (plan_id, due_on),
  check ((tries = 0) = (tried_on is null)),
  check (status <> 'failed' or failure is not null)
);
comment on table plan_renewals is 'each month of a plan after the first: told beforehand, then tried up to three times';
comment on column plan_renewals.told_at is 'when its client was told the amount, which is never exceeded';
comment on column plan_renewals.tried_on is 'the day of the last try';
comment on column plan_renewals.charge_id is 'of the present try';
comment on column plan_renewals.charge_reference is 'what the provider calls the charge of the present try';
comment on column plan_renewals.package_id is 'its month; there before it is paid where sessions go on meanwhile';
comment on column plan_renewals.payment_id is 'the money that came; null: not yet, or it was paid at the studio';
create index plan_renewals_of_package on plan_renewals (package_id) where package_id is not null;
create index plan_renewals_of_payment on plan_renewals (payment_id) where payment_id is not null;

-- The first month, and one that failed, are paid on a page.
alter table online_payments add column plan_id uuid references plans (id);
comment on column online_payments.plan_id is 'pays a month of a plan';
create index online_payments_of_plan on online_payments (plan_id, made_at) where plan_id is not null;
drop index one_open_payment;
create unique index one_open_payment on online_payments (account_id)
  where status in ('open', 'processing', 'failed', 'paid') and link_id is null and plan_id is null;
create unique index one_open_payment_of_plan on online_payments (plan_id)
  where status in ('open', 'processing', 'failed', 'paid') and plan_id is not null;
