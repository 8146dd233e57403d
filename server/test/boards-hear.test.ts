import { changeProfile, eraseAccount } from '@limber/contract/accounts.ts';
import { cancelAppointment, rescheduleAppointment } from '@limber/contract/appointments.ts';
import {
  withdrawClientHealthNote,
  writeClientHealthNote,
} from '@limber/contract/desk/clients/client-health-note.ts';
import { readClient } from '@limber/contract/desk/clients/clients.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import {
  adjustMinutes,
  freezePackage,
  prolongPackage,
  transferMinutes,
  unfreezePackage,
} from '@limber/contract/desk/clients/packages.ts';
import { capPackagePerson, removePackagePerson } from '@limber/contract/desk/clients/sharing.ts';
import {
  cancelBooking,
  checkInBooking,
  completeBooking,
  missBooking,
  moveBooking,
  undoBooking,
  undoMove,
} from '@limber/contract/desk/day/booking-changes.ts';
import { sayLate, takeBackLate } from '@limber/contract/desk/day/own-day.ts';
import {
  addClosure,
  changeClosure,
  confirmClosure,
  withdrawClosure,
} from '@limber/contract/desk/rota/closures.ts';
import { changeHours } from '@limber/contract/desk/rota/hours.ts';
import { addTimeOff, markSick, withdrawTimeOff } from '@limber/contract/desk/rota/time-off.ts';
import {
  changeDay,
  changeShifts,
  copyWeek,
  withdrawDay,
} from '@limber/contract/desk/rota/weeks.ts';
import { addBranch, changeBranch, retireBranch } from '@limber/contract/desk/studio/branches.ts';
import { listImports, undoImport } from '@limber/contract/desk/studio/imports.ts';
import {
  listPlannedChanges,
  planChange,
  withdrawPlannedChange,
} from '@limber/contract/desk/studio/planned-changes.ts';
import { retireProduct } from '@limber/contract/desk/studio/products.ts';
import { retireResource } from '@limber/contract/desk/studio/resources.ts';
import { retireService } from '@limber/contract/desk/studio/services.ts';
import { changeSettings, readSettings } from '@limber/contract/desk/studio/settings.ts';
import { eraseMember, suspendStaff } from '@limber/contract/desk/studio/team.ts';
import { retireTherapist } from '@limber/contract/desk/studio/therapists.ts';
import { changeWebsite, readWebsite } from '@limber/contract/desk/studio/website.ts';
import type { Route } from '@limber/contract/route.ts';
import { capPerson, leavePackage, removePerson } from '@limber/contract/sharing.ts';
import { HEALTH_CONSENT } from '@limber/contract/terms/health-consent.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expirePackage } from '../src/modules/packages/ending/expire-package.ts';
import { carryOut } from '../src/modules/planned-changes/carry-out-planned.ts';
import { EVERYTHING } from '../src/platform/database/notify-changed-days.ts';
import { callApi, type Tried } from './call-api.ts';
import { openDesk } from './desk.ts';
import { TEST_NOW } from './harness.ts';
import { openImport } from './importing/open-import.ts';
import { ownPackage } from './own-package.ts';
import { actorOf, addClient, therapistNamed } from './people.ts';
import { openEars } from './studio.ts';

// Everything that changes a board is announced to the open boards, with the days that it
// concerns.
const { world, amina, badr, desk, who, stretching, book, bookFrom, share } = await openDesk();
const { accountId: managing } = await actorOf(world, 'manager');
const { accountId: deskId } = await actorOf(world, 'front_desk');
const manager = { headers: () => world.bearer(managing, 'manager') };
const { account_id: nourasAccount } = await world.db
  .selectFrom('therapists')
  .select('account_id')
  .where('id', '=', who.noura)
  .executeTakeFirstOrThrow();
const noura = { headers: () => world.bearer(nourasAccount, 'therapist') };
const toldBy = await openEars(world);
beforeEach(() => world.clock.set(TEST_NOW));

