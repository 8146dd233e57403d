import type { ReadyText } from '@limber/contract/desk/clients/contacts.ts';
import { newStudio } from '@limber/contract/terms/studio-facts.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { at, longDateOf, studioDayOf, weekdayAndDateOf } from '../../platform/studio-days.ts';
import { plainName } from '../accounts/name-rules.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { listAppointments } from '../bookings/list-appointments.ts';
import { readMessages } from '../catalogue/messages/read-messages.ts';
import { readNames } from '../catalogue/read-names.ts';
import { listOwnedPackages } from '../packages/list-owned-packages.ts';
import { findLateMinutes } from './queries/contacts.ts';
import { findBrand, findClient, findNameOfBranch } from './queries/people.ts';
import { readyTexts } from './ready-text-rules.ts';

const FIRST = { limit: 1, offset: 0 };

/** Messages in a client's language that are ready to send. Refuses 404 an unknown client. */
export async function listReadyTexts(db: Db, clientId: number, now: Date): Promise<ReadyText[]> {
  const client = await findClient(db, clientId);
  if (!client) throw refusal(404, UNKNOWN_CLIENT);
  const language = client.language as Language;
  const [named, say, brand, packages, today, next] = await Promise.all([
    readNames(db, language),
    readMessages(db, language),
    findBrand(db),
    listOwnedPackages(db, clientId, now),
    listAppointments(db, clientId, { when: 'today', page: { limit: 20, offset: 0 } }, now),
    listAppointments(db, clientId, { when: 'next', page: FIRST }, now),
  ]);
  const session = [...today.appointments, ...next.appointments].find(
    (each) => each.status === 'booked' && startOf(each) > now,
  );
  const branch = session && (await findNameOfBranch(db, session.location));
  const startsAt = session && startOf(session);
  const late =
    startsAt &&
    (await findLateMinutes(db, session.therapist_id, { day: studioDayOf(startsAt), startsAt }));
  const owned = [...packages.user_packages, ...packages.shared_packages];
  const data = {
    firstName: plainName(client.first_name),
    brand: brand ?? newStudio.brand,
    session: session
      ? {
          day: weekdayAndDateOf(session.date, language),
          time: session.time.slice(0, 5),
          branch: named(branch ?? session.location),
          therapist: named(
            `${session.therapist_obj.first_name} ${session.therapist_obj.last_name}`.trim(),
          ),
          lateMinutes: late ?? null,
        }
      : null,
    packages: owned
      .filter(
        ({ active, owned: own, remaining_time }) => active && own && (remaining_time ?? 0) > 0,
      )
      .map(({ name, remaining_time, expiry_date }) => ({
        name: named(name),
        minutes: remaining_time ?? 0,
        until: expiry_date ? longDateOf(expiry_date, language) : null,
      })),
  };
  return readyTexts(data, language, say);
}

const startOf = ({ date, time }: { date: string; time: string }) => at(date, time);
