-- A link that the desk sends: what a client owes is paid online. The link stands for what is owed,
-- and not for an amount: how much that is, is read when somebody opens it.
create table payment_links (
  id uuid primary key,
  location_code text not null references locations (code),
  booking_id uuid unique references bookings (id),
  package_id integer unique references owned_packages (id),
  sale_id uuid unique references sales (id),
  made_by integer not null references accounts (id),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  check (num_nonnulls(booking_id, package_id, sale_id) = 1)
);
comment on table payment_links is 'what clients owe, to be paid online by a link; asked for again it is the same link';
comment on column payment_links.location_code is 'in whose books the money goes';
create index payment_links_of_location on payment_links (location_code);
create index payment_links_made_by on payment_links (made_by);

alter table online_payments add column link_id uuid references payment_links (id);
comment on column online_payments.link_id is 'pays what is owed; null: pays for a booking that is made with it';
drop index one_open_payment;
create unique index one_open_payment on online_payments (account_id)
  where status in ('open', 'processing', 'failed', 'paid') and link_id is null;
create unique index one_open_payment_of_link on online_payments (link_id)
  where status in ('open', 'processing', 'failed', 'paid') and link_id is not null;
create index online_payments_of_link on online_payments (link_id, made_at) where link_id is not null;
