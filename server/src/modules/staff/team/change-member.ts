import type { Trx } from '../../../platform/database/db.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import { record } from '../../audit/record.ts';
import { UNKNOWN_BRANCH } from '../counters/enrol-counter.ts';
import type { StaffActor, StaffDeps } from '../deps.ts';
import { lockMember } from './lock-member.ts';
import { problemOfBranches, refuseChange } from './member-rules.ts';
import type { NewMember } from './new-member.ts';
import { openAccountOfMember } from './open-account-of-member.ts';
import { findMember, listBranches, replaceBranches, updateRole } from './queries.ts';

/** A therapist's details are edited on the studio pages. */
type Role = 'front_desk' | 'manager';
type Branches = readonly string[];

/**
 * Adds somebody to the team. Refuses 400 naming the invalid fields, 409 when the address has an
 * account.
 */
export async function addMember(
  { db }: Pick<StaffDeps, 'db'>,
  { accountId }: StaffActor,
  { locations, ...typed }: NewMember & { role: Role; locations: Branches },
  now: Date,
): Promise<number> {
  return transactAs(db, accountId, async (trx) => {
    const branches = await branchesOf(trx, typed.role, locations);
    const id = await openAccountOfMember(trx, accountId, typed, now);
    await replaceBranches(trx, id, branches);
    const { first_name, last_name, email, role } = typed;
    const after = { first_name, last_name, email, role, locations: branches };
    const entry = { action: 'added', subject: 'staff', id, about: id } as const;
    await record(trx, { accountId }, { ...entry, after }, now);
    return id;
  });
}

/**
 * Sets a person's role at the desk and their branches. Refuses 404 a person who is not on the team,
 * 409 a therapist, oneself, and when another was faster; 400 unknown branches.
 */
export async function changeMember(
  { db }: Pick<StaffDeps, 'db'>,
  actor: StaffActor,
  { id, ...to }: { id: number; version: number; role: Role; locations: Branches },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, actor, id);
    const reason = refuseChange(member, to);
    if (reason) throw refusal(409, reason);
    const before = await findMember(trx, id, now);
    const branches = await branchesOf(trx, to.role, to.locations);
    await replaceBranches(trx, id, branches);
    await updateRole(trx, id, to.role);
    const entry = { action: 'changed', subject: 'staff', id, about: id } as const;
    await record(
      trx,
      actor,
      {
        ...entry,
        before: { role: member.role, locations: before?.branches ?? [] },
        after: { role: to.role, locations: branches },
      },
      now,
    );
  });
}

/** The branches of a role, each once. Refuses 400 an unknown branch, or none. */
async function branchesOf(trx: Trx, role: Role, codes: Branches): Promise<string[]> {
  const branches = [...new Set(codes)].sort();
  const problem = problemOfBranches(role, branches);
  if (problem) throw wrongField('locations', problem);
  const known = await listBranches(trx, branches);
  if (known.length < branches.length) throw wrongField('locations', UNKNOWN_BRANCH);
  return branches;
}
