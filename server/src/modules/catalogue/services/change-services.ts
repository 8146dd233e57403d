import type { NewService, StudioService } from '@limber/contract/desk/studio/services.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { tellEverything } from '../../../platform/database/tell-days.ts';
import { refusal, wrongField, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { changeKept, type KeptKind } from '../../audit/change-kept.ts';
import { record } from '../../audit/record.ts';
import { saveTranslations } from '../translations/save-translations.ts';
import { NAME_TAKEN } from '../translations/translation-rules.ts';
import * as queries from './queries.ts';
import { fieldsOf, rowOf, serviceOnWire, wishedOf } from './service-on-wire.ts';
import { problemsOfService } from './service-rules.ts';

/** Which service, and as which of its states somebody saw it. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

/** Adds a service to the catalogue. Refuses 400 naming the invalid fields. */
export async function addService(
  db: Db,
  actor: Actor,
  input: NewService,
  now: Date,
): Promise<StudioService> {
  return db.transaction().execute(async (trx) => {
    await lockActor(trx, actor.accountId);
    await queries.lockServices(trx);
    await refuseWrong(trx, input, await queries.listKeptServices(trx));
    const id = await queries.insertService(trx, rowOf(input));
    if (id === undefined) throw wrongField('name.en', NAME_TAKEN);
    await writeParts(trx, id, input);
    const after = knownOne(await queries.listKeptServices(trx), id);
    const deed = { action: 'added', subject: 'service', id, called: after.name.en } as const;
    await record(trx, actor, { ...deed, after: fieldsOf(after) }, now);
    await tellEverything(trx);
    return serviceOnWire(after);
  });
}

/**
 * Changes a service; booked sessions keep what they had. Refuses 404 an unknown service, 409 naming
 * who was faster, 400 naming the invalid fields.
 */
export async function changeService(
  db: Db,
  actor: Actor,
  { id, version, ...input }: Seen & NewService,
  now: Date,
): Promise<StudioService> {
  const deed = { id, version, action: 'changed' } as const;
  const after = await changeKept(db, actor, kind, deed, now, async (trx, _, services) => {
    await refuseWrong(
      trx,
      input,
      services.filter((each) => each.id !== id),
    );
    await queries.updateService(trx, id, rowOf(input));
    await writeParts(trx, id, input);
  });
  return serviceOnWire(after);
}

/** Retires a service, or restores it. Refuses 404 an unknown service, 409 naming who was faster. */
export async function retireService(
  db: Db,
  actor: Actor,
  { retired, ...seen }: Seen & { retired: boolean },
  now: Date,
): Promise<StudioService> {
  const deed = { ...seen, action: retired ? 'retired' : 'restored' } as const;
  const after = await changeKept(db, actor, kind, deed, now, (trx) =>
    queries.updateActive(trx, seen.id, !retired),
  );
  return serviceOnWire(after);
}

const kind: KeptKind<queries.KeptService> = {
  subject: 'service',
  lock: queries.lockServices,
  tell: tellEverything,
  list: queries.listKeptServices,
  find: knownOne,
  calledOf: ({ name }) => name.en,
  fieldsOf,
};

async function refuseWrong(
  trx: Trx,
  input: NewService,
  others: readonly queries.KeptService[],
): Promise<void> {
  const fields = problemsOfService(wishedOf(input), {
    otherNames: others.map(({ name }) => name.en),
    there: await queries.findNameable(trx),
  });
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}

async function writeParts(trx: Trx, id: number, input: NewService): Promise<void> {
  const { name, description, prices, needs, therapistIds } = wishedOf(input);
  await queries.replacePrices(trx, id, prices);
  await queries.replaceNeeds(trx, id, needs);
  await queries.replaceTherapists(trx, id, therapistIds);
  await saveTranslations(trx, [name, description]);
}

function knownOne(services: readonly queries.KeptService[], id: number): queries.KeptService {
  const service = services.find((each) => each.id === id);
  if (!service) throw refusal(404, NO_SERVICE);
  return service;
}

const NO_SERVICE: Sentence = {
  en: 'There is no such service.',
  ar: 'لا توجد خدمة كهذه.',
};
