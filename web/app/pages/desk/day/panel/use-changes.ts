import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useState } from 'react';
import type { Args } from '../../../../state/api/call.ts';
import {
  type cancelBooking,
  useCancelBookingMutation,
  useGiveBookingMutation,
  useMoveBookingMutation,
  useRebookBookingMutation,
} from '../../../../state/api/calls/desk/day/booking-changes.ts';
import type { Step, Undo } from '../../../../state/api/desk-api.ts';
import { type Refusal, readRefusal } from '../../frame/refusal/read-refusal.ts';
import { changesBetween, type SessionArrangement } from '../moving/session-arrangement.ts';
import { useTakeStep } from './use-take-step.ts';

/** The last change, which can be undone. */
export interface Taken {
  /** Of the session; after booking again, of the new one. */
  readonly id: string;
  readonly what: Exclude<Step, 'undo'> | 'moved' | 'cancelled' | 'given' | 'rebooked' | 'booked';
  /** The client's name. */
  readonly name: string;
  /** The client, who may be owed money now. */
  readonly clientId?: number;
  /** The session that money may be owed for, if it is another one. */
  readonly before?: string;
  /** Version of the session after the change. */
  readonly version: number;
  /** When a newly booked session is. */
  readonly when?: { readonly date: string; readonly time: string };
}

export type Cancellation = Omit<Args<typeof cancelBooking>, 'id' | 'version'>;
export type Weeks = 1 | 2 | 4;

/**
 * Changes sessions without asking for confirmation, as every change can be undone. A refusal that
 * can be resolved is answered, and shown where the change was made.
 */
export function useChanges() {
  const step = useTakeStep();
  const [sendMove, moving] = useMoveBookingMutation();
  const [sendCancel, cancelling] = useCancelBookingMutation();
  const [sendGive, giving] = useGiveBookingMutation();
  const [sendRebook, rebooking] = useRebookBookingMutation();
  const [taken, setTaken] = useState<Taken | null>(null);
  const changing = [moving, cancelling, giving, rebooking].some(({ isLoading }) => isLoading);
  const busy = step.busy || changing;

  async function take({ id, version, client }: DayBooking, next: Exclude<Step, 'undo'>) {
    if (busy) return;
    const data = await step.take({ id, version }, next);
    if (!data) return;
    setTaken({ id, what: next, name: nameOf(client), version: data.version });
  }

  async function move(
    { id, version, client }: DayBooking,
    from: SessionArrangement,
    to: SessionArrangement,
    { reason, keepsCharge = false }: { reason?: string; keepsCharge?: boolean } = {},
  ): Promise<Refusal | null> {
    const changes = changesBetween(from, to);
    if (busy || Object.keys(changes).length === 0) return null;
    const { data, error } = await sendMove({
      id,
      version,
      ...changes,
      ...(keepsCharge && { keep_charge: true }),
      ...(reason !== undefined && { override: { reason } }),
    });
    if (error) return readRefusal(error);
    const of = { id, name: nameOf(client), clientId: client.id, version: data.version };
    setTaken({ ...of, what: 'moved' });
    return null;
  }

  async function cancel(
    { id, version, client }: DayBooking,
    how: Cancellation,
  ): Promise<Refusal | null> {
    const { data, error } = await sendCancel({ id, version, ...how });
    if (error) return readRefusal(error);
    const of = { id, name: nameOf(client), clientId: client.id, version: data.version };
    setTaken({ ...of, what: 'cancelled' });
    return null;
  }

  async function give(
    { id, version, client }: DayBooking,
    to: { readonly id: number },
    reason: string,
    override?: string,
  ): Promise<Refusal | null> {
    const { data, error } = await sendGive({
      ...{ id, version, reason },
      client_id: to.id,
      ...(override !== undefined && { override: { reason: override } }),
    });
    if (error) return readRefusal(error);
    const when = { date: data.date, time: data.time.slice(0, 5) };
    const of = { id: data.id, name: nameOf(data.client), version: data.version, when };
    setTaken({ ...of, what: 'given', clientId: client.id, before: id });
    return null;
  }

  async function rebook(
    { id, client }: DayBooking,
    weeks: Weeks,
    reason?: string,
  ): Promise<Refusal | null> {
    if (busy) return null;
    const override = reason === undefined ? {} : { override: { reason } };
    const { data, error } = await sendRebook({ id, weeks, ...override });
    if (error) return readRefusal(error);
    booked({ ...data, client }, 'rebooked');
    return null;
  }

  /** After a booking: undo takes back this one. */
  function booked(
    { id, version, client, date, time }: Booked,
    what: 'booked' | 'rebooked' = 'booked',
  ): void {
    setTaken({ id, what, name: nameOf(client), version, when: { date, time: time.slice(0, 5) } });
  }

  /** Undoes the last change. */
  async function undo(last: Taken | null = taken) {
    if (!last || busy || !isUndone(last)) return;
    return takeBack(last, last.what === 'moved' ? 'undoMove' : 'undo');
  }

  /** Undoes the last step or move of a session, when it was made elsewhere. */
  async function takeBack(seen: Pick<DayBooking, 'id' | 'version'>, what: Undo = 'undo') {
    if (await step.take(seen, what)) setTaken(null);
  }

  /** Dismisses the offer to undo. */
  const putAway = () => setTaken(null);

  return { take, move, cancel, give, rebook, booked, undo, takeBack, putAway, taken, busy };
}

export type Changes = ReturnType<typeof useChanges>;

/** Whether one press undoes the change completely; a session that was given goes back. */
export function isUndone({ what }: Taken): boolean {
  return what !== 'given';
}

type Booked = Pick<BookingAtDesk, 'id' | 'version' | 'date' | 'time' | 'client'>;

function nameOf({ first_name, last_name }: Booked['client']): string {
  return `${first_name} ${last_name}`.trim();
}
