import { expect, test } from 'vitest';
import { compareDays } from './compared-days-rules.ts';

const today = '2026-03-31';

test('a past month is compared with the whole month before', () => {
  expect(compareDays({ from: '2026-02-01', to: '2026-02-28' }, today)).toEqual({
    shown: { from: '2026-02-01', to: '2026-02-28' },
    ...{ kind: 'month', before: { from: '2026-01-01', to: '2026-01-31' } },
  });
});

test('the running month is compared with as many days of the month before, which may be shorter', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' };
  expect(compareDays(march, '2026-03-04')).toMatchObject({
    ...{ kind: 'month_so_far', shown: { to: '2026-03-04' } },
    before: { from: '2026-02-01', to: '2026-02-04' },
  });
  expect(compareDays(march, '2026-03-30').before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(compareDays(march, today).kind).toBe('month');
});

test('a day is compared with that a week before, other days with as many before them', () => {
  expect(compareDays({ from: '2026-03-04', to: '2026-03-04' }, today)).toMatchObject({
    ...{ kind: 'day', before: { from: '2026-02-25', to: '2026-02-25' } },
  });
  expect(compareDays({ from: '2026-03-05', to: '2026-03-14' }, today)).toMatchObject({
    ...{ kind: 'days', before: { from: '2026-02-23', to: '2026-03-04' } },
  });
});

test('days that have not come are not shown, unless there is none other', () => {
  expect(compareDays({ from: '2026-03-05', to: '2026-03-14' }, '2026-03-07').shown.to).toBe(
    '2026-03-07',
  );
  expect(compareDays({ from: '2026-04-05', to: '2026-04-14' }, '2026-03-07').shown.to).toBe(
    '2026-04-14',
  );
});
