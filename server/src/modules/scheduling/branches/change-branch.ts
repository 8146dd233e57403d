import type { NewBranch, StudioBranch } from '@limber/contract/desk/studio/branches.ts';
import type { Db } from '../../../platform/database/db.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { tellEverything } from '../../../platform/database/tell-days.ts';
import { refusal, wrongField, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { changeKept, type KeptKind } from '../../audit/change-kept.ts';
import { record } from '../../audit/record.ts';
import { keepPicture } from '../../catalogue/pictures/keep-picture.ts';
import { saveTranslations } from '../../catalogue/translations/save-translations.ts';
import { NAME_TAKEN, problemsOfText } from '../../catalogue/translations/translation-rules.ts';
import { UNKNOWN_BRANCH } from '../diary-rules.ts';
import { lockTherapists } from '../lock-therapist.ts';
import { nextCode, refuseRetiring } from './branch-rules.ts';
import * as queries from './queries.ts';

/** Which branch, and as which of its states somebody saw it. */
interface Seen {
  readonly location: string;
  readonly version: number;
}

/** A branch as managers see it. */
export function branchOnWire({ active, ...kept }: queries.KeptBranch): StudioBranch {
  return { ...kept, retired: !active };
}

/** Opens a branch, whose code is the next letter. Refuses 400 naming the invalid fields. */
export async function addBranch(
  db: Db,
  actor: Actor,
  input: NewBranch,
  now: Date,
): Promise<StudioBranch> {
  return db.transaction().execute(async (trx) => {
    await lockActor(trx, actor.accountId);
    await queries.lockBranches(trx);
    const branches = await queries.listKeptBranches(trx);
    const location = nextCode(branches.map((each) => each.location));
    await keepPicture(trx, 'image', input.image, now);
    await queries.insertBranch(trx, location, rowOf(input, location, branches));
    await saveTranslations(trx, [input.name, input.address]);
    const after = knownOne(await queries.listKeptBranches(trx), location);
    const deed = { action: 'added', subject: 'branch', id: location } as const;
    const fields = { called: after.name.en, after: fieldsOf(after) };
    await record(trx, actor, { ...deed, ...fields }, now);
    await tellEverything(trx);
    return branchOnWire(after);
  });
}

/**
 * Changes a branch's details. Refuses 404 an unknown branch, 409 naming who was faster, 400 naming
 * the invalid fields.
 */
export async function changeBranch(
  db: Db,
  actor: Actor,
  { location, version, ...input }: Seen & NewBranch,
  now: Date,
): Promise<StudioBranch> {
  const deed = { id: location, version, action: 'changed' } as const;
  const after = await changeKept(db, actor, kind, deed, now, async (trx, _, branches) => {
    await keepPicture(trx, 'image', input.image, now);
    await queries.updateBranch(trx, location, rowOf(input, location, branches));
    await saveTranslations(trx, [input.name, input.address]);
  });
  return branchOnWire(after);
}

/**
 * Retires a branch, or reopens it. Refuses 404 an unknown branch, 409 while it is still in use, and
 * naming who was faster.
 */
export async function retireBranch(
  db: Db,
  actor: Actor,
  { location, version, retired }: Seen & { retired: boolean },
  now: Date,
): Promise<StudioBranch> {
  const action = retired ? 'retired' : 'restored';
  const deed = { id: location, version, action } as const;
  const after = await changeKept(db, actor, kind, deed, now, async (trx) => {
    const left = await queries.findLeftThere(trx, location, now);
    const refused = retired ? refuseRetiring(left) : null;
    if (refused) throw refusal(409, refused);
    await queries.updateBranch(trx, location, { bookable: !retired });
  });
  return branchOnWire(after);
}

const kind: KeptKind<queries.KeptBranch, string> = {
  subject: 'branch',
  async lock(trx, action) {
    // A booking that waits for this lock checks the branch after it.
    if (action === 'retired') await lockTherapists(trx);
    await queries.lockBranches(trx);
  },
  tell: tellEverything,
  list: queries.listKeptBranches,
  find: knownOne,
  calledOf: ({ name }) => name.en,
  fieldsOf,
};

/**
 * A branch as stored. Refuses 400 for a name that another has, and for text in one language only.
 */
function rowOf(input: NewBranch, location: string, branches: readonly queries.KeptBranch[]) {
  const problems = problemsOfText('address', input.address);
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  const name = input.name.en.trim();
  const isTaken = branches.some((each) => each.location !== location && each.name.en === name);
  if (isTaken) throw wrongField('name.en', NAME_TAKEN);
  return {
    ...{ name, address: input.address.en.trim(), map_url: input.map_url },
    ...{ phone: input.phone.trim(), image: input.image ?? '', position: input.position },
  };
}

/** What the audit log keeps of a branch. */
function fieldsOf({ name, address, map_url, phone, image, position }: queries.KeptBranch) {
  return {
    ...{ name: name.en, name_ar: name.ar, address: address.en, address_ar: address.ar },
    ...{ map_url, phone, image, position },
  };
}

function knownOne(branches: readonly queries.KeptBranch[], location: string): queries.KeptBranch {
  const branch = branches.find((each) => each.location === location);
  if (!branch) throw refusal(404, UNKNOWN_BRANCH);
  return branch;
}
