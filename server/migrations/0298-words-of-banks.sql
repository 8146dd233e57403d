-- An inquiry takes no money. A bank may decide otherwise after it decided, and the books follow by new rows.
alter table payment_disputes
  add column is_inquiry boolean not null default false,
  add column changes integer not null default 0;
comment on column payment_disputes.is_inquiry is 'the bank only asks: no money has left, and a refund ends it';
comment on column payment_disputes.changes is
  'how often its state was written: an answer that was asked for before the last time is asked for again';

-- What was lost and then won comes back by a payment of its own.
alter table payments
  drop constraint payments_dispute_id_key,
  drop constraint payments_direction_check,
  add constraint payments_direction_check check (
    method = 'rounding' or credit_entry_id is not null or dispute_id is not null
    or (amount_fils < 0) = (refund_id is not null)
  );
comment on column payments.dispute_id is 'lost in this dispute, or above zero won after all; null: anything else';
create index payments_of_dispute on payments (dispute_id) where dispute_id is not null;

-- And so does what was credited because of it: by lines below zero.
alter table refunds add column dispute_id uuid references payment_disputes (id);
comment on column refunds.dispute_id is
  'written because the bank decided; its lines below zero take back what an earlier one of the same dispute credited';
create index refunds_of_dispute on refunds (dispute_id) where dispute_id is not null;
alter table refund_lines
  drop constraint refund_lines_gross_fils_check,
  drop constraint refund_lines_check,
  drop constraint refund_lines_minutes_check,
  drop constraint refund_lines_reduces_check,
  add constraint refund_lines_vat_check
    check (vat_fils between least(0, gross_fils) and greatest(0, gross_fils)),
  add constraint refund_lines_reduces_check
    check (reduces_fils between least(0, gross_fils) and greatest(0, gross_fils)),
  add constraint refund_lines_minutes_check check (minutes >= 0 or gross_fils < 0);
create function refuse_more_than_was_credited() returns trigger language plpgsql as $$
begin
  if (select dispute_id from refunds where id = new.refund_id) is null
    or (select sum(gross_fils) from refund_lines where line_id = new.line_id) < 0 then
    raise check_violation using message = 'only what a dispute credited is taken back';
  end if;
  return null;
end
$$;
create trigger refund_lines_below_zero after insert on refund_lines
  for each row when (new.gross_fils < 0) execute function refuse_more_than_was_credited();

-- What a bank took for a gift card comes back to it, and its loss is none any more.
alter table credit_entries
  drop constraint credit_entries_loss_check,
  drop constraint credit_entries_check1,
  add constraint credit_entries_taken_check check (
    kind not in ('used', 'paid_out') or amount_fils < 0 or (kind = 'paid_out' and gift_card_id is not null)
  );

-- The bank took back a month of a plan: it ends, and the desk reads so.
alter table plans
  drop constraint plans_ended_because_check,
  add constraint plans_ended_because_check
    check (ended_because in ('stopped', 'unpaid', 'erased', 'disputed'));
alter table payment_tasks
  add column plan_id uuid unique references plans (id),
  drop constraint payment_tasks_kind_check,
  add constraint payment_tasks_kind_check check (kind in (
    'refund_refused', 'refund_late', 'payment_stuck', 'fee_failed', 'dispute', 'plan_failed', 'plan_lost'
  )),
  add constraint payment_tasks_of_plan check ((kind = 'plan_lost') = (plan_id is not null));
comment on column payment_tasks.plan_id is 'a plan of which the bank took back a month';
