import { COUNTRIES } from '@limber/contract/country/countries.ts';
import type {
  changePlace as route,
  StudioCountry,
} from '@limber/contract/desk/studio/country-and-currency.ts';
import { currencyOf } from '@limber/contract/money/currency-digits-and-coins.ts';
import type { Static } from 'typebox';
import type { Db } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { record } from '../../audit/record.ts';
import { refuseStaleVersion } from '../../audit/refuse-stale-version.ts';
import { goBy } from './apply-zone-and-currency.ts';
import { IS_FIXED, problemsOfCountry, UNKNOWN_ZONE } from './country-and-currency-rules.ts';
import {
  findCountry,
  knowsZone,
  lockCountry,
  rescalePrices,
  updateCountry,
  updateUsualRate,
} from './queries.ts';

/**
 * Sets country, zone and currency, and with another country its usual rate of VAT, unless a manager
 * has set one. Refuses 400 a zone or currency that there is not, 409 where something was booked or
 * sold, and naming who was faster.
 */
export async function changeCountryAndCurrency(
  db: Db,
  actor: Actor,
  input: Static<typeof route.body>,
  now: Date,
): Promise<StudioCountry> {
  const problems = problemsOfCountry(input);
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  const changed = await transactAs(db, actor.accountId, async (trx) => {
    await lockCountry(trx);
    const before = await findCountry(trx);
    await refuseStaleVersion(trx, { subject: 'place', version: input.version }, before);
    if (before.fixed) throw refusal(409, IS_FIXED);
    if (!(await knowsZone(trx, input.zone))) throw wrongField('zone', UNKNOWN_ZONE);
    await updateCountry(trx, input);
    if (input.country !== before.country)
      await updateUsualRate(trx, COUNTRIES[input.country]?.taxBasisPoints ?? 0);
    const digits = currencyOf(input.currency).digits - currencyOf(before.currency).digits;
    if (digits !== 0) await rescalePrices(trx, digits);
    await tellEverything(trx);
    const after = await findCountry(trx);
    const entry = { action: 'changed', subject: 'place' } as const;
    await record(trx, actor, { ...entry, before: fieldsOf(before), after: fieldsOf(after) }, now);
    return after;
  });
  // The other processes hear of it.
  goBy(changed);
  return changed;
}

/** What the audit log keeps of it. */
function fieldsOf({ country, zone, currency }: StudioCountry) {
  return { country, zone, currency };
}
