import type { WaitingClient } from '@limber/contract/desk/day/waiting.ts';
import type { WaitlistEntry } from '@limber/contract/waiting-list.ts';
import { studioDayOf, timeFromMinutes, timeOf } from '../../platform/studio-days.ts';
import { signOffer } from './offering/offer-key.ts';
import type { ListedEntry } from './queries/entries.ts';

/** An entry as its client reads it. */
export function entryOnWire(secret: string, entry: ListedEntry): WaitlistEntry {
  const { offer } = entry;
  return {
    ...waitedOnWire(entry),
    offer: offer && {
      ...offerOnWire(offer),
      location: offer.locationCode,
      key: signOffer(secret, offer.id),
    },
  };
}

/** The same as the desk reads it. */
export function waitingOnWire(entry: ListedEntry): WaitingClient {
  return {
    ...waitedOnWire(entry),
    client: { id: entry.clientId, first_name: entry.firstName, last_name: entry.lastName },
    phone_number: entry.phone,
    is_member: entry.isMember,
    offer: entry.offer && offerOnWire(entry.offer),
  };
}

function waitedOnWire(entry: ListedEntry) {
  const { serviceIds, serviceMinutes, serviceNames, timesFrom, timesTo } = entry;
  return {
    id: entry.id,
    services: serviceIds.map((id, nth) => ({
      id,
      name: serviceNames[nth] ?? '',
      time: serviceMinutes[nth] ?? 0,
    })),
    total_duration: entry.lastsMinutes,
    locations: entry.locationCodes && [...entry.locationCodes],
    therapist_ids: entry.therapistIds && [...entry.therapistIds],
    from: entry.fromDay,
    to: entry.toDay,
    times:
      timesFrom &&
      timesTo &&
      timesFrom.map((from, nth) => ({
        from: timeFromMinutes(from),
        to: timeFromMinutes(timesTo[nth] ?? from),
      })),
    notice_minutes: entry.noticeMinutes,
    mode: entry.mode,
    can_be_told: entry.canBeTold,
    status: 'waiting' as const,
    made_at: entry.madeAt.toISOString(),
  };
}

function offerOnWire({ therapistId, ...offer }: NonNullable<ListedEntry['offer']>) {
  const startsAt = new Date(offer.startsAt);
  return {
    date: studioDayOf(startsAt),
    time: timeOf(startsAt),
    therapist_id: therapistId,
    expires_at: new Date(offer.expiresAt).toISOString(),
  };
}
