import type { Trx } from '../../../platform/database/db.ts';
import { holdAccount } from '../../../platform/database/hold-account.ts';
import { endSession } from '../../../platform/database/staff-session.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { UNKNOWN_BRANCH } from '../counters/enrol-counter.ts';
import type { AtDesk, StaffDeps } from '../deps.ts';
import { TAKEN } from './first-account.ts';
import { memberOf, type NewMember } from './new-member.ts';
import {
  deleteFactors,
  insertMember,
  isOfTeam,
  listBranches,
  listTeam,
  replaceBranches,
} from './queries.ts';

type Member = Awaited<ReturnType<typeof listTeam>>[number];

/** Ends a session of the team; its next call is refused. Refuses 404 for one that is none. */
export async function endSessionOfTeam(
  deps: Pick<StaffDeps, 'db' | 'log'>,
  { accountId }: AtDesk,
  { sessionId, reason }: { sessionId: string; reason: string | undefined },
  now: Date,
): Promise<void> {
  if (!(await isOfTeam(deps.db, sessionId))) throw refusal(404, NO_SESSION);
  await endSession(deps.db, sessionId, { why: 'ended by manager', by: accountId, reason }, now);
  deps.log.info({ security: 'session ended by manager', accountId, sessionId }, 'session ended');
}

/** Adds somebody to the team. Refuses 400 naming what to mend, 409 when the address has an account. */
export async function addMember(
  { db }: Pick<StaffDeps, 'db'>,
  { accountId }: AtDesk,
  { locations, ...typed }: NewMember & { locations: readonly string[] },
  now: Date,
): Promise<Member> {
  const member = memberOf(typed);
  return db.transaction().execute(async (trx) => {
    await holdAccount(trx, accountId);
    const id = await insertMember(trx, { ...member, createdBy: accountId }, now);
    if (id === undefined) throw refusal(409, TAKEN);
    return setBranches(trx, id, locations);
  });
}

/** Says at which branches somebody works. Refuses 404 for who is not of the team, 400 for no branch. */
export async function changeMember(
  { db }: Pick<StaffDeps, 'db'>,
  { accountId }: AtDesk,
  { id, locations }: { id: number; locations: readonly string[] },
): Promise<Member> {
  return db.transaction().execute(async (trx) => {
    await holdAccount(trx, accountId);
    return setBranches(trx, id, locations);
  });
}

/** Forgets somebody's second factors, who sets them up anew when they next sign in. */
export async function resetFactors(
  { db }: Pick<StaffDeps, 'db'>,
  { accountId }: AtDesk,
  id: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdAccount(trx, accountId);
    if ((await listTeam(trx, id)).length === 0) throw refusal(404, NOBODY);
    await deleteFactors(trx, id, accountId, now);
  });
}

async function setBranches(trx: Trx, id: number, codes: readonly string[]): Promise<Member> {
  const wished = [...new Set(codes)];
  if ((await listTeam(trx, id)).length === 0) throw refusal(404, NOBODY);
  const known = await listBranches(trx, wished);
  if (known.length < wished.length) throw wrongField('locations', UNKNOWN_BRANCH);
  await replaceBranches(trx, id, wished);
  const [member] = await listTeam(trx, id);
  return member as Member;
}

const NOBODY: Sentence = {
  en: 'There is nobody of the team here.',
  ar: 'لا يوجد أحد من الفريق هنا.',
};
const NO_SESSION: Sentence = {
  en: 'There is no such session.',
  ar: 'لا توجد جلسة كهذه.',
};
