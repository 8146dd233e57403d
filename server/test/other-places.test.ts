import {
  cancelAppointment,
  readAppointment,
  readAppointmentCalendar,
} from '@limber/contract/appointments.ts';
import { printDocument, readDocument } from '@limber/contract/desk/money/documents.ts';
import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import { readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { sellAtTill } from '@limber/contract/desk/money/till.ts';
import { changePlace, readPlace } from '@limber/contract/desk/studio/country-and-currency.ts';
import { changeSettings, readSettings } from '@limber/contract/desk/studio/settings.ts';
import { listVatRates } from '@limber/contract/desk/studio/vat.ts';
import { changeWebsite, readWebsite } from '@limber/contract/desk/studio/website.ts';
import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openManaging } from './at-the-desk.ts';
import { productNamed } from './booking-requests.ts';
import { callApi } from './call-api.ts';
import { TEST_NOW } from './harness.ts';
import { therapistNamed } from './people.ts';
import { openStudio } from './studio.ts';

const { world, amina, tryToBook } = await openStudio();
const { ask, historyOf, manager } = await openManaging(world);
const noura = await therapistNamed(world, 'Noura');
// Open and at work until five in the morning, so that the clock changes meanwhile.
await world.query(
  "update opening_hours set from_minute = 600, to_minute = 1740 where location_code = 'A'",
);
await world.query(`delete from shifts where therapist_id = ${noura}`);
await world.query(`insert into shifts (therapist_id, location_code, weekday, from_minute, to_minute)
  select ${noura}, 'A', day, 600, 1740 from generate_series(1, 7) as day`);

const places = {
  home: { country: 'AE', zone: 'Asia/Dubai', currency: 'AED' },
  riyadh: { country: 'SA', zone: 'Asia/Riyadh', currency: 'SAR' },
  kuwait: { country: 'KW', zone: 'Asia/Kuwait', currency: 'KWD' },
  london: { country: 'GB', zone: 'Europe/London', currency: 'GBP' },
};

/** Sets the studio up there, before anything is booked or sold. */
async function settleIn(place: { country: string; zone: string; currency: string }) {
  const { body } = await ask(readPlace);
  return ask(changePlace, { version: body.version, ...place });
}

beforeEach(() => world.clock.set(TEST_NOW));
afterEach(async () => {
  await world.empty('bookings', 'owned_packages', 'drawer_sessions', 'document_series');
  await settleIn(places.home);
});

const offered = async (date: string, minutes = 60) =>
  (
    await callApi(world, availableTimesForServices, {
      ...{ therapist_id: noura, date, total_duration: minutes },
    })
  ).json() as string[];
const spanOf = async (id: string) => {
  const { rows } = await world.query<{ starts_at: Date; ends_at: Date }>(
    `select starts_at, ends_at from bookings where id = '${id}'`,
  );
  return rows.map(({ starts_at, ends_at }) => [starts_at.toISOString(), ends_at.toISOString()])[0];
};
const book = async (date: string, time: string, minutes = 60) => {
  const reply = await tryToBook({
    date,
    time,
    ...(minutes === 60 ? {} : { total_duration: minutes }),
  });
  expect([reply.statusCode, reply.json().detail]).toEqual([201, undefined]);
  return reply.json() as { id: string; free_until: string };
};
/** Sells the smallest package at this price, paid in cash, and reads the invoice. */
async function sellFor(price: number) {
  await ask(openDrawer, { location: 'A', float: 500 });
  const { id, options } = await productNamed(world, 'Balance Package');
  const size = options[0]?.id ?? 0;
  const { status, body } = await ask(sellAtTill, {
    ...{ location: 'A', client_id: amina.id },
    lines: [{ package_id: id, package_balance_id: size, price, reason: 'An opening price' }],
    payments: [{ method: 'cash', amount: price }],
  });
  expect([status, body.detail]).toEqual([201, undefined]);
  const { number } = body.documents[0];
  return (await ask(readDocument, { number })).body;
}
/** Minutes from the booking of a session until each of its reminders. */
async function remindersOf(id: string): Promise<number[]> {
  const { rows } = await world.query<{ minutes: number }>(
    `select round(extract(epoch from run_at - created_at) / 60)::int as minutes
     from graphile_worker.jobs where key like 'remind:${id}:%' order by run_at`,
  );
  return rows.map(({ minutes }) => minutes);
}
const reportOf = async (from: string, to = from) =>
  (await ask(readStudioReport, { from, to })).body;