/** The announcements caused by a call, which has to succeed. */
const heardOf = <R extends Route>(route: R, args: Tried<R>, by: { headers(): object } = manager) =>
  toldBy(async () => {
    const reply = await callApi(world, route, args, { by: by as typeof manager });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
  });

const [THURSDAY, FRIDAY] = ['2026-03-05 A', '2026-03-06 A'];

describe('boards that are open hear of the day', () => {
  test('of a session that is booked, moved and cancelled by its client', async () => {
    let id = '';
    expect(
      await toldBy(async () => {
        id = await book();
      }),
    ).toEqual([THURSDAY]);
    const there = { date: '2026-03-06', time: '16:00' };
    expect(await heardOf(rescheduleAppointment, { id, ...there }, amina)).toEqual([
      ...[THURSDAY, FRIDAY],
    ]);
    expect(await heardOf(cancelAppointment, { id }, amina)).toEqual([FRIDAY]);
  });

  test('of each step that the desk takes with a session, and takes back', async () => {
    const id = await book();
    const there = { date: '2026-03-06', time: '16:00' };
    expect(await heardOf(moveBooking, { id, version: 1, ...there }, desk)).toEqual([
      ...[THURSDAY, FRIDAY],
    ]);
    expect(await heardOf(undoMove, { id, version: 2 }, desk)).toEqual([THURSDAY, FRIDAY]);
    world.clock.set('2026-03-05T14:05:00+04:00');
    expect(await heardOf(checkInBooking, { id, version: 3 }, desk)).toEqual([THURSDAY]);
    expect(await heardOf(completeBooking, { id, version: 4 }, desk)).toEqual([THURSDAY]);
    expect(await heardOf(undoBooking, { id, version: 5 }, desk)).toEqual([THURSDAY]);
    expect(await heardOf(undoBooking, { id, version: 6 }, desk)).toEqual([THURSDAY]);
    world.clock.set('2026-03-05T14:20:00+04:00');
    expect(await heardOf(missBooking, { id, version: 7 }, desk)).toEqual([THURSDAY]);
    expect(await heardOf(undoBooking, { id, version: 8 }, desk)).toEqual([THURSDAY]);
    const why = { by: 'studio', counts_as: 'returned', reason: 'The heating' } as const;
    expect(await heardOf(cancelBooking, { id, version: 9, ...why }, desk)).toEqual([THURSDAY]);
  });

  test('with sessions to come from a package whose minutes, end or people change', async () => {
    const id = await ownPackage(world, amina.id, 'Family Shared Package');
    const into = await ownPackage(world, amina.id, 'Balance Package');
    await share(id, badr);
    expect((await bookFrom({ id, kind: 'shared' })).statusCode).toBe(201);
    const cancelled = await bookFrom({ id, kind: 'shared' }, { date: '2026-03-07' });
    await callApi(world, cancelAppointment, { id: cancelled.json().id }, { by: amina });
    const guests = await bookFrom({ id, kind: 'shared' }, { date: '2026-03-06' }, badr);
    expect(guests.statusCode).toBe(201);
    const its = [THURSDAY, FRIDAY];
    const reason = 'Was ill';
    expect(await heardOf(adjustMinutes, { id, minutes: 30, reason })).toEqual(its);
    expect(await heardOf(transferMinutes, { id, into, minutes: 30, reason })).toEqual(its);
    expect(await heardOf(transferMinutes, { id: into, into: id, minutes: 30, reason })).toEqual(
      its,
    );
    const longer = { id, expiry_date: '2027-04-30', reason };
    expect(await heardOf(prolongPackage, longer, desk)).toEqual(its);
    const frozen = { id, from: '2026-04-01', to: '2026-04-10', reason };
    expect(await heardOf(freezePackage, frozen, desk)).toEqual(its);
    expect(await heardOf(unfreezePackage, { ...frozen, id }, desk)).toEqual(its);
    const { rows } = await world.query<{ id: number }>(
      `select id from package_people where package_id = ${id} and account_id = ${badr.id}`,
    );
    const person = rows[0]?.id;
    const cap = (cap_minutes: number) => ({ id, person, cap_minutes });
    expect(await heardOf(capPerson, cap(120), amina)).toEqual(its);
    const atDesk = { ...cap(180), seen_cap_minutes: 120 };
    expect(await heardOf(capPackagePerson, atDesk, desk)).toEqual(its);
    expect(await heardOf(removePackagePerson, { id, person }, desk)).toEqual(its);
    for (const [route, by] of [
      [removePerson, amina],
      [leavePackage, badr],
    ] as const) {
      await world.query(`update package_people set removed_at = null where id = ${person}`);
      expect(await heardOf(route as typeof removePerson, { id, person }, by)).toEqual(its);
    }
    const over = new Date('2028-01-01T10:00:00+04:00');
    expect(await toldBy(() => expirePackage(world.db, id, over))).toEqual(its);
  });
});

