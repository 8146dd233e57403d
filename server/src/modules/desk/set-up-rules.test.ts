import { newStudio } from '@limber/contract/terms/studio-facts.ts';
import { expect, test } from 'vitest';
import { stepsOf } from './set-up-rules.ts';

const nothing = {
  ...{ brand: newStudio.brand, email: '', phone: '', trn: null, branches: 0, withHours: 0 },
  ...{ services: 0, servicesProposed: 0, packages: 0, packagesProposed: 0 },
  ...{ therapists: 0, clients: 0, partners: 0 },
};
const done = (there: Partial<typeof nothing> | { trn: string }) =>
  stepsOf({ ...nothing, ...there })
    .filter((each) => each.done)
    .map(({ step }) => step);

test('a studio that has what every new one begins with has set nothing up', () => {
  expect(done({})).toEqual([]);
  expect(done({ email: 'hello@studio.example' })).toEqual([]);
  expect(done({ brand: 'Supple' })).toEqual([]);
});

test('existing things count as done, and hours do when every branch has some', () => {
  expect(done({ brand: 'Supple', email: 'hello@studio.example' })).toEqual(['brand']);
  expect(done({ brand: 'Supple', phone: '+971 4 123 4567' })).toEqual(['brand']);
  expect(done({ trn: '100000000000003' })).toEqual(['tax_number']);
  expect(done({ branches: 2, withHours: 1 })).toEqual(['branches']);
  expect(done({ branches: 2, withHours: 2 })).toEqual(['branches', 'hours']);
  expect(done({ services: 1, packages: 1, therapists: 1, clients: 1, partners: 1 })).toEqual([
    ...['services', 'packages', 'therapists', 'clients', 'partners'],
  ]);
});

test('a new studio’s defaults count as done once each of them was saved', () => {
  const begun = { services: 9, servicesProposed: 9, packages: 7, packagesProposed: 7 };
  expect(done(begun)).toEqual([]);
  expect(done({ ...begun, servicesProposed: 1 })).toEqual([]);
  expect(done({ ...begun, servicesProposed: 0 })).toEqual(['services']);
  const [services] = stepsOf({ ...nothing, ...begun }).filter(({ step }) => step === 'services');
  expect(services).toMatchObject({ count: 9, to_look_at: 9 });
});

test('a studio can open without packages and partners', () => {
  const optional = (there: Partial<typeof nothing>) =>
    stepsOf({ ...nothing, ...there }).flatMap((each) => (each.optional ? each.step : []));
  expect(optional({})).toEqual(['packages', 'partners']);
  expect(optional({ packages: 7, packagesProposed: 7 })).toEqual(['partners']);
});
