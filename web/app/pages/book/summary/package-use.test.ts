import { expect, test } from 'vitest';
import { emptyForm } from '../form/form.ts';
import { formReducer } from '../form/form-reducer.ts';
import { followRemaining } from '../form/pick-services.ts';
import { packageUse } from './package-use.ts';

test('a package session shows the minutes it uses and the balance after it', () => {
  const own = { serviceType: 'mypackage', maxDuration: 300 } as const;
  expect(packageUse({ ...own, allocatedMinutes: 60 })).toEqual({ uses: 60, leaves: 240 });
  expect(packageUse({ ...own, allocatedMinutes: null })).toBeNull();
  const day = { serviceType: 'my_unlimited_package', maxDuration: 180 } as const;
  expect(packageUse({ ...day, allocatedMinutes: 60 })).toEqual({ uses: 60, leaves: null });
  expect(packageUse({ serviceType: 'service', allocatedMinutes: null })).toBeNull();
});

test('a session is shortened to a smaller balance', () => {
  const form = {
    ...emptyForm,
    serviceType: 'mypackage' as const,
    services: [
      {
        id: 5,
        name: 'Starter Package',
        time: 105,
        price: 0,
        type: 'mypackage',
        needs_skill: false,
      },
    ],
    duration: 105,
    maxDuration: 105,
    allocatedMinutes: 105,
  };
  const next = formReducer(form, { type: 'followRemaining', minutes: 78 });
  expect(next).toMatchObject({ duration: 78, maxDuration: 78, allocatedMinutes: 75 });
  expect(next.services[0]?.time).toBe(78);
  expect(followRemaining({ ...form, allocatedMinutes: 30 }, 78).allocatedMinutes).toBe(30);
  expect(followRemaining(form, 3).allocatedMinutes).toBeNull();
});
