import type { Trx } from '../../../platform/database/db.ts';
import { sessionFacts } from '../facts-of-pay.ts';
import { type BranchDay, listHeldOfDays } from '../queries/worth-of-sessions-products-and-tips.ts';
import { deleteWork, insertWork } from './queries.ts';

/** Writes what was held on some days of branches in place of what was kept of them. */
export async function keepWork(trx: Trx, days: readonly BranchDay[]): Promise<void> {
  const facts = (await listHeldOfDays(trx, days)).flatMap(sessionFacts);
  const groups = Map.groupBy(facts, ({ therapistId, fact: { day, location } }) =>
    [location, day, therapistId].join(' '),
  );
  await deleteWork(trx, days);
  await insertWork(
    trx,
    [...groups.values()].flatMap((services) => {
      const [first] = services;
      if (!first) return [];
      const { therapistId, fact } = first;
      return {
        ...{ location_code: fact.location, day: fact.day, therapist_id: therapistId },
        begins_at: services.map(({ at }) => String(at.getTime() / 1000)),
        service_ids: services.map((each) => each.fact.serviceId ?? 0),
        minutes: services.map((each) => each.fact.minutes),
        base_fils: services.map((each) => each.fact.baseMinor),
      };
    }),
  );
}
