import { createAppointment } from '@limber/contract/bookings.ts';
import { cancelBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { bookForClient } from '@limber/contract/desk/day/bookings.ts';
import { acceptOffer, joinWaitlist, listWaitlist } from '@limber/contract/waiting-list.ts';
import type { Chance } from '../../server/seed/seeded-chance.ts';
import { ask } from '../stand/ask.ts';
import { type Studio, timeOf } from '../stand/studio.ts';
import { makeRound } from './rounds.ts';

const PATIENCE_MS = 30_000;

/**
 * Several wait for an hour that is booked. It is cancelled, and while it is offered to one of them,
 * that one presses the link several times and the others ask for it as always. Answers faults, one
 * sentence each: it must be offered once, booked once, and to who was offered it.
 */
export async function offerAtOnce(
  studio: Studio,
  bases: readonly string[],
  many: number,
  turn: number,
  chance: Chance,
): Promise<string[]> {
  const { stand } = studio;
  const { wanted } = await makeRound(studio, 'therapist', 1, turn, chance);
  const [session] = wanted;
  const [base] = bases;
  if (!session || !base) return [];
  const { location, minutes, therapistId, date, fromMinute } = session;
  const desk = await stand.team('front_desk');
  const service = studio.serviceOf(session.service, minutes);
  const place = { therapist_id: therapistId, date, time: timeOf(fromMinute), location };
  const booked = await ask(
    base,
    bookForClient,
    {
      ...{ ...place, serviceType: 'service', services: [{ id: service.id, time: minutes }] },
      ...{ total_duration: minutes, client_id: session.clientId },
    },
    desk,
  );
  const people = await stand.addClients(many, `waits-${turn}-`);
  const baseOf = (index: number) => bases[index % bases.length] as string;
  const joined = await Promise.all(
    people.map((id, index) =>
      ask(
        baseOf(index),
        joinWaitlist,
        {
          ...{ services: [{ id: service.id, time: minutes }], total_duration: minutes },
          ...{ locations: [location], therapist_ids: [therapistId], from: date, to: date },
          times: [{ from: timeOf(fromMinute), to: timeOf(fromMinute + minutes) }],
          ...{ notice_minutes: 0, mode: 'ask' },
        },
        stand.client(id),
      ),
    ),
  );
  const refused = joined.filter(({ status }) => status !== 201);
  if (refused.length > 0) return [`${refused.length} of those who wait were refused`];
  const { id, version } = booked.body;
  const left = { id, version, by: 'client', counts_as: 'returned', reason: 'Ill' };
  await ask(base, cancelBooking, left, desk);
  const offered = await untilOffered(studio, people);
  if (offered === undefined) return ['nobody was offered the hour'];
  const list = await ask(base, listWaitlist, {}, stand.client(offered));
  const key = String(list.body[0]?.offer?.key);
  const price = service.minor / 100;
  const line = { id: service.id, name: '', time: minutes, price, type: 'service' };
  const asked = {
    ...{ ...place, services: [line], serviceType: 'service', duration: minutes },
    ...{ total_duration: minutes, total_price: price },
  };
  const [presses] = await Promise.all([
    Promise.all([0, 1, 2].map((index) => ask(baseOf(index), acceptOffer, { key }))),
    Promise.all(
      people
        .filter((each) => each !== offered)
        .map((each, index) => ask(baseOf(index), createAppointment, asked, stand.client(each))),
    ),
  ]);
  const [made] = await stand.query<{ offers: number; sessions: number; theirs: number }>(
    `select (
       select count(*)::int from waitlist_offers o join waitlist_entries e on e.id = o.entry_id
       where e.account_id = any ($1)
     ) as offers, count(*)::int as sessions,
       count(*) filter (where client_id = $2)::int as theirs
     from bookings where client_id = any ($1) and status = 'booked'`,
    [people, offered],
  );
  return [
    ...(made?.offers === 1 ? [] : [`the hour was offered ${made?.offers} times`]),
    ...(made?.sessions === 1 ? [] : [`the hour was booked ${made?.sessions} times`]),
    ...(made?.theirs === 1 ? [] : ['somebody else has the hour']),
    ...presses
      .filter(({ status }) => status !== 201)
      .map(({ status }) => `the link was answered ${status}`),
  ];
}

/** Who of these is offered a time; undefined: nobody in half a minute. */
async function untilOffered(
  { stand }: Studio,
  people: readonly number[],
): Promise<number | undefined> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const [found] = await stand.query<{ id: number }>(
      `select e.account_id as id from waitlist_offers o join waitlist_entries e on e.id = o.entry_id
       where o.status = 'open' and e.account_id = any ($1)`,
      [people],
    );
    if (found) return found.id;
    await new Promise((done) => setTimeout(done, 50));
  }
  return undefined;
}
