import { expect, test } from 'vitest';
import { nobody, openDiary, THURSDAY } from '../../../test/diary.ts';
import { findNearestTimes } from './find-nearest-times.ts';
import { parseStart } from './parse-start.ts';
import { slotOf } from './slot-rules.ts';

const { world, who, does, take, countReads } = await openDiary();

test('the nearest times of one therapist take at most two queries, however far they are', async () => {
  await take('Camille', THURSDAY, '12:00', '19:30');
  const { counting, reads } = countReads();
  const window = { now: world.clock.now(), holder: nobody, daysAhead: 180 };
  const slot = slotOf(parseStart(THURSDAY, '14:00'), 60);
  const filter = { therapistId: who.Camille as number };
  const covers = (day: string) => day !== '2026-03-06';
  const near = (daysAhead = 180) =>
    findNearestTimes(counting, filter, slot, { ...window, daysAhead }, covers);
  const found = await near();
  expect(found).toHaveLength(3);
  expect(found.map(({ date }) => date).every((date) => date > '2026-03-06')).toBe(true);
  expect(reads()).toBe(2);
  expect(await near(2)).toEqual([]);
  const unknown = findNearestTimes(counting, { therapistId: 9999 }, slot, window, covers);
  await expect(unknown).rejects.toMatchObject({ status: 404 });
});

test('the nearest times with anyone are those around the requested one, then on the following days', async () => {
  const near = (time: string, changes = {}) =>
    findNearestTimes(
      world.db,
      { locationCode: 'A', serviceIds: [does.Cupping as number], gender: 'female', ...changes },
      slotOf(parseStart(THURSDAY, time), 60),
      { now: world.clock.now(), holder: nobody, daysAhead: 180 },
      () => true,
    );
  await take('Camille', THURSDAY, '14:00', '16:00');
  expect(await near('14:00')).toEqual([
    { date: THURSDAY, time: '13:00' },
    { date: THURSDAY, time: '12:30' },
    { date: THURSDAY, time: '12:00' },
  ]);
  await take('Camille', THURSDAY, '12:00', '14:00');
  await take('Camille', THURSDAY, '17:00', '20:00');
  expect(await near('14:00')).toEqual([
    { date: THURSDAY, time: '16:00' },
    { date: '2026-03-06', time: '14:00' },
    { date: '2026-03-06', time: '14:30' },
  ]);
  expect(await near('14:00', { locationCode: 'marina' })).toEqual([]);
  await expect(near('14:00', { locationCode: 'Z' })).rejects.toMatchObject({ status: 400 });
  world.clock.set('2025-09-06T10:00:00+04:00');
  expect(await near('18:00')).toEqual([{ date: THURSDAY, time: '16:00' }]);
});
