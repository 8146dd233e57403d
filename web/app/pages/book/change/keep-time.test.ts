import { describe, expect, test } from 'vitest';
import { type BookingForm, emptyForm } from '../form/form.ts';
import { formReducer } from '../form/form-reducer.ts';
import { keepTime, mayKeepTime } from './keep-time.ts';

const before: BookingForm = {
  ...emptyForm,
  services: [
    { id: 1, name: 'Stretching', time: 60, price: 320, type: 'service', needs_skill: true },
  ],
  duration: 60,
  location: 'A',
  locationName: 'Al Warqa',
  therapist: 'Omar Farouk',
  therapist_id: 20_001,
  therapistServices: [1],
  date: '2026-03-05',
  time: '14:00',
};
const withSomeoneElse = formReducer(before, {
  type: 'chooseTherapist',
  therapist: {
    ...{ id: 20_002, full_name: 'Huda Rahman', books_by_phone: false },
    services: [{ id: 1, name: 'Stretching' }],
  },
});

describe('after a change', () => {
  test('the time is checked if the change puts it in doubt', () => {
    expect(mayKeepTime(before, withSomeoneElse)).toBe(true);
    expect(mayKeepTime(before, before)).toBe(false);
    const elsewhere = { type: 'chooseLocation', location: { location: 'B', name: 'Al Mizhar' } };
    const there = formReducer(before, elsewhere as Parameters<typeof formReducer>[1]);
    // No therapist is chosen any more, so there are no times to request.
    expect(mayKeepTime(before, there)).toBe(false);
    expect(mayKeepTime({ ...before, time: '' }, withSomeoneElse)).toBe(false);
    expect(mayKeepTime(before, { ...withSomeoneElse, services: [] })).toBe(false);
    expect(mayKeepTime(before, { ...withSomeoneElse, serviceType: 'mypackage' })).toBe(false);
  });

  test('a free time stays; one that is taken or cannot be checked is cleared', () => {
    const at = (times: string[]) => keepTime(before, withSomeoneElse, { mode: 'grid', times });
    expect(at(['13:00', '14:00'])).toMatchObject({ therapist: 'Huda Rahman', time: '14:00' });
    expect(at(['13:00'])).toEqual(withSomeoneElse);
    expect(keepTime(before, withSomeoneElse, undefined)).toEqual(withSomeoneElse);
  });

  test('a package session also keeps its minutes if the slot is long enough', () => {
    const own = { serviceType: 'mypackage', maxDuration: 120, duration: 120 } as const;
    const session = { ...before, ...own, allocatedMinutes: 90 };
    const after = { ...withSomeoneElse, ...own };
    expect(mayKeepTime(session, after)).toBe(true);
    const at = (maxMinutes: number) =>
      keepTime(session, after, { mode: 'list', entries: [{ time: '14:00', maxMinutes }] });
    expect(at(120)).toMatchObject({ time: '14:00', allocatedMinutes: 90 });
    expect(at(60)).toEqual(after);
  });
});
