import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { payForSale, refundSale } from '@limber/contract/desk/money/till.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { addClient } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';

const { world, desk, offer, sell } = await openTill();

const members = async () => {
  const rows = await world.db.selectFrom('memberships').select('account_id').execute();
  return rows.map((row) => row.account_id);
};

/**
 * A package of ten hours and another one, sold to a client who is merged into another before
 * everything is paid.
 */
async function sellAndMerge(round: string) {
  await world.empty('memberships');
  await world.query('update settings set membership_waits_for_payment = true');
  const kept = await addClient(world, `Kept${round}`);
  const gone = await addClient(world, `Gone${round}`);
  const [large, small] = [await offer('Balance Package', 600), await offer('Starter Package')];
  const sale = await sell({
    client_id: gone.id,
    lines: [large.line, small.line],
    payments: [{ method: 'cash', amount: large.price }],
  });
  const merged = { id: kept.id, duplicate_id: gone.id, email: kept.email };
  expect((await callApi(world, mergeClients, merged, { by: desk })).statusCode).toBe(200);
  expect(await members()).toEqual([]);
  return { kept, sale, small };
}

test('a final payment after a merge makes a member of the client that stays', async () => {
  const { kept, sale, small } = await sellAndMerge('A');
  const payments = [{ method: 'cash' as const, amount: small.price }];
  const rest = { id: sale.id, location: 'A', payments };
  expect((await callApi(world, payForSale, rest, { by: desk })).json()).toMatchObject({ due: 0 });
  expect(await members()).toEqual([kept.id]);
});

test('so does a refund of what was left to pay', async () => {
  const { kept, sale, small } = await sellAndMerge('B');
  const [, line] = sale.lines;
  const back = { line_id: line?.id ?? 0, amount: small.price };
  const asked = { id: sale.id, location: 'A', reason: 'Too much', lines: [back], payments: [] };
  const reply = await callApi(world, refundSale, asked, { by: desk });
  expect(reply.json()).toMatchObject({ due: 0 });
  expect(await members()).toEqual([kept.id]);
});
