import { availableTimesForServices, holdTime } from '@limber/contract/scheduling.ts';
import { expect, test } from 'vitest';
import { openDiary, shutStudio } from '../../../test/diary.ts';

const DAYS = ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-09', '2026-12-02', '2027-03-05'];

const { world, who, does, get, take } = await openDiary();

test('asked by a crowd each is answered as when asked alone', async () => {
  await shutStudio(world, 'National Day', '2026-12-02', '2026-12-03');
  await take('Omar', '2026-03-05', '15:00', '16:30');
  const held = await get(holdTime, {
    services: String(does.Stretching),
    therapist_id: who.Noura,
    location: 'A',
    date: '2026-03-06',
    time: '15:00',
    total_duration: 60,
  });
  expect(held.status).toBe(200);

  const { Stretching, Cupping, 'Red-Light Therapy': light } = does;
  const team = await world.db.selectFrom('therapists').select('id').orderBy('id').execute();
  // The last of these ids belongs to nobody.
  const wishes = [...team.map(({ id }) => id), 1].flatMap((therapist_id) =>
    DAYS.flatMap((date) =>
      [[], [Stretching], [Cupping], [light], [Stretching, Cupping]].map((services) => ({
        therapist_id,
        date,
        total_duration: 60,
        ...(services.length > 0 && { services: services.join() }),
      })),
    ),
  );
  const ask = (wish: (typeof wishes)[number]) => get(availableTimesForServices, wish);
  const alone = [];
  for (const wish of wishes) alone.push(await ask(wish));
  expect(await Promise.all(wishes.map(ask))).toEqual(alone);
  expect(new Set(alone.map(({ body }) => JSON.stringify(body))).size).toBeGreaterThan(10);
});
