import { cancelAppointment } from '@limber/contract/appointments.ts';
import {
  makeCalendarFeed,
  readOwnCalendarFeed,
  revokeCalendarFeed,
} from '@limber/contract/calendars/calendar-feeds.ts';
import { moveBooking } from '@limber/contract/desk/day/booking-changes.ts';
import {
  makeBranchCalendarFeed,
  readBranchCalendarFeed,
  revokeBranchCalendarFeed,
} from '@limber/contract/desk/studio/branches.ts';
import { CALENDAR_READS_FROM_ADDRESS_IN_TEN_MINUTES } from '@limber/contract/terms/booking/calendars.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { asTherapist, memberOf, serviceNamed, type TestClient } from '../../../../test/people.ts';
import { signFeed } from './feed-address.ts';

const { world, desk, who, amina, badr, book, bookAtDesk } = await openDesk();
const noura = await asTherapist(world, who.noura);
const manager = await memberOf(world, 'manager');
const location = 'A';

beforeEach(async () => {
  await world.query('delete from calendar_feeds');
  await world.query('delete from limits');
});

const make = async (by: Pick<TestClient, 'headers'> = amina): Promise<string> =>
  (await callApi(world, makeCalendarFeed, {}, { by })).json().url;

/** Reads a calendar as an app does: by its address, without signing in. */
const read = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url: new URL(url).pathname, headers });

/** The lines of each event of a calendar, unfolded. */
async function eventsAt(url: string): Promise<string[]> {
  const { statusCode, body } = await read(url);
  expect(statusCode).toBe(200);
  const [, ...events] = body.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  return events;
}

const lineOf = (event: string | undefined, name: string) =>
  event?.match(new RegExp(`^${name}[^:]*:(.*)\r$`, 'm'))?.[1];

