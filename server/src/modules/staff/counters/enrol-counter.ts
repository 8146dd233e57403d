import { hasBranch } from '../../../platform/database/has-branch.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { record } from '../../audit/record.ts';
import { hashToken, newToken } from '../../auth/hash-codes-and-tokens.ts';
import type { StaffActor, StaffDeps } from '../deps.ts';
import {
  insertDevice,
  listDevices,
  lockDevice,
  updateDeviceName,
  updateDeviceRevoked,
} from './counter-and-wrong-pin-queries.ts';

type Device = Awaited<ReturnType<typeof listDevices>>[number];

/**
 * Makes a browser a counter of a branch, and returns the token for its cookie, which is stored
 * nowhere else. Refuses 400 for an unknown branch.
 */
export async function enrolCounter(
  deps: StaffDeps,
  { accountId }: StaffActor,
  input: { location: string; name: string },
  now: Date,
): Promise<{ device: Device; token: string }> {
  const token = newToken(deps.random);
  const device = await transactAs(deps.db, accountId, async (trx) => {
    if (!(await hasBranch(trx, input.location))) throw wrongField('location', UNKNOWN_BRANCH);
    const id = await insertDevice(
      trx,
      {
        branch: input.location,
        name: input.name.trim() || input.location,
        tokenHash: hashToken(token),
        enrolledBy: accountId,
      },
      now,
    );
    const made = (await listDevices(trx)).find((each) => each.id === id) as Device;
    const { name, branch: location } = made;
    const entry = { action: 'added', subject: 'counter', id, called: name } as const;
    await record(trx, { accountId }, { ...entry, after: { name, location } }, now);
    return made;
  });
  deps.log.info({ security: 'counter enrolled', accountId }, 'counter enrolled');
  return { device, token };
}

/** Renames a counter. Refuses 409 when it is no longer one. */
export async function renameCounter(
  { db }: Pick<StaffDeps, 'db'>,
  { accountId }: StaffActor,
  { id, name: typed }: { id: number; name: string },
  now: Date,
): Promise<Device> {
  return transactAs(db, accountId, async (trx) => {
    const was = await lockDevice(trx, id);
    if (!was) throw refusal(409, REVOKED);
    const name = typed.trim() || was.name;
    await updateDeviceName(trx, id, name);
    const entry = { action: 'changed', subject: 'counter', id, called: name } as const;
    const change = { before: { name: was.name }, after: { name } };
    await record(trx, { accountId }, { ...entry, ...change }, now);
    return (await listDevices(trx)).find((each) => each.id === id) as Device;
  });
}

/** Revokes a counter; everyone who works there has to sign in. */
export async function revokeCounter(
  { db }: Pick<StaffDeps, 'db'>,
  { accountId }: StaffActor,
  id: number,
  now: Date,
): Promise<void> {
  await transactAs(db, accountId, async (trx) => {
    const name = await updateDeviceRevoked(trx, id, accountId, now);
    if (name === undefined) return;
    const entry = { action: 'withdrawn', subject: 'counter', id, called: name } as const;
    await record(trx, { accountId }, entry, now);
  });
}

export const UNKNOWN_BRANCH: Sentence = {
  en: 'We do not have this branch.',
  ar: 'ليس لدينا هذا الفرع.',
};
const REVOKED: Sentence = {
  en: 'This is no counter any more.',
  ar: 'لم تعد هذه شاشة استقبال.',
};
