import { OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import { describe, expect, test } from 'vitest';
import { isWish, OVERRIDABLE_RULES, partObjections } from './overridable-rules.ts';

describe('wishes', () => {
  test('each has a sentence, and nothing else is a wish', () => {
    expect(Object.keys(OVERRIDABLE_RULES).sort()).toEqual([...OverridableRule.enum].sort());
    for (const physics of ['booked', 'held', 'resource', 'resource_held', 'toString'])
      expect(isWish(physics)).toBe(false);
    expect(isWish('grid')).toBe(true);
  });

  test('are parted from what nobody can pass over, and named once', () => {
    expect(
      partObjections([{ wish: 'grid' }, { reason: 'bed' }, { wish: 'shift' }, { wish: 'grid' }]),
    ).toEqual({ physics: { reason: 'bed' }, wishes: ['grid', 'shift'] });
    expect(partObjections([])).toEqual({ physics: null, wishes: [] });
  });
});
