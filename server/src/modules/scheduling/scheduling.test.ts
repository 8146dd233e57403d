import type { Route } from '@limber/contract/route.ts';
import {
  availableTimesForPackages,
  availableTimesForServices,
} from '@limber/contract/scheduling.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { shutStudio } from '../../../test/diary.ts';
import { openWorld } from '../../../test/harness.ts';
import { therapistNamed } from '../../../test/people.ts';

const world = await openWorld();
const noura = await therapistNamed(world, 'Noura');

const ask = (route: Route, query: Record<string, unknown>) => callApi(world, route, query);

describe('available times', () => {
  test('list the half hours of a shift that fit the asked duration @API-12 @AVAIL-10', async () => {
    const reply = await ask(availableTimesForServices, {
      therapist_id: noura,
      date: '2026-03-05',
      total_duration: 60,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()[0]).toBe('12:00');
    expect(reply.json().at(-1)).toBe('19:00');
    expect(reply.json()).toHaveLength(15);
  });

  test('map each start to its longest session, at most 180 minutes, for packages @API-13 @STATE-21', async () => {
    const reply = await ask(availableTimesForPackages, {
      therapist_id: noura,
      date: '2026-03-05',
      total_duration: 5,
    });
    expect(reply.json()['12:00']).toBe(180);
    expect(reply.json()['18:30']).toBe(90);
    expect(reply.json()['19:30']).toBe(30);
  });

  test('leave out today’s past', async () => {
    world.clock.set('2026-03-05T15:10:00+04:00');
    const reply = await ask(availableTimesForServices, {
      therapist_id: noura,
      date: '2026-03-05',
      total_duration: 30,
    });
    expect(reply.json()[0]).toBe('15:30');
  });

  test('are none on a day off, a past day and a closure @VALID-11 @S3-10', async () => {
    await shutStudio(world, 'National Day', '2026-12-02', '2026-12-03');
    for (const date of ['2026-03-09', '2026-03-01', '2026-12-02']) {
      const reply = await ask(availableTimesForServices, {
        therapist_id: noura,
        date,
        total_duration: 30,
      });
      expect([date, reply.json()]).toEqual([date, []]);
    }
  });

  test('leave out time off', async () => {
    await world.db
      .insertInto('time_off')
      .values({
        therapist_id: noura,
        starts_at: '2026-03-12T12:00:00+04:00',
        ends_at: '2026-03-12T18:45:00+04:00',
        reason: 'Training',
      })
      .execute();
    const reply = await ask(availableTimesForServices, {
      therapist_id: noura,
      date: '2026-03-12',
      total_duration: 30,
    });
    expect(reply.json()).toEqual(['19:00', '19:30']);
  });

  test('are none for a therapist who books by telephone', async () => {
    const { id } = await world.db
      .selectFrom('therapists')
      .select('id')
      .where('books_by_phone', '=', true)
      .executeTakeFirstOrThrow();
    for (const date of ['2026-03-06', '2026-03-07', '2026-03-08']) {
      const reply = await ask(availableTimesForServices, {
        therapist_id: id,
        date,
        total_duration: 30,
      });
      expect(reply.json()).toEqual([]);
    }
  });

  test('answer 404 for an unknown therapist', async () => {
    const reply = await ask(availableTimesForPackages, {
      therapist_id: 9999,
      date: '2026-03-05',
      total_duration: 5,
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.json().detail).toBe('We do not know this therapist.');
  });

  test.each([
    ['date', { therapist_id: 1, date: '2026-02-30', total_duration: 30 }],
    ['total_duration', { therapist_id: 1, date: '2026-03-05', total_duration: 0 }],
    ['location', { date: '2026-03-05', total_duration: 30 }],
    ['location', { location: 'Z', date: '2026-03-05', total_duration: 30 }],
  ])('name the field %s that is wrong', async (field, query) => {
    const reply = await ask(availableTimesForServices, query);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });
});
