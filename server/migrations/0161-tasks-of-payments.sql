-- A client asks their bank for the money back, and the bank decides between them and the studio.
create table payment_disputes (
  id uuid primary key,
  payment_id uuid not null references online_payments (id),
  provider_reference text not null unique,
  amount_fils integer not null check (amount_fils > 0),
  reason text not null,
  status text not null check (status in ('open', 'answered', 'won', 'lost')),
  answer_by timestamptz,
  opened_at timestamptz not null,
  ended_at timestamptz,
  booked_as text check (booked_as in ('owed', 'written_off', 'never_booked')),
  check ((status in ('won', 'lost')) = (ended_at is not null)),
  check ((status = 'lost') = (booked_as is not null))
);
comment on table payment_disputes is 'payments that clients dispute with their banks';
comment on column payment_disputes.reason is 'a code of the provider';
comment on column payment_disputes.answer_by is 'until when the studio can send what proves the session; null: nothing is asked of it';
comment on column payment_disputes.booked_as is
  'of a lost one: what became of the amount. never_booked: the payment was in no sale';
create index payment_disputes_of_payment on payment_disputes (payment_id);

-- Money of a sale that the bank took back: no refund, and no credit note of its own.
alter table payments
  add column dispute_id uuid unique references payment_disputes (id),
  drop constraint payments_direction_check,
  add constraint payments_direction_check check (
    method = 'rounding' or credit_entry_id is not null
    or (amount_fils < 0) = (refund_id is not null or dispute_id is not null)
  );
comment on column payments.dispute_id is 'lost in this dispute; null: anything else';

-- What somebody at the desk has to look at.
create table payment_tasks (
  id uuid primary key,
  location_code text not null references locations (code),
  kind text not null check (kind in ('refund_refused', 'payment_stuck', 'fee_failed', 'dispute')),
  refund_id uuid unique references online_refunds (id),
  payment_id uuid unique references online_payments (id),
  fee_id uuid unique references booking_fees (id),
  dispute_id uuid unique references payment_disputes (id),
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by integer references accounts (id),
  closed_how text check (closed_how in ('given_back', 'sent_again', 'decided', 'by_itself', 'noted')),
  note text,
  check ((kind = 'refund_refused') = (refund_id is not null)),
  check ((kind = 'payment_stuck') = (payment_id is not null)),
  check ((kind = 'fee_failed') = (fee_id is not null)),
  check ((kind = 'dispute') = (dispute_id is not null)),
  check ((closed_at is null) = (closed_how is null)),
  check ((closed_by is null) = (closed_how is null or closed_how = 'by_itself'))
);
comment on table payment_tasks is 'failures and disputes of payments online, until somebody has dealt with them';
comment on column payment_tasks.refund_id is 'money that the bank did not take back';
comment on column payment_tasks.payment_id is 'a payment that is open for too long';
comment on column payment_tasks.closed_by is 'null: it is open, or nothing is left to do by itself';
create index payment_tasks_of_location on payment_tasks (location_code, closed_at);
create index payment_tasks_by_closer on payment_tasks (closed_by) where closed_by is not null;

-- Refunds that were refused before there were tasks, and are in no book.
insert into payment_tasks (id, location_code, kind, refund_id, opened_at)
select gen_random_uuid(), p.location_code, 'refund_refused', r.id, r.ended_at
from online_refunds r join online_payments p on p.id = r.payment_id
where r.status = 'failed' and r.refund_id is null;
