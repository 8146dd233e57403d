import type { NewService, StudioService } from '@limber/contract/desk/studio/services.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { wrongField, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import {
  addThing,
  changeAsPlanned,
  changeThing,
  type SeenVersion,
  type StudioThing,
  updateActive,
} from '../../audit/change-studio-things.ts';
import { markPictureShown } from '../pictures/mark-picture-shown.ts';
import { saveTranslations } from '../translations/save-translations.ts';
import { NAME_TAKEN } from '../translations/translation-rules.ts';
import * as queries from './queries.ts';
import { fieldsOf, rowOf, serviceOnWire, wishedOf } from './service-on-wire.ts';
import { type Price, problemsOfService } from './service-rules.ts';

export const services: StudioThing<queries.StoredService, StudioService> = {
  subject: 'service',
  unknown: { en: 'There is no such service.', ar: 'لا توجد خدمة كهذه.' },
  lock: queries.lockServices,
  list: queries.listStoredServices,
  onWire: serviceOnWire,
  calledOf: ({ name }) => name.en,
  fieldsOf,
  tell: tellEverything,
};

/** Adds a service to the catalogue. Refuses 400 naming the invalid fields. */
export function addService(db: Db, actor: Actor, input: NewService, now: Date) {
  return addThing(db, actor, services, now, async (trx, others) => {
    await refuseWrong(trx, input, others);
    await markPictureShown(trx, 'image', input.image, now);
    const id = await queries.insertService(trx, rowOf(input));
    if (id === undefined) throw wrongField('name.en', NAME_TAKEN);
    await writeParts(trx, id, input);
    return id;
  });
}

/**
 * Changes a service; booked sessions keep what they had. Refuses 404 an unknown service, 409 naming
 * who was faster, 400 naming the invalid fields.
 */
export function changeService(db: Db, actor: Actor, request: SeenVersion & NewService, now: Date) {
  return changeThing(db, actor, services, request, now, async (trx, { others, input }) => {
    await refuseWrong(trx, input, others);
    await markPictureShown(trx, 'image', input.image, now);
    await queries.updateService(trx, request.id, rowOf(input));
    await writeParts(trx, request.id, input);
  });
}

/** Retires a service, or restores it. Refuses 404 an unknown service, 409 naming who was faster. */
export function retireService(db: Db, actor: Actor, request: Required<SeenVersion>, now: Date) {
  return changeThing(db, actor, services, request, now, async (trx) => {
    await updateActive(trx, 'services', request);
    if (!request.retired) await queries.clearRetiredDay(trx, request.id, dayOf(now));
  });
}

/** Gives a service, in the caller's transaction, the lengths and prices that were planned. */
export function repriceService(trx: Trx, id: number, prices: readonly Price[], now: Date) {
  return changeAsPlanned(trx, services, { id, retires: false }, now, async () => {
    await queries.replacePrices(trx, id, prices);
    await queries.updateVersion(trx, id);
  });
}

/** Retires a service, in the caller's transaction, as it was planned. */
export function retireServiceAsPlanned(trx: Trx, id: number, now: Date) {
  return changeAsPlanned(trx, services, { id, retires: true }, now, () =>
    updateActive(trx, 'services', { id, retired: true }),
  );
}

async function refuseWrong(
  trx: Trx,
  input: NewService,
  others: readonly queries.StoredService[],
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
