import * as contract from '@limber/contract/scheduling.ts';
import { describe, expect, test } from 'vitest';
import { nobody, openDiary, THURSDAY } from '../../../test/diary.ts';
import { at } from '../../platform/studio-days.ts';
import { findNextOpenings } from './find-next-openings.ts';

const { world, who, does, get, take, countReads } = await openDiary();

describe('next openings', () => {
  const next = (query: Record<string, unknown>) =>
    get(contract.findNextOpenings, { total_duration: 60, ...query });

  test('name the first day and three times, of this therapist and of any', async () => {
    await take('Noura', '2026-03-04', '12:00', '20:00');
    await take('Noura', THURSDAY, '12:00', '18:30');
    const { status, body } = await next({ therapist_id: who.Noura });
    expect(status).toBe(200);
    expect(body.first_day).toBe(THURSDAY);
    const noura = { therapist_id: who.Noura, therapist_name: 'Noura Al Hashimi' };
    expect(body.therapist).toEqual([
      { date: THURSDAY, time: '18:30', ...noura },
      { date: THURSDAY, time: '19:00', ...noura },
      { date: '2026-03-06', time: '14:00', ...noura },
    ]);
    expect(body.any).toEqual([
      expect.objectContaining({ date: '2026-03-04', time: '12:00', therapist_id: who.Daniel }),
      expect.objectContaining({ date: '2026-03-04', time: '12:30', therapist_id: who.Daniel }),
      expect.objectContaining({ date: '2026-03-04', time: '13:00', therapist_id: who.Daniel }),
    ]);
  });

  test('of any alone have no therapist of their own', async () => {
    const { body } = await next({ location: 'A', gender: 'female', from: '2026-03-08' });
    expect(body.first_day).toBe('2026-03-08');
    expect(body.therapist).toEqual([]);
    expect(body.any.map((each: { therapist_name: string }) => each.therapist_name)).toEqual([
      'Camille Laurent',
      'Camille Laurent',
      'Camille Laurent',
    ]);
  });

  test('are found months ahead', async () => {
    const leave = { starts_at: at('2026-01-01', '00:00'), reason: 'Leave' };
    await world.db
      .insertInto('time_off')
      .values({ ...leave, therapist_id: who.Noura as number, ends_at: at('2026-08-20', '13:00') })
      .execute();
    const { body } = await next({ therapist_id: who.Noura });
    expect(body.first_day).toBe('2026-08-20');
    expect(body.therapist[0].time).toBe('13:00');
    expect(body.any).toHaveLength(3);
  });

  test('end with the diary, 180 days ahead', async () => {
    const leave = { starts_at: at('2026-01-01', '00:00'), reason: 'Leave' };
    await world.db
      .insertInto('time_off')
      .values({ ...leave, therapist_id: who.Omar as number, ends_at: at('2026-09-02', '00:00') })
      .execute();
    const { body } = await next({ therapist_id: who.Omar, services: `${does.Cupping}` });
    expect(body).toMatchObject({ first_day: null, therapist: [] });
    expect(body.any[0].therapist_id).toBe(who.Camille);
    expect((await next({ location: 'A', from: '2026-08-31' })).body.first_day).toBe('2026-08-31');
    const late = await next({ location: 'A', from: '2026-09-01' });
    expect(late.body).toEqual({ first_day: null, therapist: [], any: [] });
  });

  test('for a therapist who books by telephone are those of the others', async () => {
    const { body } = await next({ therapist_id: who.Viktor, from: THURSDAY });
    expect(body).toMatchObject({ first_day: null, therapist: [] });
    expect(body.any).toHaveLength(3);
  });

  test('start today when an earlier day is asked for', async () => {
    const { body } = await next({ location: 'A', from: '2026-01-01' });
    expect(body.first_day).toBe('2026-03-04');
  });

  test('refuse an unknown therapist and a missing branch', async () => {
    expect((await next({ therapist_id: 9999 })).status).toBe(404);
    const { status, body } = await next({});
    expect([status, Object.keys(body.fields)]).toEqual([400, ['location']]);
  });

  test('that last longer than every shift are not looked for to the end of the diary', async () => {
    const filter = { locationCode: 'A', serviceIds: [does.Stretching as number] };
    const { counting, reads } = countReads();
    const window = { now: world.clock.now(), holder: nobody, daysAhead: 180 };
    const found = await findNextOpenings(counting, filter, { lastsMinutes: 500 }, window);
    expect(found).toEqual({ first_day: null, therapist: [], any: [] });
    expect(reads()).toBe(1);
  });
});
