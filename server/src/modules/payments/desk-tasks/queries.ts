import type { Dispute, PaymentTask } from '@limber/contract/desk/money/payment-tasks.ts';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { DB } from '../../../platform/database/db-types.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import type { Randomness } from '../../../platform/randomness.ts';
import { UNPAID } from '../payment-status-rules.ts';

type What =
  | { readonly kind: 'refund_refused'; readonly refundId: string }
  | { readonly kind: 'fee_failed'; readonly feeId: string }
  | { readonly kind: 'plan_failed'; readonly renewalId: string }
  | { readonly kind: 'plan_lost'; readonly planId: string }
  | { readonly kind: 'dispute'; readonly disputeId: string };

/** Opens a task for the desk, unless the same one is open. */
export async function openTask(
  trx: Trx,
  { random }: { readonly random: Pick<Randomness, 'uuid'> },
  task: What & { readonly locationCode: string; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('payment_tasks')
    .values({
      id: random.uuid(),
      location_code: task.locationCode,
      kind: task.kind,
      refund_id: 'refundId' in task ? task.refundId : null,
      fee_id: 'feeId' in task ? task.feeId : null,
      dispute_id: 'disputeId' in task ? task.disputeId : null,
      renewal_id: 'renewalId' in task ? task.renewalId : null,
      plan_id: 'planId' in task ? task.planId : null,
      opened_at: task.at,
    })
    .onConflict((of) => of.doNothing())
    .execute();
}

type How = NonNullable<PaymentTask['closed']>['how'];

/**
 * Closes the open tasks about something; `refundsOf`: about the refunds of a payment, `planOf`: about the plan
 * that a payment paid, `bookingId`: about the fees of a session.
 */
export async function closeTask(
  trx: Trx,
  which:
    | { readonly id: string }
    | { readonly disputeId: string }
    | { readonly refundId: string }
    | { readonly refundsOf: string }
    | { readonly planOf: string }
    | { readonly renewalId: string }
    | { readonly bookingId: string },
  closed: {
    readonly how: How;
    readonly by: number | null;
    readonly at: Date;
    readonly note?: string;
  },
): Promise<void> {
  const { how, by, at, note = null } = closed;
  await trx
    .updateTable('payment_tasks')
    .set({ closed_how: how, closed_by: by, closed_at: at, note })
    .where('closed_at', 'is', null)
    .where((eb) => {
      if ('id' in which) return eb('id', '=', which.id);
      if ('disputeId' in which) return eb('dispute_id', '=', which.disputeId);
      if ('refundId' in which) return eb('refund_id', '=', which.refundId);
      if ('refundsOf' in which) {
        const refunds = eb.selectFrom('online_refunds').select('id');
        return eb('refund_id', 'in', refunds.where('payment_id', '=', which.refundsOf));
      }
      if ('planOf' in which) return eb('plan_id', 'in', plansOf(eb, which.planOf));
      if ('renewalId' in which) return eb('renewal_id', '=', which.renewalId);
      const fees = eb.selectFrom('booking_fees').select('id');
      return eb('fee_id', 'in', fees.where('booking_id', '=', which.bookingId));
    })
    .execute();
}

/** The plan of which a payment paid a month. */
function plansOf(eb: ExpressionBuilder<DB, 'payment_tasks'>, paymentId: string) {
  const first = eb.selectFrom('online_payments').select('plan_id').where('id', '=', paymentId);
  const later = eb
    .selectFrom('plan_renewals')
    .select('plan_id')
    .where('payment_id', '=', paymentId);
  return first.union(later);
}

/** Opens closed tasks about a dispute again: its bank has said something else. */
export async function reopenTask(trx: Trx, { disputeId }: { readonly disputeId: string }) {
  await updateRows(trx, 'payment_tasks', {
    where: { dispute_id: disputeId },
    set: { closed_how: null, closed_by: null, closed_at: null },
  });
}

/**
 * Opens a task for each payment that is still open although it should have ended before `before`.
 */
export async function openStuck(
  trx: Trx,
  { before, at }: { readonly before: Date; readonly at: Date },
): Promise<void> {
  await sql`
    insert into payment_tasks (id, location_code, kind, payment_id, opened_at)
    select gen_random_uuid(), location_code, 'payment_stuck', id, ${at}::timestamptz from online_payments
    where status = any (${[...UNPAID, 'paid']}::text[]) and expires_at < ${before}::timestamptz
    on conflict do nothing`.execute(trx);
}

/** Opens a task for each refund on which the bank has not decided since before `before`. */
export async function openLate(
  trx: Trx,
  { before, at }: { readonly before: Date; readonly at: Date },
): Promise<void> {
  await sql`
    insert into payment_tasks (id, location_code, kind, refund_id, opened_at)
    select gen_random_uuid(), p.location_code, 'refund_late', r.id, ${at}::timestamptz
    from online_refunds r join online_payments p on p.id = r.payment_id
    where r.status = 'pending' and r.asked_at < ${before}::timestamptz
    on conflict do nothing`.execute(trx);
}

/** Closes tasks that have settled themselves: ended payments, and fees that nobody owes. */
export async function closeSettled(
  trx: Trx,
  { at, isOwed }: { readonly at: Date; isOwed(bookingId: string): Promise<boolean> },
): Promise<void> {
  await sql`
    update payment_tasks t set closed_at = ${at}::timestamptz, closed_how = 'by_itself'
    from online_payments p where p.id = t.payment_id and t.closed_at is null
      and p.status <> all (${[...UNPAID, 'paid']}::text[])`.execute(trx);
  const fees = await trx
    .selectFrom('payment_tasks as task')
    .innerJoin('booking_fees as fee', 'fee.id', 'task.fee_id')
    .select('fee.booking_id as bookingId')
    .where('task.closed_at', 'is', null)
    .execute();
  for (const { bookingId } of fees) {
    if (await isOwed(bookingId)) continue;
    await closeTask(trx, { bookingId }, { how: 'by_itself', by: null, at });
  }
}

/** An open task, locked until the transaction ends; undefined: the branch has no such task. */
export async function lockTask(trx: Trx, { id, location }: { id: string; location: string }) {
  await sql`select from payment_tasks where id = ${id}::uuid for update`.execute(trx);
  const row = await trx
    .selectFrom('payment_tasks as task')
    .leftJoin('online_refunds as refund', 'refund.id', 'task.refund_id')
    .leftJoin('online_payments as payment', 'payment.id', 'refund.payment_id')
    .leftJoin('payment_disputes as dispute', 'dispute.id', 'task.dispute_id')
    .select((row) => [
      'task.kind',
      'task.closed_at as closedAt',
      'refund.refund_id as refundInBooks',
      'refund.payment_id as paymentId',
      'refund.amount_fils as amountMinor',
      row.ref('refund.because').$castTo<'not_booked' | 'cancelled' | 'desk' | null>().as('because'),
      'payment.payment_reference as paymentReference',
      'dispute.status as disputeStatus',
    ])
    .where('task.id', '=', id)
    .where('task.location_code', '=', location)
    .executeTakeFirst();
  return row;
}

export interface TaskRow {
  readonly id: string;
  readonly kind: PaymentTask['kind'];
  readonly openedAt: Date;
  readonly client: { readonly id: number; readonly firstName: string; readonly lastName: string };
  readonly amountMinor: number;
  readonly session: {
    readonly bookingId: string;
    readonly names: readonly string[];
    readonly at: string;
  } | null;
  readonly failure: string | null;
  readonly plan: {
    readonly name: string;
    readonly status: string;
    /** Of a month that failed: how often it was tried, and when last. */
    readonly tries: number;
    readonly triedOn: string | null;
    readonly dueOn: string;
  } | null;
  readonly reference: string | null;
  readonly invoice: string | null;
  readonly isInBooks: boolean;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  readonly closedHow: How | null;
  readonly note: string | null;
  readonly dispute: {
    readonly reason: string;
    readonly status: Dispute['status'];
    readonly isInquiry: boolean;
    readonly answerBy: string | null;
    readonly bookedAs: Dispute['booked_as'];
    readonly paidAt: string | null;
    readonly bookedAt: string | null;
    readonly bookedBy: string | null;
    readonly freeUntil: string | null;
    readonly lateBackPercent: number;
    readonly termsOf: string | null;
    readonly state: Dispute['proof']['state'];
    readonly checkedInAt: string | null;
    readonly checkedInBy: string | null;
  } | null;
}

/** Tasks of a branch: the open ones, or the latest closed ones; disputes only `withDisputes`. */
export async function listTasks(
  db: Db | Trx,
  asked: { readonly location: string; readonly withDisputes: boolean; readonly closed: boolean },
): Promise<TaskRow[]> {
  const which = asked.closed
    ? sql`t.closed_at is not null order by t.closed_at desc, t.id limit 20`
    : sql`t.closed_at is null order by t.opened_at desc, t.id limit 200`;
  const { rows } = await sql<TaskRow>`
    select t.id, t.kind, t.opened_at as "openedAt", t.note, t.closed_at as "closedAt",
      t.closed_how as "closedHow", closer.first_name || ' ' || closer.last_name as "closedBy",
      json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name) as client,
      coalesce(r.amount_fils, d.amount_fils, f.amount_fils, n.amount_fils, p.amount_fils, l.price_fils) as "amountMinor",
      coalesce(f.failure, r.failure, n.failure) as failure,
      coalesce(p.payment_reference, f.charge_reference, n.charge_reference) as reference,
      case when b.id is not null then json_build_object('bookingId', b.id, 'at', b.starts_at, 'names', (
        select coalesce(json_agg(service_name order by position), '[]')
        from booking_lines where booking_id = b.id
      )) end as session,
      (
        select name from tax_documents where sale_id = p.sale_id and kind = 'invoice'
        order by number desc limit 1
      ) as invoice,
      case when r.id is null then p.sale_id is not null else r.refund_id is not null end as "isInBooks",
      ${disputeAndProof} as dispute,
      case when l.id is not null then json_build_object('name', product.name, 'status', l.status,
        'tries', n.tries, 'triedOn', n.tried_on, 'dueOn', n.due_on) end as plan
    from payment_tasks t
      left join online_refunds r on r.id = t.refund_id
      left join payment_disputes d on d.id = t.dispute_id
      left join booking_fees f on f.id = t.fee_id
      left join plan_renewals n on n.id = t.renewal_id
      left join plans l on l.id = coalesce(t.plan_id, n.plan_id)
      left join package_products product on product.id = l.product_id
      left join online_payments p on p.id = coalesce(t.payment_id, r.payment_id, d.payment_id)
      left join bookings b on b.id = coalesce(p.booking_id, f.booking_id)
      join accounts c on c.id = coalesce(b.client_id, p.account_id, l.account_id)
      left join accounts closer on closer.id = t.closed_by
      left join lateral (
        select at, actor_id from booking_events
        where booking_id = b.id and to_status = 'check_in' order by at desc limit 1
      ) seen on d.id is not null
    where t.location_code = ${asked.location}::text
      and (t.kind <> 'dispute' or ${asked.withDisputes}::boolean) and ${which}`.execute(db);
  return rows;
}

const nameOf = (id: RawBuilder<unknown>) =>
  sql`(select first_name || ' ' || last_name from accounts where id = ${id})`;

/** Evidence for the bank that the payment `p` of the dispute `d` was justified. */
const disputeAndProof = sql`case when d.id is not null then json_build_object(
  'reason', d.reason, 'status', d.status, 'isInquiry', d.is_inquiry, 'answerBy', d.answer_by, 'bookedAs', d.booked_as,
  'paidAt', p.paid_at, 'bookedAt', b.created_at, 'bookedBy', ${nameOf(sql`b.booked_by`)},
  'freeUntil', b.starts_at - make_interval(hours => b.cutoff_hours),
  'lateBackPercent', p.late_back_percent, 'state', b.status,
  'termsOf', (
    select max(holds_from)::text from policy_versions
    where kind = 'terms' and not withdrawn and holds_from <= coalesce(b.created_at, p.made_at)::date
  ),
  'checkedInAt', seen.at, 'checkedInBy', ${nameOf(sql`seen.actor_id`)}
) end`;
