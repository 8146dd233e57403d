import { describe, expect, test } from 'vitest';
import { actorOf } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { checkIn, complete, markNoShow } from './check-in-and-no-show.ts';

const { world, amina, tryToBook, book } = await openStudio();

const desk = await actorOf(world, 'front_desk');

const accountOf = async (firstName: string): Promise<Actor> => {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('first_name', '=', firstName)
    .where('account_type', '=', 'therapist')
    .executeTakeFirstOrThrow();
  return { accountId: id, accountType: 'therapist' };
};

const storyOf = async (id: string) => {
  const events = await world.db
    .selectFrom('booking_events')
    .select(['from_status', 'to_status', 'actor_id'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute();
  return events.map((event) => [event.from_status, event.to_status, event.actor_id]);
};

const started = new Date('2026-03-05T14:00:00+04:00');

describe('a session', () => {
  test('is checked in and completed, and records by whom', async () => {
    const id = await book();
    const noura = await accountOf('Noura');
    await checkIn(world.db, desk, { id }, new Date('2026-03-05T13:50:00+04:00'));
    await complete(world.db, noura, { id }, started);
    expect(await storyOf(id)).toEqual([
      [null, 'booked', amina.id],
      ['booked', 'check_in', desk.accountId],
      ['check_in', 'completed', noura.accountId],
    ]);
  });

  test('is marked as a no-show once it has started, and its time is free for another client', async () => {
    const id = await book();
    const early = markNoShow(world.db, desk, { id }, new Date(started.getTime() - 1));
    await expect(early).rejects.toMatchObject({ status: 409 });
    await markNoShow(world.db, desk, { id }, started);
    expect((await storyOf(id)).at(-1)).toEqual(['booked', 'no_show', desk.accountId]);
    const again = await tryToBook();
    expect(again.statusCode).toBe(201);
  });

  test('takes no step twice, and only one of two at once', async () => {
    const id = await book();
    const both = await Promise.allSettled(
      [1, 2].map(() => checkIn(world.db, desk, { id }, started)),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await complete(world.db, desk, { id }, started);
    await expect(complete(world.db, desk, { id }, started)).rejects.toMatchObject({ status: 409 });
    await expect(markNoShow(world.db, desk, { id }, started)).rejects.toMatchObject({
      status: 409,
    });
  });

  test('is checked in by its own therapist or the desk, but marked as a no-show only by the desk', async () => {
    const id = await book();
    const client: Actor = { accountId: amina.id, accountType: 'client' };
    const noura = await accountOf('Noura');
    const omar = await accountOf('Omar');
    await expect(checkIn(world.db, client, { id }, started)).rejects.toMatchObject({ status: 403 });
    await expect(checkIn(world.db, omar, { id }, started)).rejects.toMatchObject({ status: 404 });
    await expect(markNoShow(world.db, noura, { id }, started)).rejects.toMatchObject({
      status: 403,
    });
    await checkIn(world.db, noura, { id }, started);
    const nobody = '00000000-0000-4000-8000-000000000000';
    await expect(checkIn(world.db, desk, { id: nobody }, started)).rejects.toMatchObject({
      status: 404,
    });
  });
});
