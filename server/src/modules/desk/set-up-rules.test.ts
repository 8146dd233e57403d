import { defaultStudio } from '@limber/contract/terms/default-studio.ts';
import { expect, test } from 'vitest';
import { stepsOf } from './set-up-rules.ts';

const { brand, email, phone } = defaultStudio;
const nothing = {
  ...{ brand, email, phone, trn: null, branches: 0, withHours: 0 },
  ...{ services: 0, therapists: 0, clients: 0 },
};
const done = (there: Partial<typeof nothing> | { trn: string }) =>
  stepsOf({ ...nothing, ...there })
    .filter((each) => each.done)
    .map(({ step }) => step);

test('a studio that has what every new one begins with has set nothing up', () => {
  expect(done({})).toEqual([]);
  expect(done({ email: 'hello@studio.example' })).toEqual([]);
});

test('what is there is done, and hours are when every branch has some', () => {
  expect(done({ email: 'hello@studio.example', phone: '+971 4 123 4567' })).toEqual(['brand']);
  expect(done({ trn: '100000000000003' })).toEqual(['tax_number']);
  expect(done({ branches: 2, withHours: 1 })).toEqual(['branches']);
  expect(done({ branches: 2, withHours: 2 })).toEqual(['branches', 'hours']);
  expect(done({ services: 1, therapists: 1, clients: 1 })).toEqual([
    ...['services', 'therapists', 'clients'],
  ]);
});
