-- What the provider of payments sends to the bank of the studio, and what it is made of.
create table payouts (
  reference text primary key,
  provider text not null,
  amount_fils integer not null,
  currency text not null,
  status text not null check (status in ('pending', 'paid', 'failed')),
  arrives_on date not null,
  asked_at timestamptz not null
);
comment on table payouts is 'sums that the provider of payments sends to the bank of the studio';
comment on column payouts.amount_fils is 'the line of the bank; below zero: taken from there';
create index payouts_by_day on payouts (arrives_on);

create table payout_lines (
  reference text primary key,
  payout_reference text not null references payouts (reference),
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'fee', 'other')),
  gross_fils integer not null,
  fee_fils integer not null,
  net_fils integer not null,
  at timestamptz not null,
  payment_reference text
);
comment on table payout_lines is 'what a payout is made of, as the provider says';
comment on column payout_lines.payment_reference is 'what the provider calls the payment that it is about; null: none';
create index payout_lines_of_payout on payout_lines (payout_reference);
