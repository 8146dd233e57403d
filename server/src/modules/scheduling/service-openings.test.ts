import * as contract from '@limber/contract/scheduling.ts';
import { describe, expect, test } from 'vitest';
import { nobody, openDiary } from '../../../test/diary.ts';
import { at } from '../../platform/studio-days.ts';
import { listServiceOpenings } from './list-service-openings.ts';

const { world, who, does, get, take, countReads } = await openDiary();

describe('the next opening of every service', () => {
  const list = async (query: { location?: string } = {}) => {
    const { status, body } = await get(contract.listServiceOpenings, query);
    expect(status).toBe(200);
    return body as contract.ServiceOpening[];
  };
  const of = (openings: contract.ServiceOpening[], service: string, minutes: number) =>
    openings.find((each) => each.service_id === does[service] && each.minutes === minutes);

  test('names time, place and therapist for each length', async () => {
    const openings = await list({ location: 'A' });
    const lengths = openings
      .filter(({ service_id }) => service_id === does.Stretching)
      .map(({ minutes }) => minutes);
    expect(lengths).toEqual([30, 45, 60, 90]);
    expect(of(openings, 'Stretching', 60)).toEqual({
      service_id: does.Stretching,
      minutes: 60,
      location: 'A',
      date: '2026-03-04',
      time: '12:00',
      therapist_id: expect.any(Number),
      therapist_name: expect.any(String),
    });
  });

  test('is only with therapists who offer it, and for a machine with any', async () => {
    const ids = (await world.db.selectFrom('therapists').select('id').execute()).map(
      ({ id }) => id,
    );
    const away = ids.filter((id) => id !== who.Camille);
    const time_off = { starts_at: at('2026-03-04', '00:00'), ends_at: at('2026-03-30', '00:00') };
    await world.db
      .insertInto('time_off')
      .values(away.map((therapist_id) => ({ ...time_off, therapist_id, reason: 'Leave' })))
      .execute();
    const openings = await list();
    expect(of(openings, 'Cupping', 30)).toMatchObject({ therapist_id: who.Camille });
    expect(of(openings, 'Red-Light Therapy', 30)).toMatchObject({ therapist_id: who.Camille });
    // She does not stretch anybody, and nobody else is there within two weeks.
    expect(of(openings, 'Stretching', 30)).toBeUndefined();
  });

  test('is at the branch that is asked for, and else at the one that is sooner', async () => {
    for (const name of ['Noura', 'Omar', 'Daniel', 'Camille', 'Karim', 'Viktor'])
      await take(name, '2026-03-04', '10:00', '22:00');
    const atA = of(await list({ location: 'A' }), 'Stretching', 30);
    expect(atA).toMatchObject({ location: 'A' });
    expect(of(await list({ location: 'B' }), 'Stretching', 30)).toMatchObject({ location: 'B' });
    const anywhere = of(await list(), 'Stretching', 30);
    expect(`${anywhere?.date} ${anywhere?.time}` <= `${atA?.date} ${atA?.time}`).toBe(true);
  });

  test('is a real one: the offered time is free for that long', async () => {
    for (const opening of await list()) {
      const { therapist_id, date, minutes: total_duration } = opening;
      const free = await get(contract.availableTimesForServices, {
        therapist_id,
        date,
        total_duration,
      });
      expect(free.body).toContain(opening.time);
    }
  });

  test('never names one who is booked by telephone', async () => {
    expect((await list()).map(({ therapist_id }) => therapist_id)).not.toContain(who.Viktor);
  });

  test('takes two reads, and none at a branch that is not', async () => {
    const { counting, reads } = countReads();
    await listServiceOpenings(
      counting,
      {},
      { now: world.clock.now(), holder: nobody, daysAhead: 180 },
    );
    expect(reads()).toBe(2);
    const { status, body } = await get(contract.listServiceOpenings, { location: 'Z' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['location']]);
  });
});
