import { describe, expect, test } from 'vitest';
import type { LastSession } from '../../clients/usual-session/usual-session-rules.ts';
import {
  habitOf,
  missedRhythmOf,
  nameBeside,
  type PossibleStart,
  suitingStarts,
} from './whom-free-hours-suit-rules.ts';

const session = (day: string, weekday: number, startMinute: number): LastSession => ({
  ...{ day, weekday, startMinute, therapistId: 1, locationCode: 'A', lastsMinutes: 60 },
  ...{ lines: [{ serviceId: 1, lastsMinutes: 60 }], packageId: null },
});

describe('a habit', () => {
  test('is the weekday and hour of at least three sessions, an hour apart at most', () => {
    const sessions = [
      session('2026-02-25', 3, 840),
      session('2026-02-20', 5, 840),
      session('2026-02-18', 3, 870),
      session('2026-02-11', 3, 780),
    ];
    expect(habitOf(sessions)).toMatchObject({ weekday: 3, startMinute: 840 });
    expect(habitOf(sessions.slice(0, 3))).toBeNull();
    expect(habitOf([])).toBeNull();
  });

  test('is not made of hours that lie apart', () => {
    const sessions = [
      session('2026-02-25', 3, 600),
      session('2026-02-18', 3, 720),
      session('2026-02-11', 3, 840),
    ];
    expect(habitOf(sessions)).toBeNull();
  });
});

describe('a missed rhythm', () => {
  const weekly = ['2026-02-18', '2026-02-11', '2026-02-04'].map((day) => session(day, 3, 840));

  test.each([
    ['2026-02-25', null],
    ['2026-02-26', null],
    ['2026-02-27', { everyDays: 7, lastDay: '2026-02-18' }],
    ['2026-03-17', { everyDays: 7, lastDay: '2026-02-18' }],
    ['2026-03-18', null],
  ])('of weekly sessions, the last on 18 February, on %s: %j', (today, rhythm) => {
    expect(missedRhythmOf(weekly, today)).toEqual(rhythm);
  });

  test('needs three days with sessions', () => {
    const twice = [...weekly.slice(0, 2), session('2026-02-11', 3, 900)];
    expect(missedRhythmOf(twice, '2026-03-01')).toBeNull();
  });
});

const start = (therapistId: number, startMinute: number, date = '2026-03-04'): PossibleStart => ({
  ...{ date, weekday: date === '2026-03-04' ? 3 : 4, therapistId, startMinute },
});

describe('starts that suit', () => {
  const starts = [start(2, 840), start(1, 600), start(1, 900), start(1, 840, '2026-03-05')];

  test('are first with the usual therapist, then near the usual hour, then soon', () => {
    const taste = { therapistId: 1, when: { weekday: 3, startMinute: 870 } };
    const best = suitingStarts(starts, { because: 'minutes_end', ...taste });
    expect(best).toEqual([starts[2], starts[3], starts[1], starts[0]]);
  });

  test('are near the usual time alone where that is the reason', () => {
    const when = { weekday: 3, startMinute: 870 };
    const best = suitingStarts(starts, { because: 'usual', therapistId: 1, when });
    expect(best).toEqual([starts[2], starts[0]]);
  });

  test('are the soonest of those who have nothing usual', () => {
    const best = suitingStarts(starts, { because: 'waits', therapistId: null, when: null });
    expect(best.map(({ startMinute }) => startMinute)).toEqual([600, 840, 900, 840]);
  });
});

describe('naming clients beside free hours', () => {
  const stretch = (therapistId: number, startMinute: number, endMinute: number) => ({
    ...{ date: '2026-03-04', weekday: 3, therapistId, startMinute, endMinute },
  });
  const first = stretch(1, 600, 720);
  const second = stretch(2, 840, 960);

  test('names up to five beside one, in their order, and the rest where else it suits them', () => {
    const clients = Array.from({ length: 7 }, (_, id) => ({
      id,
      starts: id === 6 ? [start(1, 600)] : [start(1, 600), start(2, 900)],
    }));
    const named = nameBeside([first, second], clients);
    expect(named.get(first)?.map(({ suited }) => suited.id)).toEqual([0, 1, 2, 3, 4]);
    expect(named.get(second)?.map(({ suited }) => suited.id)).toEqual([5]);
    expect(named.get(second)?.[0]?.start).toEqual(start(2, 900));
  });

  test('names nobody whose starts lie in no stretch', () => {
    const named = nameBeside([first], [{ starts: [start(1, 720), start(2, 600)] }]);
    expect(named.get(first)).toEqual([]);
  });
});
