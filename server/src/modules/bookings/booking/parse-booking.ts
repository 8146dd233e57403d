import { createHash } from 'node:crypto';
import type { BookingRequest } from '@limber/contract/bookings.ts';
import type { BookingSource, DeskBookingRequest } from '@limber/contract/desk/day/bookings.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { timeFromMinutes } from '../../../platform/dubai.ts';
import { canonicalJson } from '../../../platform/http/answer-once.ts';
import type { Holder } from '../../scheduling/bookable-days-rules.ts';
import { parseStart } from '../../scheduling/parse-start.ts';
import { type Slot, slotOf } from '../../scheduling/slot-rules.ts';
import type { Override } from './wish-rules.ts';

/** A request to book, its slot parsed. */
export interface AskedBooking
  extends Omit<BookingRequest, 'date' | 'time' | 'total_duration' | 'total_price'> {
  /** What the client has shown; null: whatever is due. */
  readonly total_price: number | null;
  readonly slot: Slot;
  /** The same for two that want the same. */
  readonly hash: string;
}

/** What is to be booked, for whom and by whom. */
export interface Wanted {
  readonly request: AskedBooking;
  /** Whose hold the time may be. */
  readonly holder: Holder;
  /** Whose session it is to be; with `before` a stand-in. */
  readonly clientId: number;
  /** What is done first in the transaction of the session; answers whose it is to be, and how it is asked for. */
  readonly before?: (trx: Trx) => Promise<Pick<Wanted, 'clientId' | 'request'>>;
  /** How the desk books for them; null: they book themselves. */
  readonly desk: AtDesk | null;
}

/** What the desk says beside the session. */
export interface AtDesk {
  readonly source: Exclude<BookingSource, 'site'>;
  /** Resources that are chosen by hand; left out: any. */
  readonly resourceIds?: readonly number[] | undefined;
  readonly override: Override;
}

/** Parses what a client asks to book, once, where it comes in. */
export function parseBooking(body: BookingRequest): AskedBooking {
  const { date, time, total_duration, ...rest } = body;
  const slot = slotOf(parseStart(date, time), total_duration);
  return { ...rest, slot, hash: hashAt(body, slot) };
}

/** Parses what the desk asks to book: a package session says by its services what it is for. */
export function parseDeskBooking(body: DeskBookingRequest): AskedBooking {
  const { date, time, total_duration, services, ...said } = body;
  const { client_id: _, override: __, resource_ids: ___, ...booking } = said;
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

/** A time may be said with its seconds and without. */
function hashAt(body: object, { startMinute }: Slot): string {
  const said = { ...body, time: timeFromMinutes(startMinute) };
  return createHash('sha256').update(canonicalJson(said)).digest('hex');
}
