import type {
  NewTherapist,
  StudioTherapist,
  TherapistProfile,
} from '@limber/contract/desk/studio/therapists.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { hasBranch } from '../../../platform/database/has-branch.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import {
  changeAsPlanned,
  changeThing,
  type SeenVersion,
  type StudioThing,
  updateActive,
} from '../../audit/change-studio-things.ts';
import { record } from '../../audit/record.ts';
import { UNKNOWN_BRANCH } from '../../staff/counters/enrol-counter.ts';
import { endWithTeam } from '../../staff/team/end-sessions.ts';
import { openAccountOfMember } from '../../staff/team/open-account-of-member.ts';
import { markPictureShown } from '../pictures/mark-picture-shown.ts';
import { NO_SERVICE } from '../services/service-rules.ts';
import * as queries from './queries.ts';

const NO_THERAPIST: Sentence = {
  en: 'There is no such therapist.',
  ar: 'لا يوجد معالج بهذا الرقم.',
};

const therapists: StudioThing<queries.StoredTherapist, StudioTherapist> = {
  subject: 'therapist',
  unknown: NO_THERAPIST,
  lock: queries.lockTherapists,
  list: queries.listStoredTherapists,
  onWire: therapistOnWire,
  aboutOf: ({ accountId }) => accountId,
  fieldsOf,
  tell: tellEverything,
};

/** A therapist as managers see them. */
export function therapistOnWire(stored: queries.StoredTherapist): StudioTherapist {
  return {
    id: stored.id,
    version: stored.version,
    retired: !stored.active,
    full_name: stored.fullName,
    location: stored.location,
    name_ar: stored.nameAr,
    languages: [...stored.languages],
    service_ids: stored.services.map(({ id }) => id),
    books_by_phone: stored.booksByPhone,
    photo: stored.photo,
    position: stored.position,
  };
}

/**
 * Adds a therapist to the team; their shifts come from the rota. Refuses 400 naming the invalid
 * fields, 409 when the address has an account.
 */
export async function addTherapist(
  db: Db,
  actor: Actor,
  { email, first_name, last_name, gender, ...profile }: NewTherapist,
  now: Date,
): Promise<StudioTherapist> {
  return transactAs(db, actor.accountId, async (trx) => {
    const person = { email, first_name, last_name, gender, role: 'therapist' } as const;
    const accountId = await openAccountOfMember(trx, actor.accountId, person, now);
    await queries.lockTherapists(trx);
    const announcement = await toldOf(trx, profile, now);
    const id = await queries.insertTherapist(trx, accountId, announcement);
    await queries.replaceServices(trx, id, announcement.service_ids);
    const after = await readOne(trx, id);
    const entry = { action: 'added', subject: 'therapist', id, about: accountId } as const;
    const fields = { first_name, last_name, email, ...fieldsOf(after) };
    await record(trx, actor, { ...entry, after: fields }, now);
    await tellEverything(trx);
    return therapistOnWire(after);
  });
}

/**
 * Changes a therapist's details, branch and services. Refuses 404 an unknown therapist, 409 naming
 * who was faster, 400 for an unknown branch or service.
 */
export function changeTherapist(
  db: Db,
  actor: Actor,
  request: SeenVersion & TherapistProfile,
  now: Date,
) {
  return changeThing(db, actor, therapists, request, now, async (trx, { before, input }) => {
    const announcement = await toldOf(trx, input, now);
    await queries.updateTherapist(trx, before.id, announcement);
    await queries.replaceServices(trx, before.id, announcement.service_ids);
  });
}

/**
 * Retires a therapist, or restores them; their booked sessions stay. A retired therapist loses
 * access to the desk, and their sign-in sessions end. Refuses 404 an unknown therapist, 409 naming
 * who was faster.
 */
export function retireTherapist(db: Db, actor: Actor, request: Required<SeenVersion>, now: Date) {
  return changeThing(db, actor, therapists, request, now, async (trx, { before }) => {
    await updateActive(trx, 'therapists', request);
    if (request.retired) await endWithTeam(trx, actor, before.accountId, now);
  });
}

/** Retires a therapist, in the caller's transaction, on the day on which they leave. */
export function retireAsPlanned(trx: Trx, id: number, now: Date): Promise<void> {
  return changeAsPlanned(trx, therapists, { id, retires: true }, now, async ({ accountId }) => {
    await updateActive(trx, 'therapists', { id, retired: true });
    await endWithTeam(trx, null, accountId, now);
  });
}

/** A therapist's details as stored. Refuses 400 for an unknown branch, service or picture. */
async function toldOf(trx: Trx, input: TherapistProfile, now: Date): Promise<TherapistProfile> {
  await markPictureShown(trx, 'photo', input.photo, now);
  if (!(await hasBranch(trx, input.location))) throw wrongField('location', UNKNOWN_BRANCH);
  const service_ids = [...new Set(input.service_ids)];
  const known = await queries.listServiceIds(trx, service_ids);
  if (known.length < service_ids.length) throw wrongField('service_ids', NO_SERVICE);
  return { ...input, service_ids, name_ar: input.name_ar?.trim() ?? null };
}

async function readOne(trx: Trx, id: number): Promise<queries.StoredTherapist> {
  const found = (await queries.listStoredTherapists(trx)).find((each) => each.id === id);
  if (!found) throw refusal(404, NO_THERAPIST);
  return found;
}

/** What the audit log keeps of a therapist. */
function fieldsOf(stored: queries.StoredTherapist) {
  return {
    location: stored.location,
    name_ar: stored.nameAr,
    languages: stored.languages,
    services: stored.services.map(({ name }) => name),
    books_by_phone: stored.booksByPhone,
    photo: stored.photo,
    position: stored.position,
  };
}
