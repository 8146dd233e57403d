import type { RotaChanged, copyWeek as route } from '@limber/contract/desk/rota/weeks.ts';
import type { Static } from 'typebox';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { addDays, daysBetween, studioDayOf } from '../../../platform/studio-days.ts';
import { UNKNOWN_THERAPIST } from '../../accounts/unknown-person-refusals.ts';
import { record } from '../../audit/record.ts';
import { lockTherapists } from '../../scheduling/lock-therapist.ts';
import { IS_PAST } from '../dated-shift-rules.ts';
import { listLeftUncovered } from '../displaced/list-left-uncovered.ts';
import { fieldsOf } from './audited-days.ts';
import {
  findRota,
  insertChanges,
  type StoredPersonDay,
  type StoredRota,
  updateChangesWithdrawn,
} from './queries.ts';

const DAYS = 7;

/**
 * Copies seven days to seven others, for one person, for people whose own branch it is, or everybody: days that
 * already match the weekly shifts are left to them, the others are changed one by one. Returns the
 * sessions that it leaves uncovered. Refuses 404 an unknown therapist, 400 past or overlapping days.
 */
export async function copyWeek(
  db: Db,
  actor: Actor,
  { from, to, location = null, therapist_id = null }: Static<typeof route.body>,
  now: Date,
): Promise<RotaChanged> {
  if (to < studioDayOf(now)) throw wrongField('to', IS_PAST);
  if (Math.abs(daysBetween(from, to)) < DAYS) throw wrongField('to', SAME_DAYS);
  return transactAs(db, actor.accountId, async (trx) => {
    await lockTherapists(trx);
    const { people } = await findRota(trx, { from, count: DAYS, now });
    const theirs = people.filter(
      (each) =>
        each.location === (location ?? each.location) && each.id === (therapist_id ?? each.id),
    );
    if (therapist_id !== null && theirs.length === 0) throw refusal(404, UNKNOWN_THERAPIST);
    const change = async () => {
      const before = await findRota(trx, { from: to, count: DAYS, now });
      await copyDays(trx, actor, theirs, to, now);
      const after = await findRota(trx, { from: to, count: DAYS, now });
      for (const { id, name: called, accountId: about } of theirs) {
        const entry = { action: 'changed', subject: 'shift', id, called, about } as const;
        const daysIn = ({ people: all }: StoredRota) =>
          all.find((each) => each.id === id)?.days ?? [];
        const days = { before: fieldsOf(daysIn(before)), after: fieldsOf(daysIn(after)) };
        await record(trx, actor, { ...entry, ...days }, now);
      }
      await tellEverything(trx);
    };
    return listLeftUncovered(trx, { therapistIds: theirs.map(({ id }) => id) }, change, now);
  });
}

/** // Earlier changes are withdrawn first, to find what the weekly shifts say. */
async function copyDays(
  trx: Trx,
  actor: Actor,
  people: readonly { readonly id: number; readonly days: readonly StoredPersonDay[] }[],
  to: string,
  now: Date,
): Promise<void> {
  const by = { actorId: actor.accountId, at: now };
  const days = Array.from({ length: DAYS }, (_, place) => addDays(to, place));
  for (const { id } of people) await updateChangesWithdrawn(trx, { therapistId: id, days }, by);
  const weekly = await findRota(trx, { from: to, count: DAYS, now });
  for (const person of people) {
    const week = weekly.people.find(({ id }) => id === person.id)?.days ?? [];
    for (const [place, { shifts, note }] of person.days.entries()) {
      if (JSON.stringify(week[place]?.shifts) === JSON.stringify(shifts)) continue;
      const day = addDays(to, place);
      await insertChanges(trx, { therapistId: person.id, day, shifts, note }, by);
    }
  }
}

const SAME_DAYS = {
  en: 'A week cannot be copied onto its own days.',
  ar: 'لا يمكن نسخ الأسبوع على أيامه نفسها.',
};