describe('country, zone and currency', () => {
  test('are set at set-up with the usual rate of VAT, in the log, and stay once something is booked @PLACE-01', async () => {
    expect(await settleIn(places.riyadh)).toMatchObject({
      ...{ status: 200, body: { ...places.riyadh, fixed: false } },
    });
    await settleIn({ country: 'CH', zone: 'Europe/Zurich', currency: 'CHF' });
    // Of a country that is not known, no tax is guessed.
    expect((await ask(listVatRates)).body.rates).toMatchObject([{ percent: 0 }]);
    await settleIn(places.riyadh);
    expect((await ask(listVatRates)).body.rates).toMatchObject([{ percent: 15 }]);
    expect((await historyOf('place'))[0]).toMatchObject({
      ...{ action: 'changed', became: { zone: 'Asia/Riyadh', currency: 'SAR' } },
    });
    await book('2026-03-05', '14:00');
    const { status, body } = await settleIn(places.london);
    expect([status, body.detail]).toEqual([
      409,
      'Sessions have been booked or something has been sold here already, so country, time zone and currency stay as they are.',
    ]);
    const { body: website } = await ask(readWebsite);
    const moved = await ask(changeWebsite, { ...website, country: 'GB' });
    expect([moved.status, Object.keys(moved.body.fields)]).toEqual([400, ['country']]);
  });

  test('are refused where the place does not exist, and to the slower of two managers', async () => {
    const { body } = await ask(readPlace);
    const wrong = async (changes: object) => {
      const tried = await ask(changePlace, { version: body.version, ...places.home, ...changes });
      return [tried.status, ...Object.keys(tried.body.fields)];
    };
    expect(await wrong({ zone: 'Europe/Nowhere' })).toEqual([400, 'zone']);
    expect(await wrong({ currency: 'XQQ' })).toEqual([400, 'currency']);
    expect(await wrong({ country: 'Oman' })).toEqual([400, 'country']);
    await settleIn(places.kuwait);
    const late = await ask(changePlace, { version: body.version, ...places.london });
    expect(late.status).toBe(409);
  });

  test('prices keep their figures in a currency with other decimals', async () => {
    const figures = async () =>
      (
        await world.query<{ price: number }>(
          'select price_fils / 100.0 as price from service_durations order by id',
        )
      ).rows.map(({ price }) => Number(price));
    const before = await figures();
    await settleIn(places.kuwait);
    expect(await figures()).toEqual(before.map((price) => price * 10));
    await settleIn(places.london);
    expect(await figures()).toEqual(before);
  });
});

test('in Riyadh at 15 %, a day, a reminder, an invoice and a report are those of Riyadh @PLACE-02 @PLACE-03', async () => {
  await settleIn(places.riyadh);
  const { id, free_until } = await book('2026-03-05', '14:00');
  expect((await spanOf(id))?.[0]).toBe('2026-03-05T11:00:00.000Z');
  expect(new Date(free_until)).toEqual(new Date('2026-03-05T08:00:00Z'));
  await world.runJobs();
  const confirmation = world.mails.at(-1)?.text ?? '';
  expect(confirmation).toContain('14:00');
  expect(confirmation).toContain('320 SAR');
  expect(confirmation).not.toContain('AED');
  const invoice = await sellFor(115);
  expect(invoice.lines[0]).toMatchObject({ price: 115, vat: 15, vat_percent: 15 });
  const { number } = invoice;
  const by = { headers: () => world.bearer(manager, 'manager') };
  const pdf = await callApi(world, printDocument, { number }, { by });
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)));
  expect(text.join()).toContain('115.00 SAR');
  expect(text.join()).not.toContain('AED');
  expect((await reportOf('2026-03-04')).vat).toMatchObject([{ percent: 15, vat: 15 }]);
});

