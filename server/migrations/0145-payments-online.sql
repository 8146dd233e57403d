-- Clients pay online. What is asked for, and what became of it, is a row of its own; the books get a
-- sale and a payment once the money is there.

-- Money that comes in by itself belongs to the day of the studio on which it came, drawer or no
-- drawer: such a day is opened by the first payment, has no cash, and nobody counts it.
alter table drawer_sessions
  add column kind text not null default 'drawer' check (kind in ('drawer', 'online')),
  alter column opened_by drop not null,
  add check ((kind = 'online') = (opened_by is null)),
  add check (kind = 'drawer' or (closed_at is null and float_fils = 0));
comment on column drawer_sessions.kind is
  'online: what was paid online on a day; it is neither opened nor counted';
comment on column drawer_sessions.opened_by is 'null: a day of payments online';
drop index one_open_drawer;
create unique index one_open_drawer on drawer_sessions (location_code)
  where closed_at is null and kind = 'drawer';
create unique index one_online_day on drawer_sessions (location_code, day) where kind = 'online';

alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check
    check (method in ('cash', 'terminal', 'transfer', 'rounding', 'credit', 'online'));

-- Where sessions and packages are paid.
create table payment_terms (
  id integer generated always as identity primary key,
  product_id integer unique references package_products (id),
  paid text not null check (paid in ('studio', 'either', 'online')),
  asked_of text not null default 'everybody' check (asked_of in ('everybody', 'new', 'missed')),
  missed_sessions integer check (missed_sessions between 1 and 20),
  deposit_percent integer check (deposit_percent between 1 and 99),
  deposit_fils integer check (deposit_fils > 0),
  late_back_percent integer not null default 0 check (late_back_percent between 0 and 100),
  check (num_nonnulls(deposit_percent, deposit_fils) < 2),
  check ((asked_of = 'missed') = (missed_sessions is not null))
);
comment on table payment_terms is 'where sessions and packages are paid; what has no row is paid at the studio';
comment on column payment_terms.product_id is 'null: sessions that are paid one by one';
comment on column payment_terms.asked_of is 'of whom a payment online is asked; others may pay at the studio';
comment on column payment_terms.missed_sessions is 'from so many missed sessions on';
comment on column payment_terms.deposit_percent is 'a part of the price instead of all of it';
comment on column payment_terms.late_back_percent is 'what goes back of the money for a session that was cancelled late';
create unique index one_row_for_sessions on payment_terms ((product_id is null)) where product_id is null;

create table online_payments (
  id uuid primary key,
  account_id integer not null references accounts (id),
  location_code text not null references locations (code),
  status text not null check (status in
    ('open', 'processing', 'paid', 'booked', 'failed', 'expired', 'refunded', 'disputed')),
  request_hash bytea not null,
  request_sealed bytea,
  amount_fils integer not null check (amount_fils > 0),
  currency text not null,
  late_back_percent integer not null default 0,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  provider text not null,
  page_reference text unique,
  page_url text,
  payment_reference text unique,
  paid_at timestamptz,
  booking_id uuid references bookings (id),
  sale_id uuid references sales (id),
  check (booking_id is null or sale_id is not null)
);
comment on table online_payments is 'what a client is asked to pay online, and what became of it';
comment on column online_payments.request_sealed is
  'the request for a booking and the bill that its client saw; goes once it is booked or over';
comment on column online_payments.page_reference is 'what the provider calls the page on which it is paid; null: it was not opened yet';
comment on column online_payments.payment_reference is 'what the provider calls the money that came';
create unique index one_open_payment on online_payments (account_id)
  where status in ('open', 'processing', 'failed', 'paid');
create index online_payments_of_account on online_payments (account_id, made_at);
create index online_payments_of_booking on online_payments (booking_id) where booking_id is not null;
create index online_payments_of_sale on online_payments (sale_id) where sale_id is not null;
create index online_payments_of_location on online_payments (location_code);

create table online_refunds (
  id uuid primary key,
  payment_id uuid not null references online_payments (id),
  refund_id uuid unique references refunds (id),
  amount_fils integer not null check (amount_fils > 0),
  because text not null check (because in ('not_booked', 'cancelled', 'desk')),
  status text not null check (status in ('pending', 'done', 'failed')),
  asked_at timestamptz not null,
  ended_at timestamptz,
  provider_reference text unique,
  failure text,
  check ((status = 'pending') = (ended_at is null))
);
comment on table online_refunds is 'money that goes back to where it came from';
comment on column online_refunds.refund_id is 'of the books; null: what was paid was never booked';
comment on column online_refunds.failure is 'what the provider says of it';
create index online_refunds_of_payment on online_refunds (payment_id);

create table provider_events (
  id text primary key,
  provider text not null,
  received_at timestamptz not null
);
comment on table provider_events is 'what a provider of payments told: each event counts once';
create index provider_events_by_age on provider_events (received_at);

-- A time is held for as long as its payment may last.
alter table holds
  drop constraint holds_account_id_key,
  add column payment_id uuid unique references online_payments (id) on delete cascade;
create unique index one_hold_of_account on holds (account_id) where payment_id is null;
create index holds_of_account on holds (account_id);
comment on column holds.payment_id is
  'held while this is being paid; other holds of the account do not replace it';
