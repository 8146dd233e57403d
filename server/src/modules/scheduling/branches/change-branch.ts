import type { NewBranch, StudioBranch } from '@limber/contract/desk/studio/branches.ts';
import type { Db } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { refusal, wrongField, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { addThing, changeThing, type StudioThing } from '../../audit/change-studio-things.ts';
import { markPictureShown } from '../../catalogue/pictures/mark-picture-shown.ts';
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

const branches: StudioThing<queries.StoredBranch, StudioBranch> = {
  subject: 'branch',
  unknown: UNKNOWN_BRANCH,
  async lock(trx, retires) {
    // A booking that waits for this lock checks the branch after it.
    if (retires) await lockTherapists(trx);
    await queries.lockBranches(trx);
  },
  list: queries.listStoredBranches,
  onWire: branchOnWire,
  calledOf: ({ name }) => name.en,
  fieldsOf,
  tell: tellEverything,
};

/** A branch as managers see it. */
export function branchOnWire({ active, ...stored }: queries.StoredBranch): StudioBranch {
  return { ...stored, retired: !active };
}

/** Opens a branch, whose code is the next letter. Refuses 400 naming the invalid fields. */
export function addBranch(db: Db, actor: Actor, input: NewBranch, now: Date) {
  return addThing(db, actor, branches, now, async (trx, others) => {
    const location = nextCode(others.map((each) => each.location));
    await markPictureShown(trx, 'image', input.image, now);
    await queries.insertBranch(trx, location, rowOf(input, location, others));
    await saveTranslations(trx, [input.name, input.address, input.parking]);
    return location;
  });
}

/**
 * Changes a branch's details. Refuses 404 an unknown branch, 409 naming who was faster, 400 naming
 * the invalid fields.
 */
export function changeBranch(
  db: Db,
  actor: Actor,
  { location, ...fields }: Seen & NewBranch,
  now: Date,
) {
  const request = { id: location, ...fields };
  return changeThing(db, actor, branches, request, now, async (trx, { others, input }) => {
    await markPictureShown(trx, 'image', input.image, now);
    await queries.updateBranch(trx, location, rowOf(input, location, others));
    await saveTranslations(trx, [input.name, input.address, input.parking]);
  });
}

/**
 * Retires a branch, or reopens it. Refuses 404 an unknown branch, 409 while it is still in use, and
 * naming who was faster.
 */
export function retireBranch(
  db: Db,
  actor: Actor,
  { location, version, retired }: Seen & { retired: boolean },
  now: Date,
) {
  const seen = { id: location, version, retired };
  return changeThing(db, actor, branches, seen, now, async (trx) => {
    const left = await queries.findLeftThere(trx, location, now);
    const refused = retired ? refuseRetiring(left) : null;
    if (refused) throw refusal(409, refused);
    await queries.updateBranch(trx, location, { bookable: !retired });
  });
}

/**
 * A branch as stored. Refuses 400 for a name that another has, and for text in one language only.
 */
function rowOf(input: NewBranch, location: string, branches: readonly queries.StoredBranch[]) {
  const problems = {
    ...problemsOfText('address', input.address),
    ...problemsOfText('parking', input.parking),
  };
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  const name = input.name.en.trim();
  const isTaken = branches.some((each) => each.location !== location && each.name.en === name);
  if (isTaken) throw wrongField('name.en', NAME_TAKEN);
  return {
    ...{ name, address: input.address.en.trim(), map_url: input.map_url },
    ...{ phone: input.phone.trim(), image: input.image ?? '', position: input.position },
    emirate: input.emirate,
    parking: input.parking.en.trim(),
  };
}

/** What the audit log keeps of a branch. */
function fieldsOf({
  name,
  address,
  map_url,
  phone,
  image,
  emirate,
  parking,
  position,
}: queries.StoredBranch) {
  return {
    ...{ name: name.en, name_ar: name.ar, address: address.en, address_ar: address.ar },
    ...{ map_url, phone, image, emirate, parking: parking.en, parking_ar: parking.ar, position },
  };
}
