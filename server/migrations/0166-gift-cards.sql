-- Gift cards: money that the studio owes to whoever brings the code. A card is another holder of the ledger of
-- money on account.

create table gift_card_terms (
  one boolean primary key default true check (one),
  sold boolean not null default false,
  amounts_fils integer[] not null default '{}',
  least_fils integer not null check (least_fils > 0),
  most_fils integer not null check (most_fils >= least_fils),
  valid_months integer check (valid_months between 1 and 120)
);
comment on table gift_card_terms is 'whether the studio sells gift cards, and which; no row: it never did';
comment on column gift_card_terms.sold is 'cards that were sold are redeemed even when no more are sold';
comment on column gift_card_terms.amounts_fils is 'proposed, in their order; another amount may be typed';
comment on column gift_card_terms.valid_months is 'null: cards do not expire';

create table gift_cards (
  id integer generated always as identity primary key,
  code_hash bytea not null unique,
  code_sealed bytea,
  last_four text not null,
  location_code text not null references locations (code),
  amount_fils integer not null check (amount_fils > 0),
  made_at timestamptz not null,
  expires_on date,
  language text not null check (language in ('en', 'ar')),
  to_name text,
  from_name text,
  message text,
  to_email text,
  send_at timestamptz,
  sent_at timestamptz,
  bought_by integer references accounts (id),
  account_id integer references accounts (id),
  replaces_id integer unique references gift_cards (id),
  voided_at timestamptz,
  voided_by integer references accounts (id),
  voided_because text,
  check (num_nonnulls(voided_at, voided_by, voided_because) in (0, 3)),
  check (voided_at is null or code_sealed is null),
  check (send_at is null or to_email is not null or sent_at is not null)
);
comment on table gift_cards is 'cards that were sold; what each is worth is in credit_entries';
comment on column gift_cards.code_hash is 'SHA-256 of the code, which has 80 random bits: it is found by this';
comment on column gift_cards.code_sealed is 'the code, for printing and sending; goes once the card is void';
comment on column gift_cards.to_email is 'where it is sent; forgotten once it was';
comment on column gift_cards.send_at is 'when it is sent; null: it is handed over';
comment on column gift_cards.bought_by is 'the client who bought it; null: a person who is not named';
comment on column gift_cards.account_id is 'the client who keeps it with their account; null: nobody yet';
comment on column gift_cards.replaces_id is 'the lost card in whose place it was made';
create index gift_cards_of_branch on gift_cards (location_code);
create index gift_cards_of_buyer on gift_cards (bought_by) where bought_by is not null;
create index gift_cards_of_account on gift_cards (account_id) where account_id is not null;
create index gift_cards_by_voider on gift_cards (voided_by) where voided_by is not null;
create index gift_cards_that_expire on gift_cards (expires_on) where expires_on is not null and voided_at is null;

alter table credit_entries
  alter column account_id drop not null,
  alter column actor_id drop not null,
  add column gift_card_id integer references gift_cards (id),
  drop constraint credit_entries_kind_check,
  drop constraint credit_entries_check2,
  add constraint credit_entries_kind_check check (kind in (
    'imported', 'paid_in', 'used', 'refunded', 'paid_out', 'goodwill', 'corrected', 'import_undone', 'merged',
    'expired', 'voided', 'replaced'
  )),
  add constraint credit_entries_reason_check
    check ((kind in ('paid_out', 'goodwill', 'corrected', 'voided')) = (reason is not null)),
  add constraint credit_entries_holder_check check (num_nonnulls(account_id, gift_card_id) = 1),
  add constraint credit_entries_of_card_check check (
    kind not in ('expired', 'voided', 'replaced') or gift_card_id is not null
  ),
  add constraint credit_entries_actor_check check ((kind = 'expired') = (actor_id is null)),
  add constraint credit_entries_lost_check check (kind not in ('expired', 'voided') or amount_fils < 0);
comment on column credit_entries.account_id is 'whose it is; null: it is on a gift card';
comment on column credit_entries.actor_id is 'null: it expired';
create index credit_entries_of_gift_card on credit_entries (gift_card_id, id desc) where gift_card_id is not null;
comment on table credit_entries is
  'append-only; a balance is the sum of the rows of an account or a gift card, and balance_fils of its last row';

alter table payments
  drop constraint payments_method_check,
  drop constraint payments_of_account_check,
  add constraint payments_method_check
    check (method in ('cash', 'terminal', 'transfer', 'rounding', 'credit', 'online', 'gift_card')),
  add constraint payments_of_account_check check (
    credit_entry_id is null or (refund_id is null and method in ('cash', 'terminal', 'transfer', 'online'))
  );
comment on column payments.credit_entry_id is
  'paid in to the account of a client or for a gift card, or out of it; null: for a sale';

-- A card is also bought online, and pays beside a payment online: what it pays is held meanwhile.
alter table online_payments
  add column buys_gift_card boolean not null default false,
  add column gift_card_id integer references gift_cards (id),
  add column gift_card_fils integer check (gift_card_fils > 0),
  add constraint online_payments_of_gift_card_check
    check (gift_card_fils is null or (gift_card_id is not null and not buys_gift_card));
comment on column online_payments.buys_gift_card is 'its request is a gift card';
comment on column online_payments.gift_card_id is 'the card that was bought with it, or that pays a part of what it is for';
comment on column online_payments.gift_card_fils is 'what the card pays; held on it until this is booked or over';
create index online_payments_of_gift_card on online_payments (gift_card_id) where gift_card_id is not null;
drop index one_open_payment;
create unique index one_open_payment on online_payments (account_id)
  where status in ('open', 'processing', 'failed', 'paid')
    and link_id is null and plan_id is null and not buys_gift_card;
create unique index one_open_payment_of_gift on online_payments (account_id)
  where status in ('open', 'processing', 'failed', 'paid') and buys_gift_card;
