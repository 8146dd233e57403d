import type { BookingRequest } from '@limber/contract/bookings.ts';
import { describe, expect, test } from 'vitest';
import { say } from '../../../platform/language/sentence.ts';
import { NOTHING_BESIDE } from '../../scheduling/buffer-and-resource-rules.ts';
import { objectToTherapist, servicesAsked, servicesNamed } from './can-therapist-take-rules.ts';
import type { SessionFacts } from './requested-session-rules.ts';

const STRETCHING = 1;
const RED_LIGHT = 2;

const line = (id: number, type = 'service') => ({ id, type, time: 60 });
const request = (...lines: ReturnType<typeof line>[]) =>
  ({ services: lines }) as Pick<BookingRequest, 'services'>;

describe('the services that the therapist must offer', () => {
  const included = [STRETCHING, RED_LIGHT].map((serviceId) => ({
    ...{ serviceId, name: `Service ${serviceId}`, needsSkill: true },
  }));
  const paid = [
    { paidBy: 'purchase', offer: { included } },
    { paidBy: 'package', package: { included } },
  ] as const;

  test('paid by price are the requested ones, each once', () => {
    const asked = request(line(RED_LIGHT), line(STRETCHING), line(RED_LIGHT));
    expect(servicesAsked(asked, { paidBy: 'price' })).toEqual([RED_LIGHT, STRETCHING]);
    expect(servicesAsked(request(line(RED_LIGHT, 'package')), { paidBy: 'price' })).toEqual([
      RED_LIGHT,
    ]);
  });

  test.each(paid)('of a $paidBy are the named ones, otherwise the first that it includes', (by) => {
    const named = request(line(99, 'mypackage'), line(RED_LIGHT), line(RED_LIGHT));
    expect(servicesAsked(named, by)).toEqual([RED_LIGHT]);
    expect(servicesAsked(request(line(99, 'mypackage')), by)).toEqual([STRETCHING]);
    expect(servicesAsked(request(), by)).toEqual([STRETCHING]);
  });
});

test('a request names services itself, of a package only by lines of services', () => {
  const named = (serviceType: BookingRequest['serviceType'], ...of: ReturnType<typeof line>[]) =>
    servicesNamed({ ...request(...of), serviceType });
  expect(named('service', line(RED_LIGHT), line(STRETCHING), line(RED_LIGHT))).toEqual([
    ...[RED_LIGHT, STRETCHING],
  ]);
  expect(named('service', line(RED_LIGHT, 'package'))).toEqual([RED_LIGHT]);
  expect(named('mypackage', line(99, 'mypackage'), line(STRETCHING))).toEqual([STRETCHING]);
  expect(named('package', line(99, 'package'))).toBeNull();
  expect(named('service')).toBeNull();
});

describe('a therapist', () => {
  const against = (
    changes: Partial<SessionFacts['therapist']> = {},
    therapistGender: 'female' | 'male' | null | undefined = undefined,
    needsSkills: readonly number[] = [STRETCHING],
  ) => {
    const therapist: SessionFacts['therapist'] = {
      ...{ name: 'Noura', gender: 'female' as const, locationCode: 'A', booksByPhone: false },
      ...{ serviceIds: [STRETCHING], ...changes },
    };
    const day = { open: [], shifts: [], busy: [], held: [], takes: NOTHING_BESIDE };
    const facts = {
      therapist,
      day,
      closedFor: null,
      hasRetired: false,
      nowMinute: 0,
      daysAhead: 180,
    };
    return objectToTherapist({ locationCode: 'A', therapistGender }, facts, needsSkills);
  };

  test('a therapist who fits gets no objection, whatever the client did not ask for', () => {
    expect([against(), against({}, null), against({}, 'female')]).toEqual([[], [], []]);
    expect(against({ serviceIds: [] }, null, [])).toEqual([]);
  });

  test('of another branch takes no session here, and nobody passes over that', () => {
    const [only, ...others] = against({ locationCode: 'B' });
    expect(only).toMatchObject({ verdict: 'wrong', field: 'location' });
    expect([only?.rule, others]).toEqual([undefined, []]);
    expect(only?.reason.en).toBe('Noura does not work at this location.');
  });

  test('is objected to by name', () => {
    for (const found of [
      ...against({ locationCode: 'B', booksByPhone: true, serviceIds: [] }, 'male'),
    ]) {
      expect(found.reason.en).toContain('Noura');
      expect(say(found.reason, 'ar', () => 'نورة')).toContain('نورة');
    }
  });

  test('the wrong gender, booking by telephone or a missing skill breaks an overridable rule', () => {
    expect(against({}, 'male')).toMatchObject([
      { verdict: 'wrong', field: 'therapist_gender', rule: 'gender' },
    ]);
    expect(against({ gender: 'male' }, 'female')).toMatchObject([{ rule: 'gender' }]);
    expect(against({ booksByPhone: true })).toMatchObject([
      { verdict: 'refused', rule: 'by_phone' },
    ]);
    expect(against({}, null, [STRETCHING, RED_LIGHT])).toMatchObject([
      { verdict: 'wrong', field: 'therapist_id', rule: 'skill' },
    ]);
  });

  test('is refused with every objection, first those that nobody can override', () => {
    const all = against({ locationCode: 'B', booksByPhone: true, serviceIds: [] }, 'male');
    expect(all.map(({ rule }) => rule)).toEqual([undefined, 'gender', 'by_phone', 'skill']);
  });
});
