import type { StudioLook } from '@limber/contract/desk/website/look.ts';
import { LOOK_PICTURES } from '@limber/contract/terms/site/brand-look.ts';
import type { Db } from '../../../platform/database/db.ts';
import { lockSettings } from '../../../platform/database/lock-settings.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { record } from '../../audit/record.ts';
import { refuseStaleVersion } from '../../audit/refuse-stale-version.ts';
import { markPictureShown } from '../pictures/mark-picture-shown.ts';
import { findLook, updateLook } from './queries.ts';

/**
 * Changes how the pages look. Every process has it in its next answer. Refuses 400 a picture that is
 * gone, 409 naming who was faster.
 */
export async function changeLook(
  db: Db,
  actor: Actor,
  input: StudioLook,
  now: Date,
): Promise<StudioLook> {
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const before = await findLook(trx);
    await refuseStaleVersion(trx, { subject: 'look', version: input.version }, before);
    for (const name of LOOK_PICTURES) {
      await markPictureShown(trx, `pictures.${name}`, input.pictures[name], now);
    }
    await updateLook(trx, input);
    await tellEverything(trx);
    const after = await findLook(trx);
    const entry = { action: 'changed', subject: 'look' } as const;
    await record(trx, actor, { ...entry, before: fieldsOf(before), after: fieldsOf(after) }, now);
    return after;
  });
}

/** What the audit log keeps of it. */
function fieldsOf({ version: _, pictures, ...colours }: StudioLook) {
  return { ...colours, ...pictures };
}
