import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import type { Agreement } from '@limber/contract/values/people.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { readHealthRecord } from '../accounts/health/read-health-record.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { readClaim } from '../auth/claiming/read-claim.ts';
import { listAppointments } from '../bookings/list-appointments.ts';
import { listOwnedPackages } from '../packages/list-owned-packages.ts';
import { personOnWire } from './person-on-wire.ts';
import { findClient, listChanges, listHousehold, listSameNumber } from './queries/people.ts';

/** A client with packages, sessions, and the people who share with them. Refuses 404. */
export async function readClient(db: Db, id: number, now: Date): Promise<DeskClient> {
  const stored = await findClient(db, id);
  if (!stored) throw refusal(404, UNKNOWN_CLIENT);
  const page = { limit: SESSIONS, offset: 0 };
  const sessions = (when: 'today' | 'next' | 'past') =>
    listAppointments(db, id, { when, page }, now).then(({ appointments }) => appointments);
  const [packages, today, next, past, household, sameNumber, changes, claimUntil, health] =
    await Promise.all([
      listOwnedPackages(db, id, now),
      sessions('today'),
      sessions('next'),
      sessions('past'),
      listHousehold(db, id, dayOf(now)),
      listSameNumber(db, stored),
      listChanges(db, id),
      readClaim(db, id, now),
      readHealthRecord(db, id, 1),
    ]);
  return {
    ...personOnWire(stored),
    birthday: stored.birthday,
    address: stored.address,
    blocked_reason: stored.blocked_reason,
    desk_note: stored.desk_note,
    offers_by_mail: stored.offers_by_mail as Agreement | null,
    offers_by_message: stored.offers_by_message as Agreement | null,
    message_channel: stored.message_channel as DeskClient['message_channel'],
    language: stored.language as DeskClient['language'],
    since: stored.created_at.toISOString(),
    made_at_desk: stored.created_by !== null,
    proven: stored.verified_at !== null,
    other_emails: stored.other_emails,
    claim_until: claimUntil?.toISOString() ?? null,
    version: stored.version,
    health_notes: stored.medical_issues_sealed !== null,
    health_notes_agreed_at: stored.health_notes_agreed_at?.toISOString() ?? null,
    health_notes_heard_by:
      health.consents.findLast((each) => each.withdrawn_at === null)?.taken_by ?? null,
    packages: Object.values(packages).flat(),
    next_sessions: [...today, ...next],
    past_sessions: past,
    household: household.map((sharer) => ({
      ...personOnWire(sharer),
      package_id: sharer.packageId,
      package_name: sharer.packageName,
      seat_id: sharer.seatId,
      owner: sharer.owner,
      cap_minutes: sharer.capMinutes,
      used_minutes: sharer.usedMinutes,
    })),
    same_number: sameNumber.map(personOnWire),
    changes: changes.map(({ at, by, field, was, became }) => ({
      at: at.toISOString(),
      by,
      field: field as DeskClient['changes'][number]['field'],
      was,
      became,
    })),
  };
}

const SESSIONS = 20;
