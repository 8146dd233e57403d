import type { Contact } from '@limber/contract/desk/clients/contacts.ts';
import type { offerFreeHour as route } from '@limber/contract/desk/day/free-hours.ts';
import type { Static } from 'typebox';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { because, refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { addDays, studioDayOf } from '../../../platform/studio-days.ts';
import { readDeskTerms } from '../../catalogue/settings/read-terms.ts';
import { insertContactWith, lockWrittenTo } from '../../clients/log-contact.ts';
import { askedAbout, openDiary, startsOn } from '../../scheduling/diary-rules.ts';
import { fits } from '../../scheduling/free-start-rules.ts';
import { parseStart } from '../../scheduling/parse-start.ts';
import { readDiary } from '../../scheduling/read-diary.ts';
import { readOffered } from '../queries/free-hours.ts';
import { monthsUntil } from './list-free-hours.ts';

type Offer = Static<typeof route.body>;

/**
 * Records that the desk offers a client a free hour, before it writes. Refuses 404 an unknown client
 * or therapist; 409 a client who was offered as many this month as the studio allows, has said no to
 * offers, or is booked by telephone only, and a time that is not free today or tomorrow.
 */
export async function offerFreeHour(
  db: Db,
  actor: Actor,
  offer: Offer,
  now: Date,
): Promise<Contact> {
  const { startsAt } = parseStart(offer.date, offer.time);
  return transactAs(db, actor.accountId, async (trx) => {
    // Two desks that write to one client wait for each other.
    await lockWrittenTo(trx, offer.client_id, { sessions: true });
    await refuseUnwanted(trx, offer.client_id, now);
    if (!(await isFree(trx, offer, now))) throw because('free_hour_gone', refusal(409, GONE));
    return insertContactWith(trx, {
      ...{ client_id: offer.client_id, booking_id: null, channel: offer.channel },
      ...{ about: 'free_hour', opened_by: actor.accountId, opened_at: now },
      ...{ free_hour_at: startsAt, free_hour_location: offer.location },
      free_hour_because: offer.because,
    });
  });
}

async function refuseUnwanted(trx: Trx, clientId: number, now: Date): Promise<void> {
  const { begins } = monthsUntil(studioDayOf(now)).now;
  const [{ offers, saysNo, isBlocked }, { free_hour_offers: most }] = await Promise.all([
    readOffered(trx, clientId, begins),
    readDeskTerms(trx),
  ]);
  if (saysNo) throw because('offers_refused', refusal(409, SAYS_NO));
  if (isBlocked) throw because('blocked', refusal(409, BY_TELEPHONE));
  if (offers >= most) throw because('offered_enough', refusal(409, offeredEnough(most)));
}

async function isFree(trx: Trx, offer: Offer, now: Date): Promise<boolean> {
  const { location: locationCode, therapist_id: therapistId, services: serviceIds, date } = offer;
  const today = studioDayOf(now);
  if (date < today || date > addDays(today, 1)) return false;
  const window = { now, holder: { accountId: null, browser: null }, daysAhead: 1 };
  const diary = await readDiary(trx, { therapistId, locationCode, serviceIds }, date, date, window);
  const day = openDiary(diary, window)(askedAbout(diary, therapistId), 0);
  const { startMinute } = parseStart(date, offer.time);
  return fits(startsOn(day, offer.total_duration), startMinute, offer.total_duration);
}

const GONE: Sentence = {
  en: 'This time is no longer free. Nothing was sent.',
  ar: 'لم يعد هذا الموعد شاغراً، ولم يُرسل شيء.',
};

const SAYS_NO: Sentence = {
  en: 'This client wants no offers. Nothing was sent.',
  ar: 'لا يرغب هذا العميل في تلقي العروض، ولم يُرسل شيء.',
};

const BY_TELEPHONE: Sentence = {
  en: 'This client cannot book online. Nothing was sent.',
  ar: 'لا يمكن لهذا العميل الحجز إلكترونياً، ولم يُرسل شيء.',
};

function offeredEnough(most: number): Sentence {
  return {
    en: `Free hours were offered to this client ${countInEnglish(most, 'time')} this month, which is as often as the studio allows. Nothing was sent.`,
    ar: `عُرضت على هذا العميل أوقات شاغرة ${countInArabic(most, 'times')} هذا الشهر، وهو أقصى ما يسمح به المركز، ولم يُرسل شيء.`,
  };
}
