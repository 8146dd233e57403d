import type { HealthNote } from '@limber/contract/desk/clients/session-health-note.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { minuteOf, studioDayOf } from '../../../platform/studio-days.ts';
import { openHealthNotes } from '../../accounts/health/open-health-notes.ts';
import { UNKNOWN_CLIENT } from '../../accounts/unknown-person-refusals.ts';
import type { ClientDeps } from '../deps.ts';
import { findClient, hasSessionSince } from '../queries/people.ts';

/**
 * The health notes of a client from their page; the reading is recorded. Refuses 404 an unknown
 * client, 409 the front desk where no session is upcoming, and where there are no notes.
 */
export async function readNote(
  deps: ClientDeps,
  actor: Actor,
  clientId: number,
  now: Date,
): Promise<HealthNote> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    if (!(await findClient(trx, clientId))) throw refusal(404, UNKNOWN_CLIENT);
    const { branches = [] } = actor;
    if (branches !== 'all') {
      const since = minuteOf(studioDayOf(now), DAY_BEGINS_MINUTE);
      const comes = await hasSessionSince(trx, clientId, branches, since);
      if (!comes) throw refusal(409, NOT_COMING);
    }
    return openHealthNotes(trx, deps, actor, { accountId: clientId, bookingId: null }, now);
  });
}

const NOT_COMING = {
  en: 'The client has no session in your branches today or later. A manager can open the health notes.',
  ar: 'ليس للعميل جلسة في فروعك اليوم أو لاحقاً. يمكن لأحد المديرين فتح الملاحظات الصحية.',
};
