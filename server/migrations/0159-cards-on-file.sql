-- Clients keep a card with the provider of payments, and what a session costs that is cancelled late or missed is part
-- of its terms.

alter table payment_terms
  add column card_of text not null default 'nobody'
    check (card_of in ('nobody', 'everybody', 'new', 'missed')),
  add column card_missed_sessions integer check (card_missed_sessions between 1 and 20),
  add column late_fee_percent integer check (late_fee_percent between 1 and 100),
  add column late_fee_fils integer check (late_fee_fils > 0),
  add column missed_fee_percent integer check (missed_fee_percent between 1 and 100),
  add column missed_fee_fils integer check (missed_fee_fils > 0),
  add check ((card_of = 'missed') = (card_missed_sessions is not null)),
  add check (num_nonnulls(late_fee_percent, late_fee_fils) < 2),
  add check (num_nonnulls(missed_fee_percent, missed_fee_fils) < 2),
  add check (product_id is null or (card_of = 'nobody'
    and num_nonnulls(late_fee_percent, late_fee_fils, missed_fee_percent, missed_fee_fils) = 0));
comment on column payment_terms.card_of is 'of whom a card on file is asked before a session is booked on the site';
comment on column payment_terms.late_fee_percent is
  'what a session costs that is cancelled late, of its price; null, like the amount: all of it';
comment on column payment_terms.missed_fee_percent is
  'what a missed session costs, of its price; null, like the amount: all of it';

alter table bookings
  add column late_fee_fils integer check (late_fee_fils >= 0),
  add column missed_fee_fils integer check (missed_fee_fils >= 0);
comment on column bookings.late_fee_fils is
  'the most that it costs once it is cancelled late, by the terms when it was booked; null: its price';
comment on column bookings.missed_fee_fils is
  'the most that it costs once it is missed, by the terms when it was booked; null: its price';

-- A session that was paid and then missed may be worth less than what was paid.
drop trigger booking_may_be_owed_now on bookings;
create trigger booking_may_be_owed_now
  after update of price_fils, package_id, status, late, location_code, starts_at, late_fee_fils, missed_fee_fils
  on bookings
  for each row when (
    (old.price_fils, old.package_id, old.status = 'cancelled', old.status = 'no_show', old.late, old.location_code,
      old.starts_at, old.late_fee_fils, old.missed_fee_fils)
    is distinct from
    (new.price_fils, new.package_id, new.status = 'cancelled', new.status = 'no_show', new.late, new.location_code,
      new.starts_at, new.late_fee_fils, new.missed_fee_fils))
  execute function note_booking();

-- A payment of nothing asks for a card alone.
alter table online_payments
  drop constraint online_payments_amount_fils_check,
  add constraint online_payments_amount_fils_check check (amount_fils >= 0),
  drop constraint online_payments_check,
  add constraint online_payments_check
    check (booking_id is null or sale_id is not null or amount_fils = 0),
  add column keeps_card boolean not null default false,
  add check (amount_fils > 0 or keeps_card);
comment on column online_payments.keeps_card is 'the card stays on file; with an amount of 0 nothing else is asked for';

create table saved_cards (
  id uuid primary key,
  account_id integer not null references accounts (id),
  provider text not null,
  asked_at timestamptz not null,
  page_reference text unique,
  page_url text,
  kept_at timestamptz,
  customer_reference text,
  card_reference text,
  brand text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  ends_on date,
  check ((kept_at is null) = (customer_reference is null)),
  check ((kept_at is null) = (card_reference is null)),
  check ((kept_at is null) = (brand is null)),
  check ((kept_at is null) = (last_four is null)),
  check ((kept_at is null) = (ends_on is null))
);
comment on table saved_cards is
  'cards that the provider of payments keeps for clients; their numbers are never here. A removed one is deleted';
comment on column saved_cards.kept_at is 'null: the client is on the page of the provider, or left it';
comment on column saved_cards.ends_on is 'the last day on which it can be used';
create unique index one_card_of_account on saved_cards (account_id) where kept_at is not null;
create index saved_cards_of_account on saved_cards (account_id);

-- However a card goes, the provider has to delete it too.
create table forgotten_cards (
  customer_reference text primary key,
  since timestamptz not null default now()
);
comment on table forgotten_cards is 'cards that were removed here and that the provider still has; a row goes with them';

create function forget_card() returns trigger language plpgsql as $$
begin
  insert into forgotten_cards (customer_reference) values (old.customer_reference)
  on conflict do nothing;
  return null;
end
$$;
create trigger card_is_forgotten after delete on saved_cards
  for each row when (old.customer_reference is not null) execute function forget_card();

create table booking_fees (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  because text not null check (because in ('late', 'missed')),
  most_fils integer not null check (most_fils > 0),
  amount_fils integer not null check (amount_fils between 0 and most_fils),
  status text not null check (status in
    ('announced', 'taking', 'taken', 'declined', 'let_go', 'void')),
  reason text,
  decided_at timestamptz not null,
  decided_by integer not null references accounts (id),
  takes_at timestamptz not null,
  charge_reference text unique,
  failure text check (failure in ('declined', 'needs_client', 'no_card')),
  payment_id uuid unique references online_payments (id),
  check ((status = 'let_go') = (amount_fils = 0)),
  check ((status = 'declined') = (failure is not null)),
  check (status <> 'taken' or payment_id is not null)
);
comment on table booking_fees is 'what the desk decided about sessions that were cancelled late or missed';
comment on column booking_fees.most_fils is 'by the terms of the session, less what was paid';
comment on column booking_fees.status is
  'announced: told to the client, and taken at takes_at; void: nothing was owed any more';
comment on column booking_fees.charge_reference is 'what the provider calls the charge';
comment on column booking_fees.payment_id is 'the money that came';
create index booking_fees_of_booking on booking_fees (booking_id);
create unique index one_open_fee_of_booking on booking_fees (booking_id) where status in ('announced', 'taking');
create index booking_fees_by_decider on booking_fees (decided_by);
