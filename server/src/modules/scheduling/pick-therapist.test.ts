import { describe, expect, test } from 'vitest';
import { openDiary, THURSDAY } from '../../../test/diary.ts';
import { accountHolder } from './bookable-days-rules.ts';
import { parseStart } from './parse-start.ts';
import { pickTherapist } from './pick-therapist.ts';
import { slotOf } from './slot-rules.ts';

const { world, client, who, does, take } = await openDiary();

describe('picking a therapist', () => {
  const pick = async (
    wish: Partial<Parameters<typeof pickTherapist>[1]> = {},
    time = '14:00',
    lastsMinutes = 60,
  ) => {
    const picked = await pickTherapist(
      world.db,
      {
        locationCode: 'A',
        serviceIds: [],
        gender: null,
        favouritesOf: client.id,
        ...wish,
      },
      slotOf(parseStart(THURSDAY, time), lastsMinutes),
      { now: world.clock.now(), holder: accountHolder(client.id), daysAhead: 180 },
    );
    return picked.therapistId;
  };

  test('takes the least booked that day, then the studio order', async () => {
    expect(await pick()).toBe(who.Noura);
    await take('Noura', THURSDAY, '12:00', '12:30');
    expect(await pick()).toBe(who.Omar);
    await take('Omar', THURSDAY, '20:00', '21:00');
    await take('Daniel', THURSDAY, '19:00', '20:00');
    expect(await pick()).toBe(who.Camille);
    await take('Camille', THURSDAY, '19:00', '20:00');
    expect(await pick()).toBe(who.Noura);
  });

  test('does not count cancelled sessions, or another day', async () => {
    await take('Noura', THURSDAY, '17:00', '20:00', 'cancelled');
    await take('Noura', '2026-03-06', '15:00', '18:00');
    expect(await pick()).toBe(who.Noura);
  });

  test('prefers a favourite of this client, however booked they are', async () => {
    await world.db
      .insertInto('favourites')
      .values({
        account_id: client.id,
        therapist_id: who.Daniel as number,
        since: world.clock.now(),
      })
      .execute();
    await take('Daniel', THURSDAY, '19:00', '22:00');
    expect(await pick()).toBe(who.Daniel);
    expect(await pick({ favouritesOf: null })).toBe(who.Noura);
    expect(await pick({ gender: 'female' })).toBe(who.Noura);
    expect(await pick({}, '16:00')).toBe(who.Noura);
  });

  test('respects the skill, the gender and the time', async () => {
    expect(await pick({ serviceIds: [does.Cupping as number] })).toBe(who.Omar);
    const light = [does['Red-Light Therapy'] as number];
    expect(await pick({ serviceIds: light })).toBe(who.Noura);
    expect(await pick({ gender: 'male' })).toBe(who.Omar);
    expect(await pick({ gender: 'female' }, '21:00')).toBeNull();
    expect(await pick({}, '14:10')).toBeNull();
    expect(await pick({ locationCode: 'Z' })).toBeNull();
    expect(await pick({}, '14:00', 9 * 60)).toBeNull();
    world.clock.set(`${THURSDAY}T14:30:00+04:00`);
    expect(await pick()).toBeNull();
  });

  test('spreads a full hour over everyone and then finds nobody', async () => {
    const picked: (number | null)[] = [];
    for (;;) {
      const id = await pick();
      picked.push(id);
      const name = Object.keys(who).find((each) => who[each] === id);
      if (!name) break;
      await take(name, THURSDAY, '14:00', '15:00');
    }
    expect(picked).toEqual([who.Noura, who.Omar, who.Daniel, who.Camille, null]);
  });
});
