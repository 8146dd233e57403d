import type { Trx } from '../../../platform/database/db.ts';
import { holdAccount } from '../../../platform/database/hold-account.ts';
import { endSession } from '../../../platform/database/staff-session.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { record } from '../../audit/record.ts';
import { UNKNOWN_BRANCH } from '../counters/enrol-counter.ts';
import type { AtDesk, StaffDeps } from '../deps.ts';
import { TAKEN } from './first-account.ts';
import { memberOf, type NewMember } from './new-member.ts';
import {
  deleteFactors,
  findWhose,
  insertMember,
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
  await deps.db.transaction().execute(async (trx) => {
    const whose = await findWhose(trx, sessionId);
    if (whose === undefined) throw refusal(404, NO_SESSION);
    const end = { why: 'ended by manager', by: accountId, reason } as const;
    if (!(await endSession(trx, sessionId, end, now))) return;
    const deed = { action: 'ended', subject: 'session', id: sessionId, about: whose } as const;
    await record(trx, { accountId }, { ...deed, reason }, now);
  });
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
    const { first_name, last_name, email, role } = typed;
    const added = await setBranches(trx, id, locations);
    await record(
      trx,
      { accountId },
      {
        ...{ action: 'added', subject: 'staff', id, about: id },
        after: { first_name, last_name, email, role, locations: added.branches },
      },
      now,
    );
    return added;
  });
}

/** Says at which branches somebody works. Refuses 404 for who is not of the team, 400 for no branch. */
export async function changeMember(
  { db }: Pick<StaffDeps, 'db'>,
  { accountId }: AtDesk,
  { id, locations }: { id: number; locations: readonly string[] },
  now: Date,
): Promise<Member> {
  return db.transaction().execute(async (trx) => {
    await holdAccount(trx, accountId);
    const [was] = await listTeam(trx, id);
    const member = await setBranches(trx, id, locations);
    const deed = { action: 'changed', subject: 'staff', id, about: id } as const;
    const before = { locations: was?.branches ?? [] };
    const after = { locations: member.branches };
    await record(trx, { accountId }, { ...deed, before, after }, now);
    return member;
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
    await record(trx, { accountId }, { action: 'reset', subject: 'staff', id, about: id }, now);
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
