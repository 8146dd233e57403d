import { expect, test } from 'vitest';
import { forgetBookings } from '../../../../test/booking-requests.ts';
import { openStudio } from '../../../../test/studio.ts';

// Prices are whole, or have one decimal (docs/decisions/0104); mails write them as the pages do.
const { world, amina, book } = await openStudio();

/** Books an hour at this price (in AED) and returns the text of its confirmation. */
async function confirmation(price: number, minor?: number): Promise<string> {
  await book({ total_price: price });
  if (minor !== undefined) await world.query(`update bookings set price_fils = ${minor}`);
  await world.runJobs();
  return world.mails.map(({ text }) => text).join();
}

test.each([
  ['320', 32_000],
  ['87.5', 8750],
  ['123.7', 12_370],
  ['123.75', 12_375],
])('a mail writes %s AED so, in both languages', async (amount, minor) => {
  for (const [language, words] of [
    ['ar', new RegExp(`^${amount} (درهماً|درهم|دراهم)$`, 'm')],
    ['en', new RegExp(`^${amount} AED$`, 'm')],
  ] as const) {
    await forgetBookings(world);
    world.mails.length = 0;
    await world.query(`update accounts set language = '${language}' where id = ${amina.id}`);
    expect(await confirmation(320, minor)).toMatch(words);
  }
});

test('a member sees the charge: ten percent off 137.50 AED leaves 123.70', async () => {
  await world.query('update service_durations set price_fils = 13750 where price_fils = 32000');
  await world.query(`insert into memberships (account_id, number, valid_from, valid_to, granted_at)
    values (${amina.id}, 'LMB-0000-0001', '2026-03-01', '2027-02-28', now())`);
  const text = await confirmation(123.7);
  expect(text).toMatch(/^123\.7 AED$/m);
  expect(text).not.toContain('123.75');
});
