import { describe, expect, test } from 'vitest';
import { contradicts, openingsOfOthers } from './openings-of-others.ts';

function at(date: string, time: string, therapist_id: number) {
  return { date, time, therapist_id, therapist_name: `Therapist ${therapist_id}` };
}

const own = at('2026-11-24', '12:00', 3);
const before = at('2026-11-23', '18:00', 4);
const after = at('2026-11-24', '14:00', 5);

describe("beside the chosen therapist's free times", () => {
  test('earlier ones with others are listed', () => {
    expect(openingsOfOthers({ therapist: [own], any: [before, own, after] }, 3)).toEqual({
      sooner: true,
      openings: [before],
    });
  });

  test('all are listed when none is earlier', () => {
    expect(openingsOfOthers({ therapist: [own], any: [own, after] }, 3)).toEqual({
      sooner: false,
      openings: [own, after],
    });
  });

  test('anyone is earlier than a therapist without a free time', () => {
    expect(openingsOfOthers({ therapist: [], any: [after] }, 3)).toEqual({
      sooner: true,
      openings: [after],
    });
  });

  test("the therapist's own are not listed twice", () => {
    expect(openingsOfOthers({ therapist: [own], any: [own] }, 3).openings).toEqual([]);
  });
});

describe('beside a day without times', () => {
  const form = { date: '2026-11-24', anyTherapist: false, therapist_id: 3 };

  test('a time of that day with its therapist would contradict it', () => {
    expect(contradicts(own, form)).toBe(true);
    expect(contradicts(after, form)).toBe(false);
    expect(contradicts({ ...own, date: '2026-11-25' }, form)).toBe(false);
  });

  test('for any therapist every time of that day would', () => {
    const any = { ...form, anyTherapist: true, therapist_id: null };
    expect(contradicts(after, any)).toBe(true);
    expect(contradicts(before, any)).toBe(false);
  });
});
