import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import {
  changePaymentTerms,
  listPaymentTerms,
} from '@limber/contract/desk/studio/payment-terms.ts';
import { noFees, readWaysToPay } from '@limber/contract/payments.ts';
import { expect, test } from 'vitest';
import { productNamed } from '../../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openWorld } from '../../../../test/harness.ts';
import { actorOf } from '../../../../test/people.ts';
import { openPaying } from '../../../../test/providers/paying-online.ts';

const { world } = await openPaying();
const { accountId } = await actorOf(world, 'manager');
const manager = { headers: () => world.bearer(accountId, 'manager') };
const balance = await productNamed(world, 'Balance Package');
const terms = {
  ...{ package_id: null, paid: 'either', asked_of: 'everybody', missed_sessions: null },
  ...{ deposit_percent: null, deposit_amount: null, late_back_percent: 0 },
  ...{ card_of: 'nobody', card_missed_sessions: null, ...noFees },
} as const;

const list = async () => (await callApi(world, listPaymentTerms, {}, { by: manager })).json();

/** Changes terms as they were read, unless another version is named. */
async function change(asked: Tried<typeof changePaymentTerms>) {
  const { package_id: id = null } = asked;
  const seen: { version?: number } | undefined = (await list()).terms.find(
    ({ package_id }: { package_id: number | null }) => package_id === id,
  );
  const whole = { ...terms, version: seen?.version ?? 0, ...asked };
  return callApi(world, changePaymentTerms, whole, { by: manager });
}

test('a manager sets where sessions and packages are paid; clients see it, and the log says it', async () => {
  const ofPackage = { package_id: balance.id, paid: 'online', deposit_amount: 500 } as const;
  expect((await change({ late_back_percent: 50 })).statusCode).toBe(200);
  const changed = await change(ofPackage);
  expect(changed.json()).toMatchObject({ provider: 'stripe' });
  expect(changed.json().terms[0]).toEqual({ ...terms, version: 2, late_back_percent: 50 });
  const listed = (await callApi(world, listPaymentTerms, {}, { by: manager })).json();
  expect(listed).toEqual(changed.json());
  const ways = (await callApi(world, readWaysToPay, {})).json();
  expect(ways.sessions).toMatchObject({ ways: ['online', 'studio'], late_back_percent: 50 });
  expect(ways.packages).toContainEqual({
    package_id: balance.id,
    ...{ ways: ['online'], deposit_percent: null, deposit_amount: 500, late_back_percent: 0 },
    ...{ needs_card: false, ...noFees },
  });
  const log = (await callApi(world, listAudit, {}, { by: manager })).json();
  expect(log.records[0]).toMatchObject({
    subject: 'payment_terms',
    called: 'Balance Package',
    changes: [
      { field: 'paid', before: 'studio', after: 'online' },
      { field: 'deposit_amount', before: null, after: '500' },
    ],
  });
});

test.each([
  [
    { deposit_percent: 20, deposit_amount: 50 },
    'deposit_amount',
    'Please give the deposit as a percentage or as an amount, not both.',
  ],
  [
    { deposit_amount: 0 },
    'deposit_amount',
    'A deposit is more than nothing. Leave it empty to ask for the whole price.',
  ],
  [
    { asked_of: 'missed' },
    'missed_sessions',
    'Please say after how many missed sessions, and only for that choice.',
  ],
  [
    { missed_sessions: 2 },
    'missed_sessions',
    'Please say after how many missed sessions, and only for that choice.',
  ],
  [
    { card_of: 'missed' },
    'card_missed_sessions',
    'Please say after how many missed sessions, and only for that choice.',
  ],
  [
    { late_fee_percent: 50, late_fee_amount: 100 },
    'late_fee_amount',
    'Please give the fee as a percentage or as an amount, not both.',
  ],
  [
    { missed_fee_amount: 0 },
    'missed_fee_amount',
    'A fee is more than nothing. Leave it empty where the whole price stays due.',
  ],
  [
    { package_id: balance.id, missed_fee_percent: 50 },
    'card_of',
    'A card on file and fees are for sessions that are paid one by one.',
  ],
] as const)('%j is refused', async (asked, field, sentence) => {
  const reply = await change(asked);
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: sentence }]);
});

test('of two managers who change the same terms the second is told, and each has terms of its own', async () => {
  const ofPackage = { package_id: balance.id, paid: 'online' } as const;
  const seen = (await list()).terms[0].version;
  expect((await change({ late_back_percent: 10 })).statusCode).toBe(200);
  expect((await change(ofPackage)).statusCode).toBe(200);
  const late = await change({ late_back_percent: 90, version: seen });
  expect([late.statusCode, late.json().detail]).toEqual([
    409,
    expect.stringMatching(/ has just changed this\. Please look at it again\.$/),
  ]);
  expect((await list()).terms[0]).toMatchObject({ version: seen + 1, late_back_percent: 10 });
  const whole = { ...terms, ...ofPackage };
  const unseen = await callApi(world, changePaymentTerms, whole, { by: manager });
  expect([unseen.statusCode, Object.keys(unseen.json().fields)]).toEqual([400, ['version']]);
});

test('a package that is not on sale is unknown', async () => {
  const reply = await change({ package_id: 2_000_000 });
  expect([reply.statusCode, reply.json().detail]).toEqual([404, 'This package is not on sale.']);
});

test('With no provider configured nothing is offered, and nothing fails', async () => {
  const bare = await openWorld();
  await bare.db.insertInto('payment_terms').values({ paid: 'online' }).execute();
  const { accountId: id } = await actorOf(bare, 'manager');
  const by = { headers: () => bare.bearer(id, 'manager') };
  const listed = (await callApi(bare, listPaymentTerms, {}, { by })).json();
  expect(listed.provider).toBe(null);
  const ways = (await callApi(bare, readWaysToPay, {})).json();
  expect(ways.sessions.ways).toEqual(['studio']);
  expect((await bare.app.inject('/pay/5b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10')).statusCode).toBe(404);
});