describe('open boards reload everything', () => {
  const hears = async <R extends Route>(route: R, args: Tried<R>, by?: { headers(): object }) => {
    expect(await heardOf(route, args, by), route.path).toEqual([EVERYTHING]);
  };

  test('when hours, shifts and days off change', async () => {
    const day = { therapist_id: who.omar, date: '2026-03-12' };
    const weekly = { weekdays: [4], valid_from: '2026-03-20' };
    const spans = [{ from_minute: 600, to_minute: 1320 }];
    await hears(changeDay, { ...day, shifts: [] });
    await hears(withdrawDay, day);
    await hears(changeShifts, { therapist_ids: [who.omar], ...weekly, shifts: [] });
    await hears(copyWeek, { from: '2026-03-09', to: '2026-04-06', location: 'A' });
    await hears(changeHours, { location: 'A', ...weekly, spans });
    const away = { therapist_id: who.omar, from: '2026-03-12', to: '2026-03-12' };
    const made = async (route: typeof addTimeOff | typeof markSick, args: object) => {
      let id = 0;
      const told = await toldBy(async () => {
        const reply = await callApi(world, route as typeof markSick, args, { by: manager });
        id = reply.json().id;
      });
      expect([told, id > 0]).toEqual([[EVERYTHING], true]);
      return id;
    };
    await hears(withdrawTimeOff, { id: await made(addTimeOff, { ...away, kind: 'holiday' }) });
    await hears(withdrawTimeOff, { id: await made(markSick, away) });
    await hears(sayLate, { minutes: 10 }, noura);
    await hears(takeBackLate, {}, noura);
  });

  test('when the studio closes, and does not after all', async () => {
    const feast = { name: 'Feast', starts_on: '2026-03-19', ends_on: '2026-03-20' };
    await hears(addClosure, { ...feast, provisional: true });
    const { rows } = await world.query<{ id: number }>('select max(id) as id from closures');
    const id = rows[0]?.id;
    await hears(changeClosure, { id, version: 1, ...feast, ends_on: '2026-03-21' });
    await hears(confirmClosure, { id, version: 2 });
    await hears(withdrawClosure, { id, version: 3 });
  });

  test('when things of the studio, or its settings, change', async () => {
    const settings = (await callApi(world, readSettings, {}, { by: manager })).json();
    await hears(changeSettings, settings);
    for (const [route, table] of [
      [retireResource, 'resources'],
      [retireService, 'services'],
      [retireProduct, 'package_products'],
    ] as const) {
      const { rows } = await world.query<{ id: number; version: number }>(
        `select id, version from ${table} where active order by id desc limit 1`,
      );
      for (const [at, retired] of [true, false].entries()) {
        const seen = { id: rows[0]?.id, version: (rows[0]?.version ?? 0) + at };
        await hears(route as typeof retireService, { ...seen, retired });
      }
    }
    const branch = {
      ...{ name: { en: 'Marina', ar: 'المارينا' }, address: { en: 'Pier 7', ar: 'الرصيف ٧' } },
      ...{ map_url: null, phone: '+971 4 000 0009', image: '/media/al-warqa.webp', position: 9 },
      emirate: null,
      parking: { en: '', ar: '' },
    };
    await hears(addBranch, branch);
    const { rows } = await world.query<{ code: string }>(
      `select code from locations where name = 'Marina'`,
    );
    const location = rows[0]?.code;
    await hears(changeBranch, { ...branch, location, version: 1, position: 10 });
    await hears(retireBranch, { location, version: 2, retired: true });
  });

  test('when a service is to retire, and is not after all; prices that are to come change no board', async () => {
    const from_day = '2026-04-01';
    const plan = { subject: 'service', thing_id: stretching, from_day } as const;
    const plannedId = async () =>
      (await callApi(world, listPlannedChanges, {}, { by: manager })).json()[0].id;
    await hears(planChange, { ...plan, prices: null });
    await hears(withdrawPlannedChange, { id: await plannedId() });
    const prices = [{ time: 60, price: 350 }];
    expect(await heardOf(planChange, { ...plan, prices })).toEqual([]);
    const id = await plannedId();
    const due = new Date(`${from_day}T00:00:01+04:00`);
    expect(await toldBy(() => carryOut(world.db, id, due))).toEqual([EVERYTHING]);
    expect(await heardOf(planChange, { ...plan, from_day: '2026-04-02', prices })).toEqual([]);
    expect(await heardOf(withdrawPlannedChange, { id: await plannedId() })).toEqual([]);
  });

  test('when the studio says something else of itself', async () => {
    const website = (await callApi(world, readWebsite, {}, { by: manager })).json();
    await hears(changeWebsite, { ...website, brand: 'Limber & Co' });
  });

  test('when an import is undone', async () => {
    const { outcomesOf } = await openImport(world);
    const lines = ['Client ID,First Name,Last Name,Mobile,Email', '1,Maryam,Saleh,0501234567,'];
    expect(await outcomesOf('client', lines, true)).toEqual(['new']);
    const [made] = (await callApi(world, listImports, {}, { by: manager })).json();
    await hears(undoImport, { id: made.id });
  });

  test('when a client agrees to notes about their health, or takes it back', async () => {
    await hears(changeProfile, { health_notes_agreed: true, medical_issues: 'A knee' }, badr);
    expect(await heardOf(changeProfile, { goal: 'Touch my toes' }, badr)).toEqual([]);
    await hears(changeProfile, { health_notes_agreed: false }, badr);
    const { version } = (await callApi(world, readClient, { id: badr.id }, { by: desk })).json();
    const agreed = { words_version: HEALTH_CONSENT.version, language: 'en' } as const;
    await hears(writeClientHealthNote, { id: badr.id, note: 'A knee', agreed, version }, desk);
    await hears(withdrawClientHealthNote, { id: badr.id, version: version + 1 }, desk);
  });

  test('when somebody leaves the team, comes back or is erased', async () => {
    const id = await therapistNamed(world, 'Grace');
    for (const [at, retired] of [true, false, true].entries()) {
      await hears(retireTherapist, { id, version: 1 + at, retired });
    }
    const { account_id: account } = await world.db
      .selectFrom('therapists')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await hears(eraseMember, { id: account, reason: 'Left' });
    // No board shows who is at the desk.
    expect(await heardOf(suspendStaff, { id: deskId, reason: 'Left' })).toEqual([]);
  });

  test('when a client is merged, or is erased', async () => {
    const [kept, gone] = [await addClient(world, 'Kept'), await addClient(world, 'Gone')];
    await hears(mergeClients, { id: kept.id, duplicate_id: gone.id, email: kept.email });
    await hears(eraseAccount, { email: kept.email }, kept);
  });
});
