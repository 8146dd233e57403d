import { expect, test } from 'vitest';
import { emptyForm } from '../form/form.ts';
import { sessionOfForm } from './session-of-form.ts';

const form = {
  ...emptyForm,
  serviceType: 'service' as const,
  services: [{ id: 4, name: 'Massage', time: 60, price: 320, type: 'service', needs_skill: true }],
  ...{ duration: 60, location: 'A', date: '2026-03-06', therapist_id: 7, therapist: 'Noura' },
};

test('a client who waits, waits for what the wizard has chosen', () => {
  expect(sessionOfForm(form)).toEqual({
    ...{ services: [{ id: 4, time: 60 }], lastsMinutes: 60, location: 'A', date: '2026-03-06' },
    therapist: { id: 7, name: 'Noura' },
  });
  expect(sessionOfForm({ ...form, therapist_id: null }).therapist).toBeNull();
});

test('a session from a package lasts an hour until its minutes are chosen', () => {
  const included = { id: 9, name: 'Stretching' } as never;
  const ofPackage = { ...form, serviceType: 'mypackage' as const, sessionFor: [included] };
  const { services, lastsMinutes } = sessionOfForm({ ...ofPackage, allocatedMinutes: null });
  expect([services, lastsMinutes]).toEqual([[{ id: 9, time: 60 }], 60]);
});
