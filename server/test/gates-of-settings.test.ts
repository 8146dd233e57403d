import { changePlace, readPlace } from '@limber/contract/desk/studio/country-and-currency.ts';
import {
  changePaymentTerms,
  listPaymentTerms,
} from '@limber/contract/desk/studio/payment-terms.ts';
import { changeSettings, readSettings } from '@limber/contract/desk/studio/settings.ts';
import { changeLook, readLook } from '@limber/contract/desk/website/look.ts';
import { withdrawPolicyVersion } from '@limber/contract/desk/website/policies.ts';
import { changeSentence } from '@limber/contract/desk/website/sentences.ts';
import type { Route } from '@limber/contract/route.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { waitingAt } from './blocked.ts';
import { callApi, type Tried } from './call-api.ts';
import { memberOf } from './people.ts';
import { openPaying } from './providers/paying-online.ts';

// What a studio sets for itself is one row. Each change waits for another of it, with the very
// statement that locks the row; the reply after the wait is for other tests.
const { world } = await openPaying();
const by = await memberOf(world, 'manager');
const ask =
  <R extends Route>(route: R, args: Tried<R>) =>
  () =>
    callApi(world, route, args, { by });

const LATE = { version: 99 };
const look = (await ask(readLook, {})()).json();
const settings = (await ask(readSettings, {})()).json();
const { version: _, fixed: __, ...place } = (await ask(readPlace, {})()).json();
const [terms] = (await ask(listPaymentTerms, {})()).json().terms;
const words = { own_en: 'Stretching in {city}', own_ar: null };

test.each([
  ['its look', ask(changeLook, { ...look, ...LATE })],
  ['its terms', ask(changeSettings, { ...settings, ...LATE })],
  ['its place', ask(changePlace, { ...place, ...LATE })],
  ['a policy', ask(withdrawPolicyVersion, { kind: 'terms', ...LATE })],
  [
    'a sentence',
    ask(changeSentence, {
      ...{ source: 'Stretching and recovery in {city}', ...words },
      seen: { own_en: 'Other words', own_ar: null },
    }),
  ],
  ['where it is paid', ask(changePaymentTerms, terms)],
] as const)('a change of %s waits for another of what the studio sets', async (_what, call) => {
  const [waiting, ...others] = await waitingAt(
    world,
    sql`select from settings for no key update`,
    call,
  );
  expect(others).toEqual([]);
  expect(waiting).toBe('select from settings for no key update');
});

test.each(['bookings', 'owned_packages', 'drawer_sessions'])(
  'country, zone and currency wait for %s that are being written',
  async (table) => {
    const [waiting, ...others] = await waitingAt(
      world,
      sql`lock table ${sql.table(table)} in row exclusive mode`,
      ask(changePlace, { ...place, ...LATE }),
    );
    expect(others).toEqual([]);
    expect(waiting).toBe('lock table bookings, owned_packages, drawer_sessions in share mode');
  },
);
