import type { FoundClient } from '@limber/contract/desk/clients.ts';
import { latinDigits } from '@limber/contract/digits.ts';
import { HOME_REGION } from '@limber/contract/terms/telephone.ts';
import { getCountryCallingCode } from 'libphonenumber-js/min';
import type { Db } from '../../platform/database/db.ts';
import { studioDayOf } from '../../platform/dubai.ts';
import { personOnWire } from './person-on-wire.ts';
import { type Found, listFound } from './queries/search.ts';
import { searchesOf } from './search-rules.ts';

/**
 * Clients who have all that was typed in their name, number or address, the likeliest first; where
 * nobody has a name beside a number, those who have the number.
 */
export async function findClients(db: Db, typed: string, now: Date): Promise<FoundClient[]> {
  let found: Found[] = [];
  for (const search of searchesOf(latinDigits(typed), getCountryCallingCode(HOME_REGION))) {
    found = await listFound(db, search, { now, today: studioDayOf(now) });
    if (found.length > 0) break;
  }
  return found.map((row) => ({
    ...personOnWire(row),
    next_session: row.nextSession?.toISOString() ?? null,
    next_booking: row.nextBooking,
    last_session: row.lastSession?.toISOString() ?? null,
    minutes_left: row.leftMinutes,
    unlimited: row.unlimited,
    member: row.member,
  }));
}
