import type { Dispute, PaymentTask } from '@limber/contract/desk/money/payment-tasks.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { NameOf } from '../../../platform/language/sentence.ts';
import { readNamesOf } from '../../catalogue/read-names.ts';
import { named } from '../../till/sale-on-wire.ts';
import { nextTryOn } from '../plans/renewal-retry-and-pause-rules.ts';
import { listTasks, type TaskRow } from './queries.ts';

export interface TasksOfBranch {
  readonly location: string;
  readonly language: Language;
}

/** The tasks of a branch that are open, and the latest closed ones; disputes only for managers. */
export async function listPaymentTasks(
  db: Db | Trx,
  actor: Actor,
  { location, language }: TasksOfBranch,
): Promise<{ open: PaymentTask[]; closed: PaymentTask[] }> {
  const asked = { location, withDisputes: actor.accountType === 'manager' };
  const [open, closed] = await Promise.all([
    listTasks(db, { ...asked, closed: false }),
    listTasks(db, { ...asked, closed: true }),
  ]);
  const names = [...open, ...closed].flatMap(({ session, plan }) => [
    ...(session?.names ?? []),
    ...(plan ? [plan.name] : []),
  ]);
  const inLanguage = await readNamesOf(db, language, names);
  const wire = (rows: readonly TaskRow[]) => rows.map((row) => onWire(row, inLanguage));
  return { open: wire(open), closed: wire(closed) };
}

function onWire(row: TaskRow, inLanguage: NameOf): PaymentTask {
  const { id, kind, session, closedAt, closedHow } = row;
  return {
    ...{ id, kind, opened_at: row.openedAt.toISOString(), client: named(row.client) },
    amount: amountOf(row.amountMinor),
    session: session && {
      booking_id: session.bookingId,
      name: session.names.map(inLanguage).join(' + '),
      at: instant(session.at),
    },
    plan: row.plan && {
      name: inLanguage(row.plan.name),
      has_ended: row.plan.status === 'ended',
      next_try_on: row.plan.status === 'failing' ? nextTryOn(row.plan) : null,
    },
    ...{ failure: row.failure, reference: row.reference, invoice: row.invoice },
    is_in_books: row.isInBooks,
    dispute: row.dispute && disputeOnWire(row.dispute),
    closed:
      closedAt && closedHow
        ? { at: closedAt.toISOString(), by: row.closedBy, how: closedHow, note: row.note }
        : null,
  };
}

function disputeOnWire(dispute: NonNullable<TaskRow['dispute']>): Dispute {
  return {
    ...{ reason: dispute.reason, status: dispute.status, booked_as: dispute.bookedAs },
    is_inquiry: dispute.isInquiry,
    answer_by: instantIfAny(dispute.answerBy),
    proof: {
      paid_at: instantIfAny(dispute.paidAt),
      booked_at: instantIfAny(dispute.bookedAt),
      booked_by: dispute.bookedBy,
      free_until: instantIfAny(dispute.freeUntil),
      late_back_percent: dispute.lateBackPercent,
      ...{ terms_of: dispute.termsOf, state: dispute.state },
      checked_in_at: instantIfAny(dispute.checkedInAt),
      checked_in_by: dispute.checkedInBy,
    },
  };
}

function instant(text: string): string {
  return new Date(text).toISOString();
}

function instantIfAny(text: string | null): string | null {
  return text === null ? null : instant(text);
}