test('cash is rounded to a coin of the currency, and to no other @PLACE-05', async () => {
  const roundTo = async (cash_coin_fils: number) => {
    const { body: settings } = await ask(readSettings);
    const { status, body } = await ask(changeSettings, { ...settings, cash_coin_fils });
    return [status, body.fields?.cash_coin_fils ?? body.cash_coin_fils];
  };
  await settleIn(places.london);
  expect(await roundTo(5)).toEqual([200, 5]);
  expect(await roundTo(25)).toEqual([400, expect.stringContaining('0.02, 0.05, 0.10, 0.20')]);
  await settleIn(places.kuwait);
  expect(await roundTo(20)).toEqual([200, 20]);
  expect(await roundTo(1)).toEqual([200, 1]);
});

test('in Kuwait amounts have three decimals and there is no tax @PLACE-03', async () => {
  await settleIn(places.kuwait);
  expect((await ask(listVatRates)).body.rates).toMatchObject([{ percent: 0 }]);
  expect((await ask(readSettings)).body.cash_coin_fils).toBe(1);
  const document = await sellFor(25.125);
  expect(document.lines[0]).toMatchObject({ price: 25.125, vat: 0, vat_percent: 0 });
  expect((await reportOf('2026-03-04')).total).toMatchObject({
    sold: 25.125,
    vat: 0,
    cash: 25.125,
  });
});

