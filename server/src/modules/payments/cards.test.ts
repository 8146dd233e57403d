import { cancelAppointment, readAppointment } from '@limber/contract/appointments.ts';
import { missBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import {
  decideFee,
  type Fee,
  listFees,
  listFeesOfClient,
} from '@limber/contract/desk/money/fees.ts';
import { listOwed } from '@limber/contract/desk/money/owed.ts';
import { listSalesToClient } from '@limber/contract/desk/money/till.ts';
import { addCard, readCard, removeCard } from '@limber/contract/paying/saved-card.ts';
import { readWaysToPay } from '@limber/contract/payments.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { actorOf, type TestClient } from '../../../test/people.ts';
import { openPaying } from '../../../test/providers/paying-online.ts';
import type { CardKind } from '../../../test/providers/stripe-cards.ts';

const studio = await openPaying();
const { world, amina, badr, stripe, setTerms, ask, goTo, press, pay, read, tell, stored, wait } =
  studio;
const team = async (role: 'manager' | 'front_desk') => {
  const { accountId } = await actorOf(world, role);
  return { headers: () => world.bearer(accountId, role) };
};
const manager = await team('manager');
const frontDesk = await team('front_desk');

const FEES = { paid: 'studio', late_fee_percent: 50, missed_fee_percent: 100 } as const;

const cardOf = async (by: TestClient = amina) =>
  (await callApi(world, readCard, {}, { by })).json();

/** Begins to add a card, and opens the page of the provider. */
async function begin(by: TestClient = amina): Promise<string> {
  const reply = await callApi(world, addCard, {}, { by });
  expect(reply.statusCode).toBe(201);
  const id = reply.json().url.split('/').at(-1) ?? '';
  await goTo({ id });
  return id;
}

async function keep(kind: CardKind = 'works', by: TestClient = amina) {
  stripe.pay(await begin(by), undefined, kind);
  return cardOf(by);
}

const fees = async (): Promise<Fee[]> =>
  (await callApi(world, listFees, { location: 'A' }, { by: manager })).json();
const decide = (booking_id: string, amount: number, more: object = {}, by = manager) =>
  callApi(world, decideFee, { location: 'A', booking_id, amount, ...more }, { by });
const feesOfClient = async (): Promise<Fee[]> =>
  (await callApi(world, listFeesOfClient, { client_id: amina.id }, { by: manager })).json();
/** The address of the link that was made for a session, or for its sale. */
async function linkOf(bookingId: string): Promise<string> {
  const { rows } = await world.query<{ id: string }>(`select l.id from payment_links l
    where l.booking_id = '${bookingId}'
      or l.sale_id in (select sale_id from sale_lines where booking_id = '${bookingId}')`);
  return `https://limber.example/owed/${rows[0]?.id}`;
}
const salesTo = async () =>
  (await callApi(world, listSalesToClient, { client_id: amina.id }, { by: manager })).json();
const owed = async () =>
  (await callApi(world, listOwed, { location: 'A' }, { by: manager })).json().bookings;

/** An hour of Amina’s, cancelled so late that it costs a fee. */
async function cancelledLate(): Promise<string> {
  const id = await studio.book();
  world.clock.set('2026-03-05T12:00:00+04:00');
  await callApi(world, cancelAppointment, { id, accept_late: true }, { by: amina });
  return id;
}

async function missed(id: string): Promise<void> {
  world.clock.set('2026-03-05T14:30:00+04:00');
  expect((await callApi(world, missBooking, { id, version: 1 }, { by: manager })).statusCode).toBe(
    200,
  );
}

/** The answer to the third call is lost: a charge is prepared, looked at, and then taken. */
function loseThird(later: 'well' | 'fails'): void {
  let calls = 0;
  stripe.be(() => {
    calls += 1;
    if (calls === 3) return 'does it, then resets';
    return calls < 3 ? 'well' : later;
  });
}

const mailsOf = (by: TestClient) =>
  world.mails.filter(({ to, subject }) => to === by.email && /card/.test(subject));

describe('a card on file', () => {
  beforeEach(() => setTerms({ paid: 'studio' }));

  test('is kept by the provider, shown by its last digits, and removed at any time', async () => {
    expect(await cardOf()).toEqual({ offered: true, card: null });
    expect(await keep()).toEqual({
      offered: true,
      card: { brand: 'visa', last_four: '4242', ends_on: '2029-02-28' },
    });
    const removed = await callApi(world, removeCard, {}, { by: amina });
    expect(removed.json()).toEqual({ offered: true, card: null });
    await world.runJobs();
    expect(stripe.cards.kept()).toEqual([]);
  });

  test('is also kept when its client never comes back, by news or by the job that asks', async () => {
    const id = await begin();
    const page = stripe.pay(id);
    await tell({ type: 'checkout.session.completed', objectId: page });
    await world.runJobs();
    expect(
      (await world.query('select 1 from saved_cards where kept_at is not null')).rows,
    ).toHaveLength(1);
    stripe.pay(await begin(badr));
    await wait(1);
    expect(
      (await world.query('select 1 from saved_cards where kept_at is not null')).rows,
    ).toHaveLength(2);
  });

  test('is replaced by a new one, and the old one is deleted at the provider', async () => {
    await keep();
    const [first] = stripe.cards.kept();
    expect((await keep('declines')).card).toMatchObject({ last_four: '0341' });
    await world.runJobs();
    expect(stripe.cards.kept()).not.toContainEqual(first);
    expect(stripe.cards.kept()).toHaveLength(1);
  });

  test('that is not added within twenty minutes is forgotten, and its page is over', async () => {
    const id = await begin();
    await wait(20);
    expect(stripe.sessionOf(id)).toMatchObject({ status: 'expired' });
    expect((await world.query('select 1 from saved_cards')).rows).toEqual([]);
    expect(await goTo({ id })).toMatchObject({ to: `https://limber.example/payment/${id}` });
  });

  test('is deleted at the provider although that does not answer at first', async () => {
    await keep();
    await callApi(world, removeCard, {}, { by: amina });
    stripe.be('fails');
    await world.runJobs();
    expect(stripe.cards.kept()).toHaveLength(1);
    stripe.be('well');
    await wait(5);
    expect(stripe.cards.kept()).toEqual([]);
  });
});

describe('a booking that asks for a card', () => {
  beforeEach(() => setTerms({ ...FEES, card_of: 'everybody' }));

  test('is made once the card is there, with nothing paid; the next one asks no more', async () => {
    const ways = (await callApi(world, readWaysToPay, {}, { by: amina })).json();
    expect(ways.sessions).toMatchObject({ needs_card: true, late_fee_percent: 50 });
    const asked = await ask();
    expect(asked.amount).toBe(0);
    // A second press leads to the same page.
    expect((await ask({ pay: 'studio' })).id).toBe(asked.id);
    await pay(asked);
    const done = await read(asked);
    expect(done).toMatchObject({ status: 'booked', amount: 0 });
    const id = String(done.appointment_id);
    const booked = (await callApi(world, readAppointment, { id }, { by: amina })).json();
    expect(booked).toMatchObject({ total_price: 320, late_fee: 160, missed_fee: 320 });
    expect(booked).not.toHaveProperty('paid_online');
    expect(await salesTo()).toEqual([]);
    expect((await cardOf()).card).toMatchObject({ last_four: '4242' });
    await studio.book({ time: '16:00' });
  });

  test('keeps the card beside a deposit', async () => {
    await setTerms({ ...FEES, paid: 'online', deposit_percent: 25, card_of: 'new' });
    const asked = await ask();
    expect(asked.amount).toBe(80);
    await pay(asked);
    await read(asked);
    expect((await cardOf()).card).toMatchObject({ last_four: '4242' });
  });

  test('whose time was lost keeps the card, and nothing goes back', async () => {
    const asked = await ask();
    await pay(asked);
    await world.query('delete from holds');
    await setTerms({ paid: 'studio' });
    await studio.book({}, badr);
    await read(asked);
    await world.runJobs();
    expect(await stored(asked)).toMatchObject({ status: 'refunded' });
    expect(stripe.refunded()).toBe(0);
    expect((await cardOf()).card).not.toBe(null);
  });

  test('only new clients, or those who missed sessions, are asked', async () => {
    await setTerms({ ...FEES, card_of: 'missed', card_missed_sessions: 1 });
    const id = await studio.book({ time: '18:00' }, badr);
    await world.query(`update bookings set status = 'no_show' where id = '${id}'`);
    expect((await ask({ time: '16:00' }, badr)).amount).toBe(0);
    await studio.book();
  });
});

describe('a fee', () => {
  beforeEach(async () => {
    await setTerms(FEES);
    await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: manager });
  });

  test('is proposed, told a day before, taken once, and stands in the books with its invoice', async () => {
    await keep();
    const id = await cancelledLate();
    const [proposed] = await fees();
    expect(proposed).toMatchObject({
      ...{ booking_id: id, because: 'late', price: 320, amount: 160, status: 'proposed' },
      card: { last_four: '4242' },
    });
    const told = await decide(id, 160, {}, frontDesk);
    expect(told.json()).toMatchObject([
      { status: 'announced', takes_at: '2026-03-06T08:00:00.000Z' },
    ]);
    await world.runJobs();
    expect(mailsOf(amina)).toHaveLength(1);
    expect(mailsOf(amina)[0]?.text).toContain('160 AED');
    await wait(24 * 60 - 1);
    expect(stripe.captured()).toBe(0);
    await wait(1);
    expect(stripe.captured()).toBe(16_000);
    const [sale] = await salesTo();
    expect(sale).toMatchObject({
      ...{ total: 160, paid: 160, due: 0, vat: 7.62 },
      lines: [{ name: 'Late cancellation: Stretching, 60 min', price: 160, booking_id: id }],
      payments: [{ method: 'online', amount: 160 }],
      documents: [{ kind: 'invoice' }],
    });
    expect(await fees()).toEqual([]);
    expect(await owed()).toEqual([]);
    expect(mailsOf(amina)).toHaveLength(2);
  });

  test('is never more than the terms said when the session was booked @CARD-02', async () => {
    await keep();
    const id = await studio.book();
    await setTerms({ ...FEES, missed_fee_percent: 100, late_fee_percent: 100 });
    world.clock.set('2026-03-05T12:00:00+04:00');
    await callApi(world, cancelAppointment, { id, accept_late: true }, { by: amina });
    expect(await fees()).toMatchObject([{ amount: 160 }]);
    const more = await decide(id, 161);
    expect([more.statusCode, more.json().fields]).toEqual([
      400,
      { amount: 'A fee is never more than the terms said when the session was booked.' },
    ]);
  });

  test('is lowered with a reason, and the front desk lowers it no further than any price', async () => {
    await keep();
    const id = await studio.book();
    await missed(id);
    expect(await fees()).toMatchObject([{ because: 'missed', amount: 320 }]);
    expect((await decide(id, 300)).json().fields).toHaveProperty('reason');
    const reason = 'Her first time';
    expect((await decide(id, 10, { reason }, frontDesk)).statusCode).toBe(403);
    expect((await decide(id, 300, { reason }, frontDesk)).json()).toMatchObject([{ amount: 300 }]);
    expect((await decide(id, 100, { reason })).json()).toMatchObject([
      { amount: 100, status: 'announced' },
    ]);
    await wait(24 * 60);
    expect(stripe.captured()).toBe(10_000);
    expect(await salesTo()).toMatchObject([
      { total: 100, lines: [{ name: 'Missed session: Stretching, 60 min' }] },
    ]);
    expect(await owed()).toEqual([]);
  });

  test('that is let go is owed no more, also after it was announced', async () => {
    await keep();
    const id = await cancelledLate();
    await decide(id, 160);
    expect((await decide(id, 0, { reason: 'She was ill' })).json()).toEqual([]);
    await wait(25 * 60);
    expect(stripe.captured()).toBe(0);
    expect(await owed()).toEqual([]);
  });

  test.each([
    ['declines', 'declined', 'The bank declined your card that ends in 0341.'],
    ['asks', 'needs_client', 'The bank asks you to confirm the payment'],
  ] as const)(
    'of a card that %s stays due, is proposed again, and its client is told',
    async (kind, failure, words) => {
      await keep(kind);
      const id = await cancelledLate();
      await decide(id, 160);
      await wait(24 * 60);
      expect(stripe.captured()).toBe(0);
      expect(await fees()).toMatchObject([{ status: 'declined', failure, amount: 160 }]);
      expect(mailsOf(amina).at(-1)?.text).toContain(words);
      // With the mail goes a link for what is owed, and the desk sees it.
      const [refused] = await fees();
      expect(refused?.link_ends_at).toBe('2026-03-13T08:00:00.000Z');
      expect(mailsOf(amina).at(-1)?.text).toContain(await linkOf(id));
      // A charge that failed never succeeds later.
      expect(stripe.cards.charges()).toMatchObject([{ status: 'canceled' }]);
      await keep();
      await decide(id, 160);
      await wait(24 * 60);
      expect(stripe.captured()).toBe(16_000);
    },
  );

  test('that the bank refuses is paid by the link in the mail, and stands at the client’s page as paid', async () => {
    await keep('asks');
    const id = await cancelledLate();
    await decide(id, 100, { reason: 'Her first time' });
    await wait(24 * 60);
    const payment = await press(await linkOf(id));
    await goTo(payment);
    stripe.pay(payment.id);
    await wait(2);
    expect(await salesTo()).toMatchObject([
      { total: 100, paid: 100, due: 0, lines: [{ name: 'Late cancellation: Stretching, 60 min' }] },
    ]);
    expect(await fees()).toEqual([]);
    expect(await feesOfClient()).toMatchObject([
      { booking_id: id, amount: 100, status: 'paid', reason: 'Her first time' },
    ]);
  });

  test('beside a deposit is paid by the link too, and the rest of the price is credited', async () => {
    await setTerms({ ...FEES, paid: 'online', deposit_percent: 25, card_of: 'everybody' });
    const asked = await ask();
    await goTo(asked);
    stripe.pay(asked.id, undefined, 'declines');
    const id = String((await read(asked)).appointment_id);
    world.clock.set('2026-03-05T12:00:00+04:00');
    await callApi(world, cancelAppointment, { id, accept_late: true }, { by: amina });
    await wait(2);
    await decide(id, 80);
    await wait(24 * 60);
    const payment = await press(await linkOf(id));
    await goTo(payment);
    stripe.pay(payment.id);
    await wait(2);
    // The deposit and the fee, and not the whole price.
    expect(stripe.captured()).toBe(16_000);
    expect(await salesTo()).toMatchObject([{ total: 320, refunded: 160, paid: 160, due: 0 }]);
  });

  test('stands at the client’s page as it is: proposed, told, taken or let go', async () => {
    await keep();
    const other = await studio.book({ time: '16:00' });
    const id = await cancelledLate();
    expect(await feesOfClient()).toMatchObject([{ booking_id: id, status: 'proposed' }]);
    await decide(id, 160);
    expect(await feesOfClient()).toMatchObject([{ status: 'announced', amount: 160 }]);
    await wait(24 * 60);
    expect(await feesOfClient()).toMatchObject([{ status: 'taken', amount: 160, because: 'late' }]);
    await world.query(`update bookings set status = 'no_show' where id = '${other}'`);
    await decide(other, 0, { reason: 'She was ill' });
    expect(await feesOfClient()).toMatchObject([
      { booking_id: other, status: 'let_go', amount: 320, reason: 'She was ill' },
      { booking_id: id, status: 'taken' },
    ]);
  });

  test('is not taken when it was paid at the desk, or the session stands again', async () => {
    await keep();
    const id = await cancelledLate();
    await decide(id, 160);
    await world.query(`update bookings set status = 'booked', late = false where id = '${id}'`);
    await wait(24 * 60);
    expect(stripe.captured()).toBe(0);
    const { rows } = await world.query(`select status from booking_fees`);
    expect(rows).toEqual([{ status: 'void' }]);
  });

  test('is taken once though the answer of the provider was lost, and two processes wake', async () => {
    await keep();
    const id = await cancelledLate();
    await decide(id, 160);
    loseThird('well');
    await Promise.all([wait(24 * 60), world.runJobs(24 * 60)]);
    await wait(60);
    expect(stripe.cards.charges()).toMatchObject([{ status: 'succeeded', amount: 16_000 }]);
    expect(await salesTo()).toHaveLength(1);
  });

  test('that was paid meanwhile, while the bank took it, goes back whole', async () => {
    await keep();
    const id = await cancelledLate();
    await decide(id, 160);
    // The provider takes it, and its answer is lost; meanwhile the desk lets the client off.
    loseThird('fails');
    await wait(24 * 60);
    expect([stripe.captured(), await salesTo()]).toEqual([16_000, []]);
    await world.query(`update bookings set late_fee_fils = 0 where id = '${id}'`);
    stripe.be('well');
    await wait(48 * 60);
    await wait(60);
    expect(stripe.refunded()).toBe(16_000);
    expect(await salesTo()).toEqual([]);
  });

  test('takes what a deposit leaves of it, and the rest of the price is credited', async () => {
    await setTerms({ ...FEES, paid: 'online', deposit_percent: 25, card_of: 'everybody' });
    const asked = await ask();
    await pay(asked);
    const id = String((await read(asked)).appointment_id);
    world.clock.set('2026-03-05T12:00:00+04:00');
    await callApi(world, cancelAppointment, { id, accept_late: true }, { by: amina });
    await wait(2);
    expect(await fees()).toMatchObject([{ amount: 80, price: 320 }]);
    await decide(id, 80);
    await wait(24 * 60);
    expect(stripe.captured()).toBe(16_000);
    expect(await salesTo()).toMatchObject([
      { total: 320, refunded: 160, paid: 160, due: 0, documents: [{}, { kind: 'credit_note' }] },
    ]);
  });

  test('of a client without a card is owed as before, at what the terms say', async () => {
    await cancelledLate();
    world.clock.set('2026-03-05T15:00:00+04:00');
    expect(await fees()).toEqual([]);
    expect(await owed()).toMatchObject([
      { price: 160, name: 'Late cancellation: Stretching, 60 min' },
    ]);
  });
});
