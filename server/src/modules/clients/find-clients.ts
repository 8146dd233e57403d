import type { FoundClient } from '@limber/contract/desk/clients/client-search.ts';
import { latinDigits } from '@limber/contract/digits.ts';
import { getCountryCallingCode } from 'libphonenumber-js/min';
import type { Db } from '../../platform/database/db.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { homeRegion } from '../accounts/phones/phone-number.ts';
import { personOnWire } from './person-on-wire.ts';
import { type Found, listFound, SHOWN } from './queries/search.ts';
import { searchesOf } from './search-rules.ts';

/**
 * Clients who match everything typed in name, number or address, likeliest first; where nobody
 * matches both a name and a number, those with the name, then those with the number under another
 * name.
 */
export async function findClients(db: Db, typed: string, now: Date): Promise<FoundClient[]> {
  const [search, ...others] = searchesOf(latinDigits(typed), getCountryCallingCode(homeRegion()));
  if (!search) return [];
  const at = { now, today: studioDayOf(now) };
  let found: (Found & { byNumber?: boolean })[] = await listFound(db, search, at);
  if (found.length === 0) {
    const named: Found[] = [];
    const numbered: Found[] = [];
    for (const other of others) {
      (other.byNumber ? numbered : named).push(...(await listFound(db, other, at)));
    }
    // A match by number is not crowded out by many of one name.
    found = [
      ...named.slice(0, SHOWN - Math.min(numbered.length, SHOWN / 2)),
      ...numbered.map((row) => ({ ...row, byNumber: true })),
    ].slice(0, SHOWN);
  }
  return found.map((row) => ({
    ...personOnWire(row),
    next_session: row.nextSession?.toISOString() ?? null,
    next_booking: row.nextBooking,
    last_session: row.lastSession?.toISOString() ?? null,
    minutes_left: row.leftMinutes,
    minutes_in_all: row.allMinutes,
    unlimited: row.unlimited,
    member: row.member,
    blocked_reason: row.blockedReason,
    other_name: row.byNumber ?? false,
  }));
}
