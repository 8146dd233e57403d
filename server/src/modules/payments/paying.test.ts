import { readAppointment } from '@limber/contract/appointments.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { readWaysToPay } from '@limber/contract/payments.ts';
import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { makeApiKey } from '@limber/contract/software/api-keys.ts';
import { describe, expect, test } from 'vitest';
import {
  postBooking,
  productNamed,
  purchaseRequest,
  serviceRequest,
} from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { actorOf, therapistNamed } from '../../../test/people.ts';
import { openPaying } from '../../../test/providers/paying-online.ts';
import { purgeUnpaidRequests } from '../../purges.ts';

const studio = await openPaying();
const { world, amina, badr, stripe, setTerms, ask, goTo, pay, read, giveUp, tell, stored, wait } =
  studio;
const noura = await therapistNamed(world, 'Noura');

const timesOf = async (by = badr) => {
  const asked = { therapist_id: noura, date: '2026-03-05', total_duration: 60 };
  return (await callApi(world, availableTimesForServices, asked, { by })).json() as string[];
};
const sales = () =>
  world.query<{ method: string; amount: number; kind: string; documents: number }>(`
    select p.method, p.amount_fils as amount, d.kind, (
      select count(*)::int from tax_documents where sale_id = p.sale_id
    ) as documents from payments p join drawer_sessions d on d.id = p.drawer_id order by p.id`);

