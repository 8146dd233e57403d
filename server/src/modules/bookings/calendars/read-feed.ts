import { createHash } from 'node:crypto';
import { amountOf } from '@limber/contract/money/currency.ts';
import { CALENDAR_READS_FROM_ADDRESS_IN_TEN_MINUTES } from '@limber/contract/terms/booking/calendars.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { refusal, tooMany } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/file-replies.ts';
import { countedAddress, takeFromLimits } from '../../../platform/rate-limits.ts';
import { nameWithInitial, plainWholeName } from '../../accounts/name-rules.ts';
import { readNames } from '../../catalogue/read-names.ts';
import { readSender } from '../../notifications/compose-mail.ts';
import type { BookingDeps } from '../deps.ts';
import { calendarOfSessions, clientEntry, type FeedEntry } from './calendar-file.ts';
import { readFeedId } from './feed-address.ts';
import { type FeedSession, findFeedOwner, listFeedSessions, type SessionsOf } from './queries.ts';

/**
 * A calendar by its address, the same bytes until a session changes. The team reads the service and
 * the room, with the client's first name and initial; nothing of health or money. Refuses 404 an
 * address that is not ours or was revoked, or whose owner may no longer see it; 429 too many reads
 * from one network address.
 */
export async function readFeed(
  deps: Pick<BookingDeps, 'db' | 'publicUrl'> & { readonly secret: string },
  { signed, address }: { readonly signed: string; readonly address: string },
  now: Date,
): Promise<FileReply> {
  const exceeded = await takeFromLimits(deps.db, [readsFrom(countedAddress(address))], now);
  if (exceeded) throw tooMany(TOO_MANY, exceeded.retryAfterSeconds);
  const id = readFeedId(deps.secret, signed);
  const owner = id === null ? undefined : await findFeedOwner(deps.db, id);
  if (!owner) throw refusal(404, UNKNOWN);
  const of: SessionsOf =
    owner.locationCode !== null
      ? { locationCode: owner.locationCode }
      : owner.therapistId !== null
        ? { therapistId: owner.therapistId }
        : { clientId: owner.accountId };
  const [sender, named, sessions] = await Promise.all([
    readSender(deps.db, deps.publicUrl),
    readNames(deps.db, owner.language),
    listFeedSessions(deps.db, of, now),
  ]);
  const entries = sessions.map((session): FeedEntry => {
    const { id, startsAt, endsAt, isCancelled, changes, changedAt } = session;
    const words = 'clientId' in of ? forClient : forTeam;
    return {
      ...{ id, startsAt, endsAt, isCancelled, changes, changedAt },
      locationName: named(session.locationName),
      ...words(session, { language: owner.language, named, sender }),
    };
  });
  const bytes = Buffer.from(calendarOfSessions(entries, sender, owner.language));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag };
}

interface Telling {
  readonly language: Language;
  readonly named: (name: string) => string;
  readonly sender: Awaited<ReturnType<typeof readSender>>;
}

type Told = Pick<FeedEntry, 'title' | 'description' | 'place'>;

function forClient(session: FeedSession, { language, named, sender }: Telling): Told {
  const { therapistFirstName, therapistLastName, packageName, packageKind } = session;
  const words = {
    language,
    serviceNames: session.serviceNames.map(named),
    therapistName: named(plainWholeName(therapistFirstName, therapistLastName)),
    package:
      packageName === null
        ? null
        : {
            name: named(packageName),
            minutes: session.packageMinutes ?? 0,
            totalMinutes: packageKind === 'unlimited' ? null : 0,
          },
    cutoffHours: session.cutoffHours,
    priceAmount: amountOf(session.priceMinor),
    lateFeeAmount: session.lateFeeMinor === null ? null : amountOf(session.lateFeeMinor),
    missedFeeAmount: session.missedFeeMinor === null ? null : amountOf(session.missedFeeMinor),
  };
  return { ...clientEntry(words, sender), place: named(session.locationAddress) };
}

function forTeam(session: FeedSession, { named }: Telling): Told {
  const { clientFirstName, clientLastName, therapistFirstName, therapistLastName } = session;
  return {
    title: session.serviceNames.map(named).join(', '),
    description: [
      nameWithInitial(clientFirstName, clientLastName),
      named(plainWholeName(therapistFirstName, therapistLastName)),
    ].join('\n'),
    place: session.roomNames.join(', '),
  };
}

function readsFrom(address: string) {
  return {
    key: `calendar reads from ${address}`,
    most: CALENDAR_READS_FROM_ADDRESS_IN_TEN_MINUTES,
    perMinutes: 10,
  };
}

const TOO_MANY = {
  en: 'Calendars were read too often from here. Please wait a little and try again.',
  ar: 'قُرئ التقويم من هنا مرات كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
};

const UNKNOWN = {
  en: 'This calendar address is not right, or was revoked.',
  ar: 'عنوان التقويم هذا غير صحيح أو أُلغي.',
};
