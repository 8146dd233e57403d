import type { NewResource, StudioResource } from '@limber/contract/desk/studio/resources.ts';
import type { Db } from '../../../platform/database/db.ts';
import { hasBranch } from '../../../platform/database/has-branch.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { tellEverything } from '../../../platform/database/tell-days.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { changeKept, type KeptKind } from '../../audit/change-kept.ts';
import { record } from '../../audit/record.ts';
import { saveTranslations } from '../../catalogue/translations/save-translations.ts';
import { NAME_TAKEN } from '../../catalogue/translations/translation-rules.ts';
import { UNKNOWN_BRANCH } from '../diary-rules.ts';
import * as queries from './queries.ts';

/** Which room or device, and as which of its states somebody saw it. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

type Changed = Omit<NewResource, 'location'>;

/** A room or device as managers see it. */
export function resourceOnWire({
  active,
  sessionsToCome,
  ...kept
}: queries.KeptResource): StudioResource {
  return { ...kept, retired: !active, sessions_to_come: sessionsToCome };
}

/** Adds a room or a device to a branch. Refuses 400 naming the invalid fields. */
export async function addResource(
  db: Db,
  actor: Actor,
  { location, ...input }: NewResource,
  now: Date,
): Promise<StudioResource> {
  return db.transaction().execute(async (trx) => {
    await lockActor(trx, actor.accountId);
    if (!(await hasBranch(trx, location))) throw wrongField('location', UNKNOWN_BRANCH);
    await queries.lockResources(trx);
    const id = await queries.insertResource(trx, location, rowOf(input));
    if (id === undefined) throw wrongField('name.en', NAME_TAKEN);
    await saveTranslations(trx, [input.kind, input.name]);
    const after = knownOne(await queries.listKeptResources(trx, now), id);
    const deed = { action: 'added', subject: 'resource', id, called: after.name.en } as const;
    await record(trx, actor, { ...deed, after: fieldsOf(after) }, now);
    await tellEverything(trx);
    return resourceOnWire(after);
  });
}

/**
 * Changes a room's or device's kind or label. Refuses 404 an unknown one, 409 naming who was
 * faster, 400 naming the invalid fields.
 */
export async function changeResource(
  db: Db,
  actor: Actor,
  { id, version, ...input }: Seen & Changed,
  now: Date,
): Promise<StudioResource> {
  const deed = { id, version, action: 'changed' } as const;
  const after = await changeKept(
    db,
    actor,
    kindAt(now),
    deed,
    now,
    async (trx, before, resources) => {
      const row = rowOf(input);
      const isTaken = resources.some(
        (each) => each.id !== id && each.location === before.location && each.name.en === row.name,
      );
      if (isTaken) throw wrongField('name.en', NAME_TAKEN);
      await queries.updateResource(trx, id, row);
      await saveTranslations(trx, [input.kind, input.name]);
    },
  );
  return resourceOnWire(after);
}

/**
 * Retires a room or device, or restores it; sessions that use it keep it. Refuses 404 an unknown
 * one, 409 naming who was faster.
 */
export async function retireResource(
  db: Db,
  actor: Actor,
  { retired, ...seen }: Seen & { retired: boolean },
  now: Date,
): Promise<StudioResource> {
  const deed = { ...seen, action: retired ? 'retired' : 'restored' } as const;
  const after = await changeKept(db, actor, kindAt(now), deed, now, (trx) =>
    queries.updateResource(trx, seen.id, { active: !retired }),
  );
  return resourceOnWire(after);
}

const kindAt = (now: Date): KeptKind<queries.KeptResource> => ({
  subject: 'resource',
  lock: queries.lockResources,
  tell: tellEverything,
  list: (trx) => queries.listKeptResources(trx, now),
  find: knownOne,
  calledOf: ({ name }) => name.en,
  fieldsOf,
});

function rowOf({ kind, name, position }: Changed) {
  return { kind: kind.en.trim(), name: name.en.trim(), position };
}

/** What the audit log keeps of one. */
function fieldsOf({ location, kind, name, position }: queries.KeptResource) {
  return {
    location,
    kind: kind.en,
    kind_ar: kind.ar,
    name: name.en,
    name_ar: name.ar,
    position,
  };
}

function knownOne(resources: readonly queries.KeptResource[], id: number): queries.KeptResource {
  const resource = resources.find((each) => each.id === id);
  if (!resource) throw refusal(404, NO_RESOURCE);
  return resource;
}

const NO_RESOURCE: Sentence = {
  en: 'There is no such room or device.',
  ar: 'لا توجد غرفة أو جهاز كهذا.',
};
