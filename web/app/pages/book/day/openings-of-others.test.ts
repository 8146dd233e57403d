import { describe, expect, test } from 'vitest';
import { openingsOfOthers } from './openings-of-others.ts';

function at(date: string, time: string, therapist_id: number) {
  return { date, time, therapist_id, therapist_name: `Therapist ${therapist_id}` };
}

const own = at('2026-11-24', '12:00', 3);
const before = at('2026-11-23', '18:00', 4);
const after = at('2026-11-24', '14:00', 5);

describe('beside the openings of the chosen therapist', () => {
  test('those of others that come sooner are named', () => {
    expect(openingsOfOthers({ therapist: [own], any: [before, own, after] }, 3)).toEqual({
      sooner: true,
      openings: [before],
    });
  });

  test('all are named when none comes sooner', () => {
    expect(openingsOfOthers({ therapist: [own], any: [own, after] }, 3)).toEqual({
      sooner: false,
      openings: [own, after],
    });
  });

  test('anyone is sooner than a therapist without an opening', () => {
    expect(openingsOfOthers({ therapist: [], any: [after] }, 3)).toEqual({
      sooner: true,
      openings: [after],
    });
  });

  test('the therapist alone is not named twice', () => {
    expect(openingsOfOthers({ therapist: [own], any: [own] }, 3).openings).toEqual([]);
  });
});
