import { OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import { describe, expect, test } from 'vitest';
import { isOverridable, OVERRIDABLE_RULES, partObjections } from './overridable-rules.ts';

describe('overridable rules', () => {
  test('each has a sentence, and nothing else can be overridden', () => {
    expect(Object.keys(OVERRIDABLE_RULES).sort()).toEqual([...OverridableRule.enum].sort());
    for (const physics of ['booked', 'held', 'resource', 'resource_held', 'toString'])
      expect(isOverridable(physics)).toBe(false);
    expect(isOverridable('grid')).toBe(true);
  });

  test('are parted from what nobody can pass over, and named once', () => {
    expect(
      partObjections([{ rule: 'grid' }, { reason: 'bed' }, { rule: 'shift' }, { rule: 'grid' }]),
    ).toEqual({ physics: { reason: 'bed' }, brokenRules: ['grid', 'shift'] });
    expect(partObjections([])).toEqual({ physics: null, brokenRules: [] });
  });
});
