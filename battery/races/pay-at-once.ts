import { bookForClient } from '@limber/contract/desk/day/bookings.ts';
import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import { payForSale, sellAtTill } from '@limber/contract/desk/money/till.ts';
import type { Chance } from '../../server/seed/seeded-chance.ts';
import { ask } from '../stand/ask.ts';
import type { Studio } from '../stand/studio.ts';
import { timeOf } from '../stand/studio.ts';
import { makeRound } from './rounds.ts';

/** Opens the drawers for the payments; one that is open stays. */
export async function openDrawers({ stand }: Studio, base: string): Promise<void> {
  const desk = await stand.team('front_desk');
  for (const location of ['A', 'B']) await ask(base, openDrawer, { location, float: 500 }, desk);
}

/**
 * Sells a session without payment, and has desks at each process take its whole price at the same
 * time. Answers faults, one sentence each: it must be paid once, and only one desk may be told that
 * it was.
 */
export async function payAtOnce(
  studio: Studio,
  bases: readonly string[],
  desks: number,
  turn: number,
  chance: Chance,
): Promise<string[]> {
  const { wanted } = await makeRound(studio, 'therapist', 1, turn, chance);
  const [session] = wanted;
  const [base] = bases;
  if (!session || !base) return [];
  const { location, minutes, clientId, therapistId, date } = session;
  const desk = await studio.stand.team('front_desk');
  const service = studio.serviceOf(session.service, minutes);
  const booked = await ask(
    base,
    bookForClient,
    {
      ...{ serviceType: 'service', services: [{ id: service.id, time: minutes }] },
      ...{ therapist_id: therapistId, date, time: timeOf(session.fromMinute), location },
      ...{ total_duration: minutes, client_id: clientId },
    },
    desk,
  );
  const sold = await ask(
    base,
    sellAtTill,
    { location, client_id: clientId, lines: [{ booking_id: booked.body?.id }], payments: [] },
    desk,
  );
  if (sold.status !== 201) return [`nothing was sold: ${sold.status} ${JSON.stringify(sold.body)}`];
  const { id, due } = sold.body;
  const payments = [{ method: 'transfer', amount: due }];
  const answers = await Promise.all(
    Array.from({ length: desks }, (_, index) =>
      ask(
        bases[index % bases.length] as string,
        payForSale,
        { id, location, payments },
        { ...desk, 'idempotency-key': `payment-${turn}-${index}` },
      ),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  const took = statuses.filter((status) => status === 200).length;
  const [paid] = await studio.stand.query<{ minor: number }>(
    'select coalesce(sum(amount_fils), 0)::int as minor from payments where sale_id = $1',
    [id],
  );
  return [
    ...(took === 1 ? [] : [`${took} desks took one payment`]),
    ...statuses
      .filter((status) => status !== 200 && status !== 409)
      .map((status) => `a desk was answered ${status}`),
    ...(paid?.minor === Math.round(due * 100)
      ? []
      : [`${paid?.minor} fils were taken of ${due} AED`]),
  ];
}
