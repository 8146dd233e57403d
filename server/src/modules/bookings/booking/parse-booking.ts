import { createHash } from 'node:crypto';
import type { BookedAppointment, BookingRequest } from '@limber/contract/bookings.ts';
import type { BookingSource, DeskBookingRequest } from '@limber/contract/desk/day/bookings.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { canonicalJson } from '../../../platform/http/answer-once.ts';
import { timeFromMinutes } from '../../../platform/studio-days.ts';
import type { Holder } from '../../scheduling/bookable-days-rules.ts';
import { parseStart } from '../../scheduling/parse-start.ts';
import { type Slot, slotOf } from '../../scheduling/slot-rules.ts';
import type { Override } from './overridable-rules.ts';
import type { Bill } from './price-and-payment-rules.ts';

/** A booking request with its slot parsed. */
export interface ParsedBooking
  extends Omit<BookingRequest, 'date' | 'time' | 'total_duration' | 'total_price'> {
  /** The price shown to the client; null: whatever is due. */
  readonly total_price: number | null;
  readonly slot: Slot;
  /** Equal for two identical requests. */
  readonly hash: string;
}

/** What is to be booked, for whom and by whom. */
export interface BookingToMake {
  readonly request: ParsedBooking;
  /** The client or browser that may hold the time. */
  readonly holder: Holder;
  /** The client of the session; with `before` a stand-in. */
  readonly clientId: number;
  /** Runs first in the session's transaction; returns the client and the request. */
  readonly before?: (trx: Trx) => Promise<Pick<BookingToMake, 'clientId' | 'request'>>;
  /** How the desk books for them; null: they book themselves. */
  readonly desk: DeskOptions | null;
  /** What was agreed to when the client began to pay for it. */
  readonly agreed?: {
    /** The price that they saw, whatever it is now. */
    readonly bill: Bill;
    /** The moment by which the request is judged, as its time is held since then. */
    readonly at: Date;
  };
  /** What is paid for it in its own transaction, in minor units; omitted: nothing. */
  readonly readPaidMinor?: (trx: Trx, now: Date) => Promise<number>;
  /** Runs last in the session's transaction. */
  readonly after?: (trx: Trx, booked: BookedAppointment) => Promise<void>;
}

/** What the desk adds to the session. */
export interface DeskOptions {
  readonly source: Exclude<BookingSource, 'site'>;
  /** Resources chosen by hand; omitted: any. */
  readonly resourceIds?: readonly number[] | undefined;
  readonly override: Override;
  /** Its client asked for the therapist by name. */
  readonly isAskedFor?: boolean | undefined;
}

/** Parses a client's booking request, once, at the entry. */
export function parseBooking(body: BookingRequest): ParsedBooking {
  const { date, time, total_duration, ...rest } = body;
  const slot = slotOf(parseStart(date, time), total_duration);
  return { ...rest, slot, hash: hashAt(body, slot) };
}

/** Parses the desk's booking request: the services of a package session say what it is for. */
export function parseDeskBooking(body: DeskBookingRequest): ParsedBooking {
  const { date, time, total_duration, services, ...said } = body;
  const { client_id: _, override: __, resource_ids: ___, asked_for: ____, ...booking } = said;
  const { first_name, last_name, phone_number, email, gender, language, ...rest } = booking;
  const slot = slotOf(parseStart(date, time), total_duration);
  const named = { name: '', price: 0, type: 'service' };
  return {
    ...rest,
    services: services.map((each) => ({ ...each, ...named })),
    duration: total_duration,
    total_price: null,
    slot,
    hash: hashAt(body, slot),
  };
}

/** The same hash for a time with or without seconds. */
function hashAt(body: object, { startMinute }: Slot): string {
  const said = { ...body, time: timeFromMinutes(startMinute) };
  return createHash('sha256').update(canonicalJson(said)).digest('hex');
}
