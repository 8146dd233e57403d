-- Two more things that wait for somebody: money on its way back of which the bank says nothing for days,
-- and a month of a plan that could not be taken from the card.
alter table payment_tasks
  add column renewal_id uuid unique references plan_renewals (id),
  drop constraint payment_tasks_kind_check,
  drop constraint payment_tasks_check,
  drop constraint payment_tasks_refund_id_key,
  add constraint payment_tasks_kind_check check (kind in (
    'refund_refused', 'refund_late', 'payment_stuck', 'fee_failed', 'dispute', 'plan_failed'
  )),
  add constraint payment_tasks_of_refund check (
    (kind in ('refund_refused', 'refund_late')) = (refund_id is not null)
  ),
  add constraint payment_tasks_of_renewal check ((kind = 'plan_failed') = (renewal_id is not null)),
  add constraint payment_tasks_once_of_refund unique (refund_id, kind);
comment on column payment_tasks.refund_id is 'money that the bank did not take back, or says nothing about';
comment on column payment_tasks.renewal_id is 'a month of a plan that could not be taken';
create index online_refunds_pending on online_refunds (asked_at) where status = 'pending';

insert into payment_tasks (id, location_code, kind, renewal_id, opened_at)
select gen_random_uuid(), p.location_code, 'plan_failed', r.id, now()
from plan_renewals r join plans p on p.id = r.plan_id
where r.status = 'failed' and p.status = 'failing';
