import type { NewResource, StudioResource } from '@limber/contract/desk/studio/resources.ts';
import type { Db } from '../../../platform/database/db.ts';
import { hasBranch } from '../../../platform/database/has-branch.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import {
  addThing,
  changeThing,
  type SeenVersion,
  type StudioThing,
} from '../../audit/change-studio-things.ts';
import { saveTranslations } from '../../catalogue/translations/save-translations.ts';
import { NAME_TAKEN } from '../../catalogue/translations/translation-rules.ts';
import { UNKNOWN_BRANCH } from '../diary-rules.ts';
import * as queries from './queries.ts';

type Changed = Omit<NewResource, 'location'>;

const resourcesAt = (now: Date): StudioThing<queries.StoredResource, StudioResource> => ({
  subject: 'resource',
  unknown: { en: 'There is no such room or device.', ar: 'لا توجد غرفة أو جهاز كهذا.' },
  lock: queries.lockResources,
  list: (trx) => queries.listStoredResources(trx, now),
  onWire: resourceOnWire,
  calledOf: ({ name }) => name.en,
  fieldsOf,
  tell: tellEverything,
});

/** A room or device as managers see it. */
export function resourceOnWire({
  active,
  sessionsToCome,
  ...stored
}: queries.StoredResource): StudioResource {
  return { ...stored, retired: !active, sessions_to_come: sessionsToCome };
}

/** Adds a room or a device to a branch. Refuses 400 naming the invalid fields. */
export function addResource(db: Db, actor: Actor, { location, ...input }: NewResource, now: Date) {
  return addThing(db, actor, resourcesAt(now), now, async (trx) => {
    if (!(await hasBranch(trx, location))) throw wrongField('location', UNKNOWN_BRANCH);
    const id = await queries.insertResource(trx, location, rowOf(input));
    if (id === undefined) throw wrongField('name.en', NAME_TAKEN);
    await saveTranslations(trx, [input.kind, input.name]);
    return id;
  });
}

/**
 * Changes a room's or device's kind or label. Refuses 404 an unknown one, 409 naming who was
 * faster, 400 naming the invalid fields.
 */
export function changeResource(db: Db, actor: Actor, request: SeenVersion & Changed, now: Date) {
  const resources = resourcesAt(now);
  return changeThing(db, actor, resources, request, now, async (trx, { before, others, input }) => {
    const row = rowOf(input);
    const isTaken = others.some(
      (each) => each.location === before.location && each.name.en === row.name,
    );
    if (isTaken) throw wrongField('name.en', NAME_TAKEN);
    await queries.updateResource(trx, before.id, row);
    await saveTranslations(trx, [input.kind, input.name]);
  });
}

/**
 * Retires a room or device, or restores it; sessions that use it keep it. Refuses 404 an unknown
 * one, 409 naming who was faster.
 */
export function retireResource(db: Db, actor: Actor, request: Required<SeenVersion>, now: Date) {
  return changeThing(db, actor, resourcesAt(now), request, now, (trx) =>
    queries.updateResource(trx, request.id, { active: !request.retired }),
  );
}

function rowOf({ kind, name, position }: Changed) {
  return { kind: kind.en.trim(), name: name.en.trim(), position };
}

/** What the audit log keeps of one. */
function fieldsOf({ location, kind, name, position }: queries.StoredResource) {
  return {
    location,
    kind: kind.en,
    kind_ar: kind.ar,
    name: name.en,
    name_ar: name.ar,
    position,
  };
}
