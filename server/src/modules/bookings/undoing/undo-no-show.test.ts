import { holdTime } from '@limber/contract/scheduling.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { actorOf, serviceNamed, therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';
import type { Refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { makeJobs } from '../../../platform/jobs.ts';
import { say } from '../../../platform/language/sentence.ts';
import { checkIn, markNoShow } from '../attending/check-in-and-no-show.ts';
import { undoNoShow } from './undo-step.ts';

const { world, badr, amina, tryToBook, book } = await openStudio();

const desk: Actor = { ...(await actorOf(world, 'front_desk')), branches: 'all' };
const noura = await therapistNamed(world, 'Noura');
const omar = await therapistNamed(world, 'Omar');
const started = new Date('2026-03-05T14:00:00+04:00');

const deps = { db: world.db, jobs: makeJobs(world.clock) };

const statusOf = async (id: string) =>
  (
    await world.db
      .selectFrom('bookings')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

/** The hour of Noura's at two, missed by Amina. */
async function missed(changes: Record<string, unknown> = {}): Promise<string> {
  const id = await book(changes);
  await markNoShow(world.db, desk, { id }, started);
  world.clock.set(started.toISOString());
  return id;
}

const undo = (id: string, by = desk) => undoNoShow(deps, by, { id }, started);

describe('that a client did not come', () => {
  test('is taken back, and the session is as before', async () => {
    const booked = await missed();
    await undo(booked);
    expect(await statusOf(booked)).toBe('booked');
    expect((await tryToBook({ time: '14:00' }, badr)).statusCode).toBe(409);

    const here = await book({ time: '16:00' });
    await checkIn(world.db, desk, { id: here }, started);
    const later = new Date('2026-03-05T16:00:00+04:00');
    await markNoShow(world.db, desk, { id: here }, later);
    await undoNoShow(deps, desk, { id: here }, later);
    expect(await statusOf(here)).toBe('check_in');
  });

  test('is not taken back once its slot is booked by another client: 409 names who has it', async () => {
    const id = await missed();
    await book({ time: '14:00' }, badr);
    await expect(undo(id)).rejects.toMatchObject({
      status: 409,
      message: 'This time is now booked for Badr Haddad, from 14:00.',
    });
    expect(await statusOf(id)).toBe('no_show');
  });

  test('is not taken back while somebody holds the slot', async () => {
    const id = await missed();
    const wish = { therapist_id: noura, location: 'A', date: '2026-03-05', time: '14:00' };
    const held = await callApi(world, holdTime, { ...wish, total_duration: 60 }, { by: badr });
    expect(held.statusCode).toBe(200);
    await expect(undo(id)).rejects.toMatchObject({ status: 409 });
  });

  test('is taken back on its therapist’s day off, because it was booked', async () => {
    const id = await missed();
    await world.db
      .insertInto('time_off')
      .values({
        therapist_id: noura,
        starts_at: started,
        ends_at: '2026-03-05T18:00:00+04:00',
        reason: 'Ill',
      })
      .execute();
    await undo(id);
    await world.db.deleteFrom('time_off').execute();
    expect(await statusOf(id)).toBe('booked');
  });

  test('is not taken back when another client has the bed, with any therapist', async () => {
    const redLight = await serviceNamed(world, 'Red-Light Therapy');
    const session = {
      services: [{ id: redLight, name: '', time: 30, price: 120, type: 'service' }],
      duration: 30,
      total_duration: 30,
      total_price: 120,
    };
    const id = await missed(session);
    await book({ ...session, therapist_id: omar }, badr);
    const refused = await undo(id).catch((error: Refusal) => error);
    expect(refused).toMatchObject({
      status: 409,
      message: 'Red-light bed is taken then by Badr Haddad, from 14:00.',
    });
    expect(say((refused as Refusal).sentence, 'ar')).toMatch(/«Red-light bed».*Badr Haddad.*14:00/);
    await expect(undo(id, { ...desk, branches: ['B'] })).rejects.toMatchObject({
      status: 409,
      message: 'This time is no longer free. Please choose another.',
    });
  });

  test('is taken back only by the desk, and only after a no-show', async () => {
    const id = await missed();
    const client = { accountId: amina.id, accountType: 'client' } as const;
    await expect(undo(id, client)).rejects.toMatchObject({ status: 403 });
    await undo(id);
    await expect(undo(id)).rejects.toMatchObject({ status: 409 });
    await expect(undo(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
  });

  test('when two take it back while another books, one succeeds', async () => {
    const id = await missed();
    const [undone, booked] = await Promise.allSettled([
      undo(id),
      tryToBook({ time: '14:00' }, badr),
    ]);
    const isBooked = booked.status === 'fulfilled' && booked.value.statusCode === 201;
    expect(undone.status === 'fulfilled').toBe(!isBooked);
  });
});
