import * as contract from '@limber/contract/scheduling.ts';
import { describe, expect, test } from 'vitest';
import { openDiary, shutStudio, THURSDAY } from '../../../test/diary.ts';
import { at } from '../../platform/studio-days.ts';

const { world, who, does, get, take } = await openDiary();

describe('open days', () => {
  const days = (query: Record<string, unknown>) =>
    get(contract.listOpenDays, {
      total_duration: 60,
      from: '2026-03-04',
      to: '2026-03-10',
      ...query,
    });

  test('say for each day of a therapist how much is left', async () => {
    await take('Noura', THURSDAY, '12:00', '18:00');
    await take('Noura', '2026-03-06', '14:00', '20:00');
    await take('Noura', '2026-03-07', '10:00', '14:00');
    const { status, body } = await days({ therapist_id: who.Noura });
    expect(status).toBe(200);
    expect(body).toEqual([
      { date: '2026-03-04', openings: 15, level: 'many' },
      { date: '2026-03-05', openings: 3, level: 'few' },
      { date: '2026-03-06', openings: 0, level: 'full' },
      { date: '2026-03-07', openings: 7, level: 'some' },
      { date: '2026-03-08', openings: 0, level: 'closed', reason: 'day_off' },
      { date: '2026-03-09', openings: 0, level: 'closed', reason: 'day_off' },
      { date: '2026-03-10', openings: 15, level: 'many' },
    ]);
  });

  test('count the starts of anyone at the branch', async () => {
    const { body } = await days({ location: 'A', to: '2026-03-05', services: `${does.Cupping}` });
    expect(body).toEqual([
      { date: '2026-03-04', openings: 15, level: 'many' },
      { date: '2026-03-05', openings: 19, level: 'many' },
    ]);
  });

  test('are closed for time off, a closure, the past and beyond the diary', async () => {
    await world.db
      .insertInto('time_off')
      .values({
        therapist_id: who.Noura as number,
        starts_at: at('2026-03-05', '00:00'),
        ends_at: at('2026-03-07', '00:00'),
        reason: 'Leave',
      })
      .execute();
    await shutStudio(world, 'Eid', '2026-03-07', '2026-03-11');
    world.clock.set('2026-03-04T20:00:00+04:00');
    const { body } = await days({ therapist_id: who.Noura, from: '2026-03-03', to: '2026-03-12' });
    const open = body.filter((day: { level: string }) => day.level !== 'closed');
    expect(open).toEqual([{ date: '2026-03-12', openings: 15, level: 'many' }]);
    const reasons = Object.fromEntries(
      body.map((day: { date: string; reason?: string }) => [day.date, day.reason]),
    );
    expect(reasons).toMatchObject({
      '2026-03-03': 'over',
      '2026-03-04': 'over',
      '2026-03-05': 'day_off',
      '2026-03-06': 'day_off',
      '2026-03-07': 'closure',
      '2026-03-11': 'closure',
    });
    const end = await days({ location: 'A', from: '2026-08-30', to: '2026-09-02' });
    expect(end.body.map((day: { reason?: string }) => day.reason)).toEqual([
      undefined,
      undefined,
      'beyond',
      'beyond',
    ]);
    const long = await days({
      therapist_id: who.Daniel,
      from: '2026-03-12',
      to: '2026-03-12',
      total_duration: 300,
    });
    expect(long.body).toMatchObject([{ level: 'closed', reason: 'too_long' }]);
  });

  test('are never open for a therapist who books by telephone', async () => {
    const { body } = await days({ therapist_id: who.Viktor });
    expect(body.every((day: { level: string }) => day.level === 'closed')).toBe(true);
  });

  test.each([
    ['to', 400, { location: 'A', from: '2026-03-04', to: '2026-03-03' }],
    ['to', 400, { location: 'A', from: '2026-03-04', to: '2026-05-06' }],
    ['location', 400, {}],
    ['location', 400, { location: 'Z' }],
    [undefined, 404, { therapist_id: 9999 }],
  ])('name the field %s that is wrong', async (field, status, query) => {
    const reply = await days(query);
    expect(reply.status).toBe(status);
    expect(reply.body.error).toBe(reply.body.detail);
    expect(Object.keys(reply.body.fields ?? {})[0]).toBe(field);
  });

  test('reach 62 days', async () => {
    const { body } = await days({ location: 'A', to: '2026-05-05' });
    expect(body).toHaveLength(63);
  });
});
