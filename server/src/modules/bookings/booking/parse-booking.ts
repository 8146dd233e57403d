import { createHash } from 'node:crypto';
import type { BookingRequest } from '@limber/contract/bookings.ts';
import { timeFromMinutes } from '../../../platform/dubai.ts';
import { canonicalJson } from '../../../platform/http/canonical-json.ts';
import { parseStart } from '../../scheduling/parse-start.ts';
import { type Slot, slotOf } from '../../scheduling/slot-rules.ts';
import type { Holder } from '../../scheduling/window-rules.ts';

/** A request to book, its slot parsed. */
export interface AskedBooking extends Omit<BookingRequest, 'date' | 'time' | 'total_duration'> {
  readonly slot: Slot;
  /** By which the same request is known when it comes again. */
  readonly hash: string;
}

/** What is to be booked, and the key under which the same request may come again. */
export interface Wanted {
  readonly request: AskedBooking;
  readonly key: string | undefined;
  /** Whose hold the time may be. */
  readonly holder: Holder;
}

/** Parses what a client asks to book, once, where it comes in. */
export function parseBooking(body: BookingRequest): AskedBooking {
  const { date, time, total_duration, ...rest } = body;
  const slot = slotOf(parseStart(date, time), total_duration);
  // A time may be said with its seconds and without.
  const said = { ...body, time: timeFromMinutes(slot.startMinute) };
  return {
    ...rest,
    slot,
    hash: createHash('sha256').update(canonicalJson(said)).digest('hex'),
  };
}
