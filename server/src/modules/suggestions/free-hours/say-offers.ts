import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../../platform/database/db.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import {
  dayOf,
  longDateOf,
  minuteOf,
  timeOfMinute,
  weekdayAndDateOf,
} from '../../../platform/studio-days.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { readMessages } from '../../catalogue/messages/read-messages.ts';
import { readNames } from '../../catalogue/read-names.ts';
import { readNamesToSay } from '../queries/free-hours.ts';
import { linkToBookTime } from '../times/link-to-book-time.ts';
import type { SuitedPerson } from './find-suited-clients.ts';
import type { PossibleStart } from './whom-free-hours-suit-rules.ts';

type Offer = SuitedPerson & { readonly start: PossibleStart; readonly therapist: string };

/** The messages that offer free hours at a branch, by client, each in the client's language. */
export async function sayOffers(
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
  locationCode: string,
  offers: readonly Offer[],
): Promise<ReadonlyMap<number, string>> {
  const { brand: studio, branch } = await readNamesToSay(db, locationCode);
  const texts = new Map<number, string>();
  for (const [language, those] of Map.groupBy(offers, (each) => each.language)) {
    const [say, named] = await Promise.all([readMessages(db, language), readNames(db, language)]);
    for (const { start, ...offer } of those) {
      const { date, startMinute, therapistId } = start;
      const time = timeOfMinute(date, startMinute);
      const startsAt = minuteOf(date, startMinute);
      const chosen = { lines: offer.lines, locationCode, therapistId, date, time };
      const put = {
        name: plainName(offer.firstName),
        studio,
        // After midnight the studio's day is the one before, which nobody says to a client.
        day: weekdayAndDateOf(dayOf(startsAt), language),
        time,
        branch: named(branch),
        therapist: named(plainName(offer.therapist)),
        link: linkToBookTime(publicUrl, chosen, offer.packageId),
      };
      const text =
        offer.because === 'minutes_end' && offer.minutes !== null && offer.day !== null
          ? say('free_hour_for_minutes', {
              ...put,
              minutes: minutesIn(language, offer.minutes),
              last_day: longDateOf(offer.day, language),
            })
          : say('free_hour', put);
      texts.set(offer.clientId, text);
    }
  }
  return texts;
}

function minutesIn(language: Language, count: number): string {
  return language === 'ar' ? countInArabic(count, 'minutes') : countInEnglish(count, 'minute');
}
