import type { Db } from '../../platform/database/db.ts';
import type { WaitingMails } from '../../platform/metrics/gauges.ts';
import { countMails } from './queries.ts';

/** Mails that wait at this moment, and for how long. */
export async function countWaitingMails(db: Db, now: Date): Promise<WaitingMails> {
  const { waiting, oldest, givenUp } = await countMails(db);
  return {
    waiting: Number(waiting),
    oldestSeconds: oldest ? Math.max(0, now.getTime() - oldest.getTime()) / 1000 : 0,
    givenUp: Number(givenUp),
  };
}