describe('a session that is paid online', () => {
  test('answers 202 with where to pay, and holds the time for others', async () => {
    const payment = await ask();
    expect(payment).toEqual({
      id: expect.any(String),
      status: 'open',
      url: `https://limber.example/pay/${payment.id}`,
      amount: 320,
      currency: 'AED',
      expires_at: '2026-03-04T06:20:00.000Z',
    });
    expect(await studio.countBookings()).toBe(0);
    expect(await timesOf()).not.toContain('14:00');
    world.clock.advance(19);
    expect(await timesOf()).not.toContain('14:00');
  });

  test('that software asked for names its key once it is paid', async () => {
    await world.query('insert into software_access (keys) values (true)');
    const asked = { name: 'My robot', scopes: ['sessions:write'], ends_on: '2026-06-01' };
    const { key } = (await callApi(world, makeApiKey, asked, { by: amina })).json();
    const robot = { ...amina, headers: () => ({ authorization: `Bearer ${key}` }) };
    const payment = await ask({}, robot);
    await pay(payment);
    const { appointment_id: id } = await read(payment);
    const { rows } = await world.query(
      `select k.name from booking_events e join api_keys k on k.id = e.key_id
       where e.booking_id = '${id}'`,
    );
    expect(rows).toEqual([{ name: 'My robot' }]);
    await world.query('update booking_events set key_id = null');
    await world.query('delete from software_access');
  });

  test('is booked once it is paid, with its sale, payment and invoice, into the online day', async () => {
    const payment = await ask();
    expect(await goTo(payment)).toEqual({
      status: 303,
      to: expect.stringMatching(/^https:\/\/checkout\.stripe\.example\/cs_test_/),
    });
    stripe.pay(payment.id);
    const done = await read(payment);
    expect(done).toMatchObject({ status: 'booked', amount: 320, refunded: 0, url: null });
    const { appointment_id: id } = done;
    const booked = await callApi(world, readAppointment, { id }, { by: amina });
    expect(booked.json()).toMatchObject({ status: 'booked', total_price: 320, paid_online: 320 });
    const { rows } = await sales();
    expect(rows).toEqual([{ method: 'online', amount: 32_000, kind: 'online', documents: 1 }]);
    const { accountId } = await actorOf(world, 'manager');
    const manager = { headers: () => world.bearer(accountId, 'manager') };
    const day = await callApi(world, readDay, { date: '2026-03-05' }, { by: manager });
    expect(day.json().bookings).toMatchObject([{ id, price: 320, paid_online: 320 }]);
    expect(await stored(payment)).toMatchObject({ booking_id: id, request_sealed: null });
    expect(await world.db.selectFrom('holds').select('id').execute()).toEqual([]);
  });

  test('Whoever abandons the payment gets no session, and the time is free again when the page is over; coming back within it leads to the same payment.', async () => {
    const payment = await ask();
    const first = await goTo(payment);
    expect(await ask()).toEqual(payment);
    expect(await goTo(payment)).toEqual(first);
    await wait(19);
    expect(await timesOf()).not.toContain('14:00');
    await wait(1);
    expect(await stored(payment)).toMatchObject({ status: 'expired' });
    expect(await timesOf()).toContain('14:00');
    expect(stripe.sessionOf(payment.id)).toMatchObject({ status: 'expired' });
    expect(await studio.countBookings()).toBe(0);
  });

  test('Confirming a paid session twice, in two tabs and on two devices, takes the money once.', async () => {
    const [one, other] = await Promise.all([
      ask({}, amina, 'key-of-tab-1'),
      ask({}, amina, 'key-of-tab-2'),
    ]);
    expect(one).toEqual(other);
    await pay(one);
    await Promise.all([
      read(one),
      read(one),
      tell({ type: 'checkout.session.completed', objectId: stripe.sessionOf(one.id)?.id ?? '' }),
    ]);
    await world.runJobs();
    expect(await studio.countBookings()).toBe(1);
    expect((await sales()).rows).toHaveLength(1);
    const again = await postBooking(world, amina, await serviceRequest(world));
    expect(again.statusCode).toBe(409);
    expect(stripe.kept()).toBe(32_000);
  });

  test('A price that changed while somebody paid is the price they saw.', async () => {
    const payment = await ask();
    await pay(payment);
    const raise = (minor: number) =>
      world.query(`update service_durations set price_fils = ${minor} where lasts_minutes = 60
        and service_id = (select id from services where name = 'Stretching')`);
    await raise(40_000);
    try {
      const { status, appointment_id: id } = await read(payment);
      expect(status).toBe('booked');
      const booked = await callApi(world, readAppointment, { id }, { by: amina });
      expect(booked.json()).toMatchObject({ total_price: 320, paid_online: 320 });
    } finally {
      await raise(32_000);
    }
  });

  test('When the time was lost while the client paid, all money goes back by itself and the nearest times are proposed.', async () => {
    const payment = await ask();
    await pay(payment);
    await world.query('delete from holds');
    await setTerms({ paid: 'studio' });
    await studio.book({}, badr);
    expect(await read(payment)).toMatchObject({
      status: 'refunded',
      refunded: 320,
      appointment_id: null,
    });
    await world.runJobs();
    expect(stripe.refundsOf(payment.id)).toEqual([[32_000, 'succeeded']]);
    expect(stripe.kept()).toBe(0);
    const mail = world.mails.find(({ to }) => to === amina.email);
    expect(mail?.subject).toContain('Your session could not be booked, and your money goes back');
    expect(mail?.text).toContain('320.00 AED');
    expect(mail?.text).toContain('5 Mar 2026, 15:00');
    expect((await sales()).rows).toEqual([]);
  });

  test('a declined card may be tried again while the time is held', async () => {
    const payment = await ask();
    await goTo(payment);
    stripe.decline(payment.id);
    expect(await read(payment)).toMatchObject({ status: 'failed', url: payment.url });
    stripe.pay(payment.id);
    expect(await read(payment)).toMatchObject({ status: 'booked' });
  });

  test('another wish ends the former payment first; giving up frees the time', async () => {
    const first = await ask();
    await goTo(first);
    const second = await ask({ time: '16:00' });
    expect(second.id).not.toBe(first.id);
    expect(await stored(first)).toMatchObject({ status: 'expired' });
    expect(stripe.sessionOf(first.id)).toMatchObject({ status: 'expired' });
    expect(await timesOf()).toContain('14:00');
    expect((await giveUp(second)).json()).toMatchObject({ status: 'expired' });
    expect(await timesOf()).toContain('16:00');
  });

  test('another wish for a time that the former payment holds ends it too', async () => {
    const first = await ask();
    const second = await ask({ time: '14:30' });
    expect(await stored(first)).toMatchObject({ status: 'expired' });
    expect(await stored(second)).toMatchObject({ status: 'open' });
  });

  test('another wish that is refused leaves the payment as it was', async () => {
    const first = await ask();
    await ask({ time: '16:00' }, badr);
    expect((await studio.tryToBook({ time: '16:00' })).statusCode).toBe(409);
    expect(await stored(first)).toMatchObject({ status: 'open' });
  });

  test('paying the same session at the studio after all ends the payment', async () => {
    await setTerms({ paid: 'either' });
    const payment = await ask({ pay: 'online' });
    await goTo(payment);
    await studio.book({ pay: 'studio' });
    expect(await stored(payment)).toMatchObject({ status: 'expired' });
    expect(stripe.sessionOf(payment.id)).toMatchObject({ status: 'expired' });
  });

  test('one that was paid while its client wished something else is booked all the same', async () => {
    const first = await ask();
    await pay(first);
    const second = await ask({ time: '16:00' });
    expect(await stored(first)).toMatchObject({ status: 'booked' });
    expect(await stored(second)).toMatchObject({ status: 'open' });
  });

  test('money that comes after the end is booked where the time is still free', async () => {
    const payment = await ask();
    await goTo(payment);
    const page = stripe.sessionOf(payment.id);
    await wait(20);
    Object.assign(page ?? {}, { status: 'complete', paid: true, intent: 'pi_late' });
    await tell({ type: 'checkout.session.async_payment_succeeded', objectId: page?.id ?? '' });
    await world.runJobs();
    expect(await stored(payment)).toMatchObject({ status: 'booked' });
  });

  test('a client begins thirty payments a day at most', async () => {
    for (let times = 0; times < 15; times += 1) {
      await ask({ time: '16:00' });
      await ask();
    }
    const refused = await studio.tryToBook({ time: '16:00' });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      429,
      'You have begun many payments today. Please try again tomorrow.',
    ]);
    world.clock.advance(24 * 60);
    await ask();
  });

  test('what it was for is forgotten a week after its end; money that comes then goes back', async () => {
    const payment = await ask();
    await goTo(payment);
    await wait(20);
    const page = stripe.sessionOf(payment.id);
    const clean = (days: number) =>
      purgeUnpaidRequests(world.db, new Date(Date.UTC(2026, 2, 4 + days, 7)));
    await clean(6);
    expect((await stored(payment)).request_sealed).not.toBe(null);
    await clean(7);
    expect((await stored(payment)).request_sealed).toBe(null);
    Object.assign(page ?? {}, { status: 'complete', paid: true, intent: 'pi_a_week_late' });
    await tell({ type: 'checkout.session.completed', objectId: page?.id ?? '' });
    await world.runJobs();
    await world.runJobs();
    expect(await stored(payment)).toMatchObject({ status: 'refunded' });
    expect(stripe.kept()).toBe(0);
  });

  test('is nobody else’s to read or to end', async () => {
    const payment = await ask();
    expect((await giveUp(payment, badr)).statusCode).toBe(404);
    expect(await read(payment, badr)).toMatchObject({ detail: 'We do not know this payment.' });
  });
});