describe('in London', () => {
  test('a night of 23 hours: what the clock skips is not offered and not booked @PLACE-02', async () => {
    await settleIn(places.london);
    const evening = '2026-03-28';
    const night = (await offered(evening)).filter((time) => time < '06:00');
    expect(night).toEqual(['00:00', '00:30', '02:00', '02:30', '03:00', '03:30', '04:00']);
    const refused = await tryToBook({ date: evening, time: '01:30' });
    expect([refused.statusCode, refused.json().fields.time]).toEqual([
      400,
      'The clocks go forward that night, so this time does not exist. Please choose another one.',
    ]);
    // Half past midnight and an hour is half past two: the session lasts as long as it is.
    const { id } = await book(evening, '00:30');
    expect(await spanOf(id)).toEqual(['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z']);
    expect((await offered(evening)).filter((time) => time < '06:00')).toEqual([
      ...['02:30', '03:00', '03:30', '04:00'],
    ]);
    // By day everything is as the clock shows.
    const day = await book('2026-03-29', '14:00');
    expect((await spanOf(day.id))?.[0]).toBe('2026-03-29T13:00:00.000Z');
  });

  test('in the night of 23 hours file, report, reminders and free cancelling go by real hours', async () => {
    world.clock.set('2026-03-24T09:00:00Z');
    await settleIn(places.london);
    const evening = '2026-03-28';
    const { id, free_until } = await book(evening, '02:30');
    expect(await spanOf(id)).toEqual(['2026-03-29T01:30:00.000Z', '2026-03-29T02:30:00.000Z']);
    // Three real hours before; the clock showed 22:30, four hours earlier than 02:30.
    expect(new Date(free_until)).toEqual(new Date('2026-03-28T22:30:00Z'));
    const DAYS = 24 * 60;
    expect(await remindersOf(id)).toEqual([3 * DAYS + 16 * 60 + 30, 4 * DAYS + 13 * 60 + 30]);
    const file = (await callApi(world, readAppointmentCalendar, { id }, { by: amina })).json();
    expect(file.content).toContain('DTSTART:20260329T013000Z');
    expect(file.content).toContain('DTEND:20260329T023000Z');
    world.clock.set('2026-03-28T22:30:00Z');
    const day = await book('2026-03-29', '10:00');
    const cancelled = await callApi(world, cancelAppointment, { id: day.id }, { by: amina });
    expect([cancelled.statusCode, cancelled.json().late]).toEqual([200, false]);
    await world.query(`update bookings set status = 'completed' where id = '${id}'`);
    expect((await reportOf(evening)).therapists).toMatchObject([{ sessions: 1, minutes: 60 }]);
    expect((await reportOf('2026-03-29')).therapists).toEqual([]);
  });

  test('of a session after the night of 23 hours the first reminder comes 24 real hours before', async () => {
    world.clock.set('2026-03-24T09:00:00Z');
    await settleIn(places.london);
    const { id, free_until } = await book('2026-03-29', '10:00');
    expect((await spanOf(id))?.[0]).toBe('2026-03-29T09:00:00.000Z');
    expect(new Date(free_until)).toEqual(new Date('2026-03-29T06:00:00Z'));
    expect(await remindersOf(id)).toEqual([4 * 24 * 60, 5 * 24 * 60 - 3 * 60]);
    await world.runJobs();
    world.mails.length = 0;
    world.clock.set('2026-03-28T09:00:00Z');
    await world.runJobs(4 * 24 * 60);
    expect(world.mails.map(({ subject }) => subject)).toContain('Limber: Your session is tomorrow');
    expect(world.mails.at(-1)?.text).toContain('10:00');
    world.clock.set('2026-03-29T06:00:01Z');
    const late = await callApi(world, cancelAppointment, { id }, { by: amina });
    // Somebody who cancels late says that they know.
    expect(late.statusCode).toBe(409);
  });

  test('a night of 25 hours: 01:30 is the first of two, and the second is not offered @PLACE-02', async () => {
    world.clock.set('2026-10-20T09:00:00+01:00');
    await settleIn(places.london);
    const evening = '2026-10-24';
    const night = (await offered(evening)).filter((time) => time < '06:00');
    expect(night).toEqual('00:00 00:30 01:00 01:30 02:00 02:30 03:00 03:30 04:00'.split(' '));
    const { id, free_until } = await book(evening, '01:30');
    expect(await spanOf(id)).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']);
    expect(new Date(free_until)).toEqual(new Date('2026-10-24T21:30:00Z'));
    expect((await offered(evening)).filter((time) => time < '06:00')).toEqual(
      '00:00 00:30 02:00 02:30 03:00 03:30 04:00'.split(' '),
    );
    const read = (await callApi(world, readAppointment, { id }, { by: amina })).json();
    expect([read.date, read.time]).toEqual(['2026-10-25', '01:30:00']);
    const file = (await callApi(world, readAppointmentCalendar, { id }, { by: amina })).json()
      .content;
    expect(file).toContain('DTSTART:20261025T003000Z');
    expect(file).toContain('DTEND:20261025T013000Z');
    await world.query(`update bookings set status = 'completed' where id = '${id}'`);
    expect((await reportOf(evening)).therapists).toMatchObject([{ sessions: 1, minutes: 60 }]);
    expect((await reportOf('2026-10-25')).therapists).toEqual([]);
  });

  test('a session after the night is reminded and free to cancel by real hours', async () => {
    world.clock.set('2026-10-20T09:00:00+01:00');
    await settleIn(places.london);
    const { id, free_until } = await book('2026-10-25', '10:00');
    expect(new Date(free_until)).toEqual(new Date('2026-10-25T07:00:00Z'));
    await world.runJobs();
    world.mails.length = 0;
    world.clock.set('2026-10-24T22:59:59Z');
    await world.runJobs(5 * 24 * 60);
    expect(world.mails.map(({ subject }) => subject)).toContain('Limber: Your session is tomorrow');
    world.clock.set('2026-10-25T07:00:00.000Z');
    const cancelled = await callApi(world, cancelAppointment, { id }, { by: amina });
    expect([cancelled.statusCode, cancelled.json().late]).toEqual([200, false]);
  });
});
