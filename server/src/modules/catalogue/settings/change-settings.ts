import type { StudioSettings } from '@limber/contract/desk/studio/settings.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db } from '../../../platform/database/db.ts';
import { lockSettings } from '../../../platform/database/lock-settings.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { record } from '../../audit/record.ts';
import { refuseStaleVersion } from '../../audit/refuse-stale-version.ts';
import * as queries from './queries.ts';
import { problemsOfTerms } from './term-bounds-rules.ts';

/**
 * Changes the studio's terms; issued documents keep their text, and booked sessions
 * their cutoff. Refuses 400 terms that contradict each other, 409 naming who was faster.
 */
export async function changeSettings(
  db: Db,
  actor: Actor,
  input: StudioSettings,
  now: Date,
): Promise<StudioSettings> {
  const problems = problemsOfTerms(input);
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const before = await queries.findWholeSettings(trx);
    await refuseStaleVersion(trx, { subject: 'settings', version: input.version }, before);
    await queries.updateSettings(trx, input);
    // The served pages contain some of them.
    await tellEverything(trx);
    const after = await queries.findWholeSettings(trx);
    const entry = { action: 'changed', subject: 'settings' } as const;
    await record(trx, actor, { ...entry, before: fieldsOf(before), after: fieldsOf(after) }, now);
    return after;
  });
}

/** What the audit log keeps of the settings. */
function fieldsOf({ version: _, cash_coin_fils: coinMinor, ...settings }: StudioSettings) {
  return { ...settings, cash_coin: amountOf(coinMinor) };
}