describe('the calendar of a client', () => {
  test('a feed shows the move of a session under the same UID, tells nothing of health, and is dead after it was revoked', async () => {
    await world.query(`update accounts set goal = 'a sore shoulder' where id = ${amina.id}`);
    const id = await book();
    const url = await make();
    const [before] = await eventsAt(url);
    expect(lineOf(before, 'DTSTART')).toBe('20260305T100000Z');
    expect(lineOf(before, 'SUMMARY')).toContain('Stretching at ');

    const move = { id, version: 1, date: '2026-03-06', time: '16:00' };
    expect((await callApi(world, moveBooking, move, { by: desk })).statusCode).toBe(200);
    const [after, ...others] = await eventsAt(url);
    expect(others).toEqual([]);
    expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'));
    expect(lineOf(after, 'DTSTART')).toBe('20260306T120000Z');
    expect(Number(lineOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(before, 'SEQUENCE')));
    expect(after).not.toMatch(/shoulder|health|Haddad/i);

    await callApi(world, revokeCalendarFeed, {}, { by: amina });
    const dead = await read(url);
    expect(dead.statusCode).toBe(404);
    expect(dead.json().detail).toBe('This calendar address is not right, or was revoked.');
    expect(dead.json().in_other_languages.ar.detail).toContain('عنوان التقويم');
    const next = await make();
    expect(next).not.toBe(url);
    expect((await read(url)).statusCode).toBe(404);
  });

  test('it is the same until a session changes, and then has another ETag', async () => {
    await book();
    const url = await make();
    const first = await read(url);
    expect(first.headers['content-type']).toContain('text/calendar');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const etag = String(first.headers.etag);
    world.clock.advance(30 * 60);
    const again = await read(url, { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    await book({ time: '16:00' });
    const changed = await read(url, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test('a cancelled session is listed for thirty days, and then left out', async () => {
    const id = await book();
    await callApi(world, cancelAppointment, { id }, { by: amina });
    const url = await make();
    const [event] = await eventsAt(url);
    expect(lineOf(event, 'STATUS')).toBe('CANCELLED');
    world.clock.advance(31 * 24 * 60);
    expect(await eventsAt(url)).toEqual([]);
  });

  test('sessions of others are not in it', async () => {
    await book();
    expect(await eventsAt(await make(badr))).toEqual([]);
  });

  test('a second press keeps the address, and it can be read again', async () => {
    const url = await make();
    expect(await make()).toBe(url);
    const reply = await callApi(world, readOwnCalendarFeed, {}, { by: amina });
    expect(reply.json()).toEqual({ url });
    expect((await callApi(world, readOwnCalendarFeed, {}, { by: badr })).json()).toEqual({
      url: null,
    });
  });

  test('it is written in the client’s language', async () => {
    await world.query(`update accounts set language = 'ar' where id = ${amina.id}`);
    await book();
    const [event] = await eventsAt(await make());
    expect(lineOf(event, 'DESCRIPTION')).toContain('مع ');
    await world.query(`update accounts set language = 'en' where id = ${amina.id}`);
  });
});

describe('an address', () => {
  test('of a calendar that is not ours is refused, and so is one that was changed', async () => {
    const url = await make();
    const foreign = signFeed('another secret', '8b9d2f0a-4c1e-4a53-8d0d-0b6a3f1f2f10');
    expect((await read(url.replace(/[^/]+\.ics$/, `${foreign}.ics`))).statusCode).toBe(404);
    const last = url.at(-5) === 'A' ? 'Q' : 'A';
    expect((await read(`${url.slice(0, -5)}${last}.ics`)).statusCode).toBe(404);
    expect((await read(url.replace(/[^/]+\.ics$/, 'short.ics'))).statusCode).toBe(404);
  });

  test('is read a limited number of times from one network address', async () => {
    const url = await make();
    await world.query(`update limits set used = ${CALENDAR_READS_FROM_ADDRESS_IN_TEN_MINUTES}`);
    expect((await read(url)).statusCode).toBe(200);
    await world.query(`update limits set used = ${CALENDAR_READS_FROM_ADDRESS_IN_TEN_MINUTES}`);
    const refused = await read(url);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().in_other_languages.ar.detail).toContain('التقويم');
  });
});

describe('the calendars of the team', () => {
  test('a therapist reads service and room in the title, and the client by first name and initial', async () => {
    const redLight = await serviceNamed(world, 'Red-Light Therapy');
    await bookAtDesk({ services: [{ id: redLight, time: 30 }], total_duration: 30 });
    const [event, ...others] = await eventsAt(await make(noura));
    expect(others).toEqual([]);
    expect(lineOf(event, 'SUMMARY')).toBe('Red-Light Therapy');
    expect(lineOf(event, 'DESCRIPTION')).toContain('Amina H.');
    expect(lineOf(event, 'LOCATION')).toMatch(/^Al Warqa\\, Red-light bed/);
    expect(event).not.toMatch(/Haddad|\+971|AED/);
  });

  test('it is dead once the therapist has left', async () => {
    const url = await make(noura);
    await world.query(`update therapists set active = false where id = ${who.noura}`);
    expect((await read(url)).statusCode).toBe(404);
    await world.query(`update therapists set active = true where id = ${who.noura}`);
  });

  test('a manager has the calendar of a branch, and sees nothing by it once they are not a manager', async () => {
    await book();
    const made = await callApi(world, makeBranchCalendarFeed, { location }, { by: manager });
    expect(made.statusCode).toBe(201);
    const { url } = made.json();
    const [event] = await eventsAt(url);
    expect(lineOf(event, 'DESCRIPTION')).toContain('Noura');
    const other = await callApi(world, makeBranchCalendarFeed, { location: 'B' }, { by: manager });
    expect(await eventsAt(other.json().url)).toEqual([]);
    const found = await callApi(world, readBranchCalendarFeed, { location }, { by: manager });
    expect(found.json()).toEqual({ url });

    await world.query(`update accounts set account_type = 'front_desk' where id = ${manager.id}`);
    expect((await read(url)).statusCode).toBe(404);
    await world.query(`update accounts set account_type = 'manager' where id = ${manager.id}`);
    await callApi(world, revokeBranchCalendarFeed, { location }, { by: manager });
    expect((await read(url)).statusCode).toBe(404);
  });
});
