import { generateOtp, obtainToken } from '@limber/contract/auth.ts';
import { expect, test } from 'vitest';
import { openHolds } from '../../../../test/holds.ts';
import type { TestClient } from '../../../../test/people.ts';
import { type Browser, latestCode, post } from '../../../../test/sign-in.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, badr, book, tryToBook } = await openStudio();
const { hold, tryToHold, timesFor } = await openHolds(world);

/** Signs in, in a browser that brings all its cookies. */
async function signIn({ email }: TestClient, { cookie = '' }: Browser = {}): Promise<void> {
  const device: Browser = {};
  await post(world, generateOtp, { email }, '198.51.100.7', device);
  const otp = await latestCode(world, email);
  const both = { cookie: `${device.cookie}; ${cookie}` };
  const signedIn = await post(world, obtainToken, { email, otp }, '198.51.100.7', both);
  expect(signedIn.status).toBe(200);
}

const rows = () =>
  world.db.selectFrom('holds').select(['account_id', 'browser', 'starts_at']).execute();

test('a browser gets an id that no script and no other site sees', async () => {
  const { given } = await tryToHold({ browser: {} });
  const [cookie = '', ...attributes] = String(given).split('; ');
  expect(cookie).toMatch(/^limber-hold=[\w-]{22}$/);
  const safe = ['HttpOnly', 'Max-Age=86400', 'Path=/api/v1', 'SameSite=Strict', 'Secure'];
  expect(attributes.sort()).toEqual(safe);
});

test('what a browser holds is the account’s once it signs in there', async () => {
  const browser: Browser = {};
  const held = await hold({ browser });
  expect(await timesFor({ by: amina })).not.toContain('14:00');
  await signIn(amina, browser);
  expect(await timesFor({ by: amina })).toContain('14:00');
  expect(await hold({ by: amina, browser })).toEqual(held);
  expect((await tryToBook({}, badr)).statusCode).toBe(409);
  await book();
  expect(await rows()).toEqual([]);
});

test('it takes the place of what the account held elsewhere', async () => {
  await hold({ by: amina }, '16:00');
  const browser: Browser = {};
  await hold({ browser });
  await signIn(amina, browser);
  expect(await rows()).toMatchObject([
    { account_id: amina.id, starts_at: new Date('2026-03-05T14:00:00+04:00') },
  ]);
  expect(await timesFor({ by: badr })).toContain('16:00');
});

test('an expired hold does not move to the account, whose own hold elsewhere stays', async () => {
  const browser: Browser = {};
  await hold({ browser });
  world.clock.advance(6);
  await hold({ by: amina }, '16:00');
  await signIn(amina, browser);
  expect((await rows()).map(({ account_id }) => account_id).sort()).toEqual(
    [null, amina.id].sort(),
  );
  expect(await timesFor({ by: badr })).not.toContain('16:00');
});

test('signing in without such a browser leaves all holds unchanged', async () => {
  await hold({ browser: {} });
  await signIn(amina);
  expect(await rows()).toMatchObject([{ account_id: null }]);
});

test('two sign in and hold at the same moment in each other’s browsers', async () => {
  const [here, there]: Browser[] = [{}, {}];
  await hold({ by: amina, browser: here as Browser }, '14:00');
  await hold({ by: badr, browser: there as Browser }, '16:00');
  const statuses = await Promise.all(
    Array.from({ length: 4 }, (_, turn) => [
      tryToHold({ by: amina, browser: there as Browser }, turn % 2 ? '14:00' : '15:00'),
      tryToHold({ by: badr, browser: here as Browser }, turn % 2 ? '17:00' : '18:00'),
    ]).flat(),
  );
  expect(statuses.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const held = await rows();
  expect(new Set(held.map(({ account_id }) => account_id)).size).toBe(held.length);
});
