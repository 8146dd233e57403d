import type { addTimeOff as route, TimeOff } from '@limber/contract/desk/rota/time-off.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { LEAVING_SHUTS_DAYS } from '@limber/contract/terms/rota.ts';
import type { Static } from 'typebox';
import type { Db } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { addDays, atClock } from '../../../platform/studio-days.ts';
import { UNKNOWN_THERAPIST } from '../../accounts/unknown-person-refusals.ts';
import { record } from '../../audit/record.ts';
import { lockTherapistsDays } from '../../scheduling/lock-therapist.ts';
import { findTherapist } from '../queries/branches-and-therapists.ts';
import { auditedTimeOff } from './audited-time-off.ts';
import { findTimeOff, insertTimeOff, listMet, listTimeOff } from './queries.ts';
import { timeOffOnWire } from './time-off-on-wire.ts';
import { IS_AWAY, isNotedAlready, problemOfEnd, UNKNOWN_TIME_OFF } from './time-off-rules.ts';

/** As the rows of the version before say it, which the board shows. */
const REASONS = { holiday: 'Holiday', sick: 'Sick', other: 'Away', left: 'Left' } as const;

/**
 * Records that somebody is away, and which of their upcoming sessions are displaced. From then on
 * nothing is sold during it. Somebody who leaves is away for longer than anybody can book ahead, and
 * a job retires them as that begins. Refuses 404 an unknown therapist, 400 a time that is over or ends
 * before it begins, 409 one that is noted already.
 */
export async function addTimeOff(
  { db, jobs }: { readonly db: Db } & JobDeps,
  actor: Actor,
  input: Static<typeof route.body>,
  now: Date,
): Promise<TimeOff> {
  const { therapist_id: therapistId, kind } = input;
  const { from, to, from_minute, to_minute } = kind === 'left' ? leavingFrom(input.from) : input;
  const startsAt = atClock(from, from_minute ?? DAY_BEGINS_MINUTE);
  const endsAt = atClock(to, to_minute ?? DAY_BEGINS_MINUTE + DAY_MINUTES);
  const absence = { kind, startsAt, endsAt };
  const problem = problemOfEnd(absence, now);
  if (problem) throw wrongField('to', problem);
  return transactAs(db, actor.accountId, async (trx) => {
    const therapist = await findTherapist(trx, therapistId);
    if (!therapist) throw refusal(404, UNKNOWN_THERAPIST);
    await lockTherapistsDays(trx, therapistId);
    const others = await listTimeOff(trx, {
      ...{ therapistIds: [therapistId], from: startsAt, to: endsAt },
    });
    if (isNotedAlready(absence, others)) throw refusal(409, IS_AWAY);
    const id = await insertTimeOff(trx, {
      ...{ therapistId, ...absence },
      reason: REASONS[kind],
      note: input.note?.trim() ?? '',
      by: actor.accountId,
      at: now,
    });
    if (kind === 'left') {
      const options = { runAt: startsAt, jobKey: leavingKey(id) };
      await jobs.addJob(trx, 'leave-team', { timeOffId: id }, options);
    }
    await tellEverything(trx);
    const stored = await findTimeOff(trx, id);
    if (!stored) throw refusal(404, UNKNOWN_TIME_OFF);
    // Therapists are told how many of their own sessions are displaced, in any branch.
    const branches = actor.accountType === 'therapist' ? 'all' : (actor.branches ?? []);
    const made = timeOffOnWire(stored, await listMet(trx, [id], branches));
    const { name: called, accountId: about } = therapist;
    // That somebody was sick is erased with them.
    const entry = { action: 'added', subject: 'time_off', id, called, about } as const;
    await record(trx, actor, { ...entry, after: auditedTimeOff(made) }, now);
    return made;
  });
}

function leavingFrom(from: string) {
  const to = addDays(from, LEAVING_SHUTS_DAYS);
  return { from, to, from_minute: undefined, to_minute: undefined };
}

/** Names the job that retires somebody who leaves. */
export const leavingKey = (timeOffId: number) => `leave-team:${timeOffId}`;
