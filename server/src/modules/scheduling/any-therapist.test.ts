import * as contract from '@limber/contract/scheduling.ts';
import { describe, expect, test } from 'vitest';
import { openDiary, THURSDAY } from '../../../test/diary.ts';
import { therapistNamed } from '../../../test/people.ts';
import { at } from '../../platform/studio-days.ts';

const { world, does, get, take } = await openDiary();

describe('times of any therapist at a branch', () => {
  const times = async (query: Record<string, unknown>) =>
    (
      await get(contract.availableTimesForServices, {
        date: THURSDAY,
        total_duration: 60,
        ...query,
      })
    ).body;

  test('are all starts at which at least one is free', async () => {
    const all = await times({ location: 'A' });
    expect([all[0], all.at(-1), all.length]).toEqual(['12:00', '21:00', 19]);
    for (const name of ['Noura', 'Daniel', 'Camille']) await take(name, THURSDAY, '12:00', '16:00');
    expect((await times({ location: 'A' }))[0]).toBe('14:00');
    await take('Omar', THURSDAY, '14:00', '15:00');
    expect((await times({ location: 'A' }))[0]).toBe('15:00');
  });

  test('leave room for the longest session that any of them can take, for packages', async () => {
    await take('Noura', THURSDAY, '13:00', '14:00');
    await take('Daniel', THURSDAY, '12:30', '13:00');
    await take('Camille', THURSDAY, '14:30', '15:00');
    const { body } = await get(contract.availableTimesForPackages, {
      location: 'A',
      date: THURSDAY,
      total_duration: 5,
    });
    expect(body['12:00']).toBe(150);
    expect(body['12:30']).toBe(120);
    expect(body['15:00']).toBe(180);
    expect(body['21:30']).toBe(30);
  });

  test('are of therapists who offer every service that needs a skill', async () => {
    const cupping = { location: 'A', services: `${does.Cupping}` };
    expect((await times(cupping))[0]).toBe('12:00');
    await take('Camille', THURSDAY, '12:00', '20:00');
    expect((await times(cupping))[0]).toBe('14:00');
    const both = `${does.Cupping},${does['Prenatal Stretching']}`;
    expect(await times({ location: 'A', services: both })).toEqual([]);
    const light = `${does.Cupping},${does['Red-Light Therapy']}`;
    expect((await times({ location: 'A', services: light }))[0]).toBe('14:00');
  });

  test('respect a request for a woman or a man', async () => {
    expect((await times({ location: 'A', gender: 'female' })).at(-1)).toBe('19:00');
    expect((await times({ location: 'A', gender: 'male' })).at(-1)).toBe('21:00');
  });

  test('are none during a closure and at a branch that takes no bookings', async () => {
    expect(await times({ location: 'marina' })).toEqual([]);
    const closure = { name: 'Works', title: 'Works', greeting_ar: 'صيانة', location_code: 'A' };
    await world.db
      .insertInto('closures')
      .values({ ...closure, starts_on: THURSDAY, ends_on: THURSDAY })
      .execute();
    expect(await times({ location: 'A' })).toEqual([]);
    expect(await times({ location: 'B' })).not.toEqual([]);
  });

  test('never come from a therapist who books by telephone', async () => {
    // At branch B only Viktor works on Sundays and does cupping; Liza also would, but is away.
    await world.db
      .insertInto('time_off')
      .values({
        therapist_id: await therapistNamed(world, 'Liza'),
        starts_at: at('2026-03-08', '00:00'),
        ends_at: at('2026-03-09', '00:00'),
        reason: 'Leave',
      })
      .execute();
    const query = { location: 'B', services: `${does.Cupping}`, date: '2026-03-08' };
    expect(await times(query)).toEqual([]);
  });
});