describe('how it is paid', () => {
  test('a choice is proposed, and left out it is the studio', async () => {
    await setTerms({ paid: 'either' });
    const ways = (await callApi(world, readWaysToPay, {}, { by: amina })).json();
    expect(ways.sessions).toMatchObject({ ways: ['online', 'studio'] });
    await studio.book();
    expect(await ask({ time: '16:00', pay: 'online' })).toMatchObject({ amount: 320 });
  });

  test('online only refuses the studio, and the studio only refuses online', async () => {
    const atStudio = await studio.tryToBook({ pay: 'studio' });
    expect([atStudio.statusCode, atStudio.json().fields]).toEqual([
      400,
      { pay: 'This is paid online when it is booked.' },
    ]);
    await setTerms({ paid: 'studio' });
    const online = await studio.tryToBook({ pay: 'online' });
    expect([online.statusCode, online.json().fields]).toEqual([
      400,
      { pay: 'This cannot be paid online. Please choose to pay at the studio.' },
    ]);
  });

  test('a deposit is paid now, and the rest is due at the studio', async () => {
    await setTerms({ deposit_percent: 25, late_back_percent: 50 });
    const payment = await ask();
    expect(payment.amount).toBe(80);
    await pay(payment);
    const { appointment_id: id } = await read(payment);
    const booked = await callApi(world, readAppointment, { id }, { by: amina });
    expect(booked.json()).toMatchObject({ total_price: 320, paid_online: 80, late_back: 40 });
    const { rows } = await world.query('select gross_fils from sale_lines');
    expect(rows).toEqual([{ gross_fils: 32_000 }]);
    expect((await sales()).rows).toMatchObject([{ amount: 8000 }]);
  });

  test('only new clients, or those who missed sessions, are asked to', async () => {
    await setTerms({ asked_of: 'new' });
    await ask();
    await setTerms({ asked_of: 'missed', missed_sessions: 1 });
    await studio.book({ time: '18:00' }, badr);
    await world.query(`update bookings set status = 'no_show' where client_id = ${badr.id}`);
    await ask({ time: '16:00' }, badr);
  });

  test('a package that is paid online is open at once, and its first session booked', async () => {
    const request = await purchaseRequest(world, 'Balance Package');
    await setTerms({ product_id: (await productNamed(world, 'Balance Package')).id });
    const reply = await postBooking(world, amina, request);
    expect(reply.statusCode).toBe(202);
    const { payment } = reply.json();
    expect(payment.amount).toBe(request.total_price);
    await pay(payment);
    expect(await read(payment)).toMatchObject({ status: 'booked', membership_unlocked: true });
    const { rows } = await world.query('select paid_at is not null as paid from owned_packages');
    expect(rows).toEqual([{ paid: true }]);
  });
});
