import type { OfferedTime } from '@limber/contract/desk/rota/displaced.ts';
import { newStudio } from '@limber/contract/terms/studio-facts.ts';
import type { Db } from '../../../platform/database/db.ts';
import { dayOf, timeOf, weekdayAndDateOf } from '../../../platform/studio-days.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { readMessages } from '../../catalogue/messages/read-messages.ts';
import { readNames } from '../../catalogue/read-names.ts';
import { parseStart } from '../../scheduling/parse-start.ts';
import { type MessageData, messageOf } from './message-to-displaced-rules.ts';
import { type Displaced, findBrand } from './queries.ts';

/**
 * The message to a client that their session cannot stay, in their language, with free
 * alternatives.
 */
export async function writeMessageWithFreeTimes(
  db: Db,
  session: Displaced,
  because: MessageData['because'],
  {
    covers,
    offers,
  }: {
    readonly covers: readonly { readonly therapist: string }[];
    readonly offers: readonly OfferedTime[];
  },
): Promise<string> {
  const { language } = session;
  const [named, brand, say] = await Promise.all([
    readNames(db, language),
    findBrand(db),
    readMessages(db, language),
  ]);
  // After midnight the studio's day is the one before, which nobody says to a client.
  const dayAt = (instant: Date) => weekdayAndDateOf(dayOf(instant), language);
  return messageOf(
    {
      firstName: plainName(session.firstName),
      brand: named(brand ?? newStudio.brand),
      because,
      day: dayAt(session.startsAt),
      time: timeOf(session.startsAt),
      therapist: named(session.therapist),
      covers: covers.map(({ therapist }) => named(therapist)),
      offers: offers.map(({ date, time, therapist }) => ({
        day: dayAt(parseStart(date, time).startsAt),
        time,
        therapist: named(therapist),
      })),
    },
    say,
  );
}
